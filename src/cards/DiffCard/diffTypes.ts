import type { PatchChange } from "../../protocol/payloads/patchTypes.ts";

/** A run of lines that are the same on both sides. Numbers count from 1; `null` when a patch tells none. */
export interface SameBlock {
  readonly kind: "same";
  readonly oldStart: number | null;
  readonly newStart: number | null;
  readonly lines: readonly string[];
  /** As they are in the old text, where that differs: white space is ignored. */
  readonly oldLines?: readonly string[];
  /** The last line ends without a line feed. */
  readonly bare?: boolean;
}

/** Lines that went and lines that came in their place. */
export interface ChangedBlock {
  readonly kind: "changed";
  readonly oldStart: number | null;
  readonly newStart: number | null;
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** The last line of that side ends without a line feed. */
  readonly oldBare?: boolean;
  readonly newBare?: boolean;
}

/** Lines that a patch leaves out. */
export interface SkippedBlock {
  readonly kind: "skipped";
  /** `null` when the patch does not tell. */
  readonly count: number | null;
  /** The function that follows, as git prints it; may be empty. */
  readonly section: string;
}

export type DiffBlock = SameBlock | ChangedBlock | SkippedBlock;

export type LineEnds = "LF" | "CRLF" | "mixed";

/** The changes of one file. Lines keep a carriage return and have no line feed. */
export interface FileDiff {
  readonly change: PatchChange;
  /** As the tool named it; `null` when it named none. */
  readonly path: string | null;
  /** Set where the old side has another name: of a renamed or copied file, or of another file that this one was compared with. */
  readonly oldPath: string | null;
  readonly added: number;
  readonly removed: number;
  readonly binary: boolean;
  /** The comparison was given up: the changed block is larger than it would have to be. */
  readonly coarse: boolean;
  readonly blocks: readonly DiffBlock[];
  /** Octal, when they differ or one is told. */
  readonly oldMode: string | null;
  readonly newMode: string | null;
  /** Set when the two sides end their lines differently. */
  readonly lineEnds: { readonly from: LineEnds; readonly to: LineEnds } | null;
  /** Carriage returns tell something and are to be marked. */
  readonly marksCr: boolean;
  /** Text that stood before this file in a patch. */
  readonly leading: string;
  /** Changes of white space are left out. */
  readonly ignoresSpace?: boolean;
  /** Hidden characters of its lines, where they have been counted. */
  readonly hidden?: number;
  /** The whole texts, where they are known. */
  readonly texts?: { readonly old: string; readonly new: string };
}

/** What a diff payload says, ready to show. */
export interface DiffModel {
  readonly files: readonly FileDiff[];
  /** Of all files; the counts of `git diff --numstat`. */
  readonly added: number;
  readonly removed: number;
  /** Text after the last file of a patch. */
  readonly trailing: string;
  /** Units of a patch that were read, and that there are, when it is longer than the budget. */
  readonly cut: { readonly read: number; readonly total: number } | null;
  /** The new text, when the payload had it. */
  readonly newText: string | null;
  /** The patch as it was sent, when the payload was one. */
  readonly patchText: string | null;
  /** The payload's own path, when the patch in it names only other files. Both are shown (security R10). */
  readonly statedPath: string | null;
}
