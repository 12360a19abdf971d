import type { RawCase } from "./cases.ts";

/** What one case came to in one engine. */
export interface Outcome {
  readonly id: string;
  readonly engine: string;
  readonly faults: readonly string[];
  readonly skipped?: string;
}

// The corpus names milliseconds of an ordinary laptop that does nothing else; a busy test machine is many times slower.
const FACTOR = Number(process.env["CORPUS_TIME_FACTOR"] ?? 10);

/** A case that takes many times its budget hangs a chat on any machine. */
export function timeFault({ check }: RawCase, ms: number): string | null {
  const budget = (check?.maxMs ?? 1000) * FACTOR;
  return ms > budget
    ? `10: ${Math.round(ms)} ms, more than ${FACTOR} times the budget of ${check?.maxMs ?? 1000}`
    : null;
}
