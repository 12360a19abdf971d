import { MultiFileDiff, Virtualizer, WorkerPoolContextProvider } from "@pierre/diffs/react";
import type { Candidate } from "../../shared/candidate.ts";
import { render } from "../../shared/render.ts";
import { elementsBelow } from "../../shared/viewport.ts";
import { diffCandidate, texts } from "../diffCandidate.ts";

const theme = "pierre-light";
const POOL = {
  poolSize: 2,
  workerFactory: () =>
    new Worker(new URL("@pierre/diffs/worker/worker.js", import.meta.url), { type: "module" }),
};

/** `@pierre/diffs`: windowed, and colouring in a pool of workers, as its recipes say. */
export function pierre(preferredHighlighter: "shiki-js" | "highlights"): Candidate {
  const highlighter = { theme, preferredHighlighter, langs: ["typescript"] };
  const mount = (root: HTMLElement): void => {
    const { before, after } = texts();
    render(
      root,
      <WorkerPoolContextProvider poolOptions={POOL} highlighterOptions={highlighter}>
        <Virtualizer style={{ height: 600, overflow: "auto" }}>
          <MultiFileDiff
            oldFile={{ name: "bench.ts", contents: before }}
            newFile={{ name: "bench.ts", contents: after }}
            options={{ theme, preferredHighlighter, diffStyle: "unified" }}
          />
        </Virtualizer>
      </WorkerPoolContextProvider>,
    );
  };
  return diffCandidate(mount, { isReady });
}

function isReady(): boolean {
  const root = document.getElementById("bench");
  return root !== null && elementsBelow(root).some((element) => element.matches("[data-line]"));
}
