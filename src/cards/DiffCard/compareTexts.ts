import type { SideLines } from "./editBlocks.ts";
import { type DiffBudget, lineDiffSteps } from "./lineDiff.ts";
import { settleEdits } from "./settleEdits.ts";
import type { Steps } from "./steps.ts";
import { type SpaceChange, withoutSpace } from "./whitespace.ts";

/** What the comparison of two texts found. Cheap to send between threads. */
export interface Comparison {
  /** Four numbers an edit, in order: first and end line in the old text, then in the new one. */
  readonly edits: Int32Array;
  readonly added: number;
  readonly removed: number;
  /** See `LineDiff`. */
  readonly coarse: boolean;
  /** White space was ignored. */
  readonly ignoresSpace: boolean;
  /** What else was found out about long texts, so that nobody has to read them again. */
  readonly known?: KnownChanges;
}

/** What would take a while to find out about long texts. */
export interface KnownChanges {
  /** See `spaceChange`. */
  readonly space: SpaceChange;
  /** See `countHiddenLines`. */
  readonly hidden: number;
}

export interface CompareOptions extends DiffBudget {
  /** Lines that differ in white space only are the same, as for `git diff -w`. @default false */
  readonly ignoreSpace?: boolean;
}

/** Compares two texts line by line, in pieces. */
export function* compareSteps(
  before: SideLines,
  after: SideLines,
  { ignoreSpace = false, ...budget }: CompareOptions,
): Steps<Comparison> {
  const a = yield* comparable(before, ignoreSpace);
  const b = yield* comparable(after, ignoreSpace);
  const { edits, added, removed, coarse } = yield* lineDiffSteps(a, b, budget);
  const packed = new Int32Array(edits.length * 4);
  settleEdits(a, b, edits).forEach(({ aStart, aEnd, bStart, bEnd }, i) => {
    packed.set([aStart, aEnd, bStart, bEnd], i * 4);
  });
  return { edits: packed, added, removed, coarse, ignoresSpace: ignoreSpace };
}

/** Lines made simple before the work may be left for a moment. */
const PIECE = 2_000;

/** For git a last line without its line feed is another line (security decision 10). No line holds a line feed. */
function* comparable(side: SideLines, ignoreSpace: boolean): Steps<readonly string[]> {
  const { lines, bare } = side;
  if (!ignoreSpace) return bare ? [...lines.slice(0, -1), `${lines.at(-1) ?? ""}\n`] : lines;
  const simple: string[] = [];
  for (const line of lines) {
    if (simple.length % PIECE === 0) yield;
    simple.push(withoutSpace(line));
  }
  return simple;
}
