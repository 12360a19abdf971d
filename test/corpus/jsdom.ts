import { JSDOM } from "jsdom";
import type { Corpus, RawCase } from "./cases.ts";
import { type Outcome, timeFault } from "./outcome.ts";

/** Runs cases in a DOM emulator with the development build of React, whose warnings count as faults. */
export async function runInJsdom(
  corpus: Corpus,
  cases: readonly RawCase[],
  subject: string,
): Promise<Outcome[]> {
  install();
  // React looks for a DOM when it is first loaded.
  const { runCase } = await import("./runCase.tsx");
  const renderer =
    subject === "naive"
      ? (await import("../fixtures/naive/naive.tsx")).naive
      : (await import("./ours.tsx")).ours;
  const outcomes: Outcome[] = [];
  for (const one of cases) {
    const { id, channel, check } = one;
    const input = corpus.expand(one.input);
    const { faults, ms } = await runCase(renderer, {
      id,
      channel,
      input,
      ...(check ? { check } : {}),
    });
    const slow = timeFault(one, ms);
    outcomes.push({ id, engine: "jsdom", faults: slow ? [...faults, slow] : faults });
  }
  return outcomes;
}

function install(): void {
  const { window } = new JSDOM("<!doctype html><html><body></body></html>", {
    url: "http://host.example/",
    pretendToBeVisual: true,
  });
  const keep = new Set([
    "URL",
    "Blob",
    "performance",
    "console",
    "fetch",
    "AbortController",
    "AbortSignal",
    "TextEncoder",
    "TextDecoder",
    "crypto",
  ]);
  for (const key of Object.getOwnPropertyNames(window)) {
    if (keep.has(key) || (key in globalThis && !/Event$|^Event|^navigator$/.test(key))) continue;
    Object.defineProperty(globalThis, key, {
      value: (window as unknown as Record<string, unknown>)[key],
      configurable: true,
      writable: true,
    });
  }
  Object.assign(globalThis, { window: globalThis, self: globalThis });
  for (const name of [
    "addEventListener",
    "removeEventListener",
    "dispatchEvent",
    "getComputedStyle",
  ] as const) {
    Object.defineProperty(globalThis, name, {
      value: window[name].bind(window),
      configurable: true,
      writable: true,
    });
  }
}
