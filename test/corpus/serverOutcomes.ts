import type { Corpus, RawCase } from "./cases.ts";
import type { Outcome } from "./outcome.ts";
import { runServerCases } from "./server/run.ts";

const NAIVE = new URL("../fixtures/naive/companion.ts", import.meta.url);

/** Runs the companion's cases against real files and a real HTTP server. */
export async function runServerOutcomes(
  cases: readonly RawCase[],
  corpus: Corpus,
  subject: string,
): Promise<Outcome[]> {
  const expanded = cases.map((one) => ({ ...one, input: corpus.expand(one.input) }));
  const companion = subject === "naive" ? NAIVE : undefined;
  const { failed, skipped } = await runServerCases(expanded, companion);
  const faults = new Map(failed.map(({ id, message }) => [id, message]));
  const reasons = new Map(skipped.map(({ id, reason }) => [id, reason]));
  return cases.map(({ id }) => {
    const fault = faults.get(id);
    const reason = reasons.get(id);
    return {
      id,
      engine: "server",
      faults: fault === undefined ? [] : [fault],
      ...(reason === undefined ? {} : { skipped: reason }),
    };
  });
}
