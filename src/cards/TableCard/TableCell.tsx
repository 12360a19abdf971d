import type { ReactNode } from "react";
import type { Cell } from "../../protocol/payloads/cell.ts";
import { clipUnits } from "../shared/clipUnits.ts";
import { MarkedText } from "../shared/find/MarkedText.tsx";
import type { KindHost } from "../shared/kindHost.ts";
import { safeText } from "../shared/SafeText.tsx";
import { type ColumnLook, shownText } from "./columnLook.ts";
import { findMarks } from "./compute/findMarks.ts";
import { lookClass } from "./lookClass.ts";
import { missingMark } from "./missingMark.ts";

/** Cells are those of a grid, which can be selected. */
const SELECTED = { "aria-selected": true } as const;

/** What the cells of a row share. */
export interface RowDrawing {
  readonly host: KindHost;
  /** What rows are filtered by; found again in the text of cells. */
  readonly query: string;
  /** Hidden characters of one cell that get an element of their own. */
  readonly marks: number;
  /** Some columns are not mounted: every cell tells which one it is in. */
  readonly isPartial: boolean;
  /** Grid column that takes the focus; -1 for none. */
  readonly focused: number;
  /** Selected grid columns, inclusive; none when `last` is below `first`. */
  readonly first: number;
  readonly last: number;
}

/**
 * One value as a `<td>`. Missing, null and empty are three different marks. A function and no component: a table has so
 * many cells that a component for each would cost more than the cell.
 */
export function drawCell(cell: Cell, look: ColumnLook, at: number, row: RowDrawing): ReactNode {
  const { labels, limits, locale } = row.host;
  const text = shownText(cell, look, locale, limits.cellUnits);
  // An empty list is an empty cell, too.
  const content =
    text === "" ? (
      <span className="ac-na" data-slot="missing">
        {missingMark(cell, labels)}
      </span>
    ) : (
      drawText(text, look.grouped, row)
    );
  return (
    <td
      key={at}
      // A text that does not fit is cut at its end, in whichever direction it runs.
      dir={look.align === "text" ? "auto" : undefined}
      className={lookClass(look)}
      {...cellProps(at, row)}
    >
      {look.gives && text !== "" ? <span className="ac-give">{content}</span> : content}
    </td>
  );
}

/** The name of a row as a `<th>`. */
export function drawName(name: string, at: number, row: RowDrawing): ReactNode {
  return (
    <th key={at} scope="row" dir="auto" className="ac-td ac-td-h" {...cellProps(at, row)}>
      {drawText(clipUnits(name, row.host.limits.cellUnits), false, row)}
    </th>
  );
}

function cellProps(at: number, { isPartial, focused, first, last }: RowDrawing): object {
  return {
    "data-c": at,
    ...(isPartial && { "aria-colindex": at + 1 }),
    ...(at === focused && { tabIndex: 0 }),
    ...(at >= first && at <= last && SELECTED),
  };
}

function drawText(text: string, grouped: boolean, { query, marks }: RowDrawing): ReactNode {
  const hits = query === "" ? [] : findMarks(text, query, grouped);
  return hits.length === 0 ? (
    safeText(text, marks)
  ) : (
    <MarkedText
      text={text}
      marks={hits.map((hit) => ({ ...hit, current: false }))}
      hiddenMarks={marks}
    />
  );
}
