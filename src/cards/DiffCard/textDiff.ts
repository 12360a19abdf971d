import type { PatchChange } from "../../protocol/payloads/patchTypes.ts";
import type { Comparison } from "./compareTexts.ts";
import { isBinary, type Side } from "./diffSides.ts";
import type { FileDiff } from "./diffTypes.ts";
import { editBlocks } from "./editBlocks.ts";
import { rememberSpaceChange } from "./whitespace.ts";

/** Two texts of one file that are to be compared. An empty text is a file that is not there. */
export interface TextPair {
  /** As the tool named it; `null` when it named none. */
  readonly path: string | null;
  readonly before: Side;
  readonly after: Side;
}

/** Says that there is nothing to find out: equal texts, or content that is not shown. */
export function needsNoComparison({ before, after }: TextPair): boolean {
  return before.text === after.text || isBinary(before.text) || isBinary(after.text);
}

const NO_CHANGES: Comparison = {
  edits: new Int32Array(0),
  added: 0,
  removed: 0,
  coarse: false,
  ignoresSpace: false,
};

/** The changes between two texts in the form that is shown. Equal and binary texts need no comparison. */
export function textDiff(pair: TextPair, comparison: Comparison = NO_CHANGES): FileDiff {
  const { path, before, after } = pair;
  const change: PatchChange =
    before.text === "" ? "new" : after.text === "" ? "deleted" : "modified";
  const same = before.text === after.text;
  const differ = change === "modified" && before.ends !== after.ends;
  const { edits, added, removed, coarse, ignoresSpace, known } = comparison;
  const blocks = edits.length === 0 ? [] : editBlocks(before, after, edits, ignoresSpace);
  if (known) rememberSpaceChange(blocks, known.space);
  return {
    change: same ? "modified" : change,
    path,
    oldPath: null,
    added,
    removed,
    binary: !same && needsNoComparison(pair),
    coarse,
    blocks,
    oldMode: null,
    newMode: null,
    lineEnds: differ ? { from: before.ends, to: after.ends } : null,
    marksCr: differ || before.ends === "mixed" || after.ends === "mixed",
    leading: "",
    ignoresSpace,
    ...(known && { hidden: known.hidden }),
    texts: { old: before.text, new: after.text },
  };
}
