import { allowWorkers } from "artifact-cards";
import { naive } from "../../fixtures/naive/naive.tsx";
import "../../../src/styles/index.css";
import { ours } from "../ours.tsx";
import { type CaseResult, runCase } from "../runCase.tsx";

interface Sent {
  readonly id: string;
  readonly channel: string;
  readonly input: unknown;
}

// The corpus brings its own generators; the server hands them out as a module of this origin.
const generators = "/corpus/load.mjs";
const { expand } = (await import(/* @vite-ignore */ generators)) as {
  expand: (raw: unknown) => unknown;
};

// As a host does whose policy has Trusted Types.
allowWorkers(false);

globalThis.__parseMarkup = (markup) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/echo");
    request.responseType = "document";
    request.onload = () => resolve(request.response as Document);
    request.onerror = () => reject(new Error("echo failed"));
    request.send(markup);
  });

globalThis.__runCase = async (index, name) => {
  const response = await fetch(`/corpus/case?${index}`);
  const sent = (await response.json()) as Sent;
  return runCase(name === "naive" ? naive : ours, { ...sent, input: expand(sent.input) });
};

declare global {
  var __runCase: (index: number, subject: string) => Promise<CaseResult>;
}
