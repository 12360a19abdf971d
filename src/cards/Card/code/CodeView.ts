import type { RefObject } from "react";
import type { Find } from "../../shared/find/useFind.ts";
import type { Tokens } from "../../shared/highlight/Tokens.ts";
import type { RowRange } from "../../shared/window/windowParts.ts";
import type { SourceText } from "../readCode.ts";
import type { CodeRows } from "./codeRows.ts";
import type { LineRange } from "./lineRanges.ts";
import type { LinePick } from "./useLinePick.ts";

/** A row to bring into view; a new object asks again. */
export interface WantedRow {
  readonly row: number;
  readonly align: "nearest" | "center";
}

/** What the box of lines needs, windowed or not. */
export interface CodeView {
  readonly code: SourceText;
  readonly rows: CodeRows;
  readonly wrap: boolean;
  /** Accessible name of the part that scrolls. */
  readonly label: string;
  readonly tokens: Tokens;
  readonly highlighted: readonly LineRange[];
  /** Line that the reader went to, from 0; -1: none. */
  readonly target: number;
  /** `null` while nothing is looked for. */
  readonly find: Find | null;
  /** `null` where lines cannot be picked. */
  readonly pick: LinePick | null;
  readonly wanted: WantedRow | null;
  /** Where the box puts the first row in view, and the first one after it. */
  readonly inView: RefObject<() => RowRange>;
  /** Where the box puts the first line that is mounted, and the first one after it: others need no drawing. */
  readonly mounted: [from: number, to: number];
  /** The element that scrolls. */
  readonly scroller: RefObject<HTMLDivElement | null>;
}
