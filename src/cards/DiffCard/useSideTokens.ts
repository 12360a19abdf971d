"use client";
import { useMemo } from "react";
import { detectLanguage } from "../shared/highlight/detectLanguage.ts";
import type { TokenStatus } from "../shared/highlight/Tokens.ts";
import type { LineTokens } from "../shared/highlight/TokenTable.ts";
import { type LineRange, useTokens } from "../shared/highlight/useTokens.ts";
import type { RowRange } from "../shared/window/windowParts.ts";
import type { DiffLayout } from "./diffLayout.ts";
import type { DiffCell, DiffSide } from "./diffRows.ts";
import type { FileDiff } from "./diffTypes.ts";
import { sideText } from "./sideText.ts";

/** Colours of the lines of both sides. */
export interface SideTokens {
  readonly of: (cell: DiffCell | null, side: DiffSide) => LineTokens | undefined;
  readonly status: TokenStatus;
}

/** Finds the tokens of both texts of a file. Rows are drawn again when tokens of lines in `range` arrive. */
export function useSideTokens(file: FileDiff, layout: DiffLayout, range: RowRange): SideTokens {
  const old = useMemo(() => sideText(file, "old"), [file]);
  const now = useMemo(() => sideText(file, "new"), [file]);
  const filename = file.path ?? "";
  const language = useMemo(
    () => detectLanguage({ filename, text: now || old }),
    [filename, now, old],
  );
  // Without removed lines all that is shown is of the new text.
  const needsOld = layout.view === "split" || file.removed > 0;
  const before = useTokens(old, needsOld ? language : null, linesIn(layout, range, "old"));
  const after = useTokens(now, now === "" ? null : language, linesIn(layout, range, "new"));
  return {
    of: (cell, side) =>
      cell?.line === undefined
        ? undefined
        : (side === "old" ? before : after).lineTokens(cell.line),
    status: after.status === "over-budget" ? after.status : before.status,
  };
}

/** Lines of a side that are among these rows. */
function linesIn(layout: DiffLayout, { first, end }: RowRange, side: DiffSide): LineRange {
  let from = Number.POSITIVE_INFINITY;
  let to = 0;
  for (let index = first; index < end; index++) {
    const row = layout.row(index);
    const cell = row?.kind === "line" ? row[side] : null;
    if (!cell) continue;
    from = Math.min(from, cell.line);
    to = Math.max(to, cell.line + 1);
  }
  return [from, to];
}
