export interface PatchLine {
  readonly kind: "same" | "removed" | "added";
  /** Without the sign and the line feed; a carriage return of the file stays. */
  readonly text: string;
  /** It is the last line of its side and has no line feed. */
  readonly bare?: true;
}

export interface PatchHunk {
  /** First line on that side, counted from 1; `null` when the header has no numbers. */
  readonly oldStart: number | null;
  readonly newStart: number | null;
  /** What git prints after the second `@@`: the function the hunk is in. */
  readonly section: string;
  readonly lines: readonly PatchLine[];
}

export type PatchChange = "modified" | "new" | "deleted" | "renamed" | "copied";

export interface PatchFile {
  readonly change: PatchChange;
  /** `null` when the patch names no file on that side. */
  readonly oldPath: string | null;
  readonly newPath: string | null;
  /** Octal file modes, such as `100755`, as far as the patch tells them. */
  readonly oldMode?: string;
  readonly newMode?: string;
  readonly binary: boolean;
  readonly hunks: readonly PatchHunk[];
  /** Lines with `+` and `-`, those beyond the budget included. */
  readonly added: number;
  readonly removed: number;
  /** Text that stood before this file and is no patch: a commit message, a remark. */
  readonly leading: string;
}

export interface Patch {
  readonly files: readonly PatchFile[];
  /** Text after the last file that is no patch. */
  readonly trailing: string;
  /** `false`: lines beyond the budget were counted and not kept. */
  readonly complete: boolean;
}
