import { installDom } from "../helpers/installDom.ts";
import type { Corpus, RawCase } from "./cases.ts";
import { type Outcome, timeFault } from "./outcome.ts";

/** Runs cases in a DOM emulator with the development build of React, whose warnings count as faults. */
export async function runInJsdom(
  corpus: Corpus,
  cases: readonly RawCase[],
  subject: string,
): Promise<Outcome[]> {
  installDom();
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
