"use client";
import type { ReactNode } from "react";
import type { Cell } from "../../protocol/payloads/cell.ts";
import { clipUnits } from "../shared/clipUnits.ts";
import { MarkedText } from "../shared/find/MarkedText.tsx";
import { useCardHost } from "../shared/host.ts";
import { SafeText } from "../shared/SafeText.tsx";
import { type ColumnLook, shownText } from "./columnLook.ts";
import { findMarks } from "./compute/findMarks.ts";
import { lookClass } from "./lookClass.ts";
import { missingMark } from "./missingMark.ts";

/** Cells are those of a grid, which can be selected. */
const SELECTED = { "aria-selected": true } as const;

interface GridCellProps {
  /** Column of the grid. */
  readonly at: number;
  readonly isFocused: boolean;
  readonly isSelected: boolean;
  /** What rows are filtered by; found again in the cell's text. */
  readonly query: string;
  /** Hidden characters that get an element of their own. */
  readonly marks: number;
}

interface TableCellProps extends GridCellProps {
  readonly cell: Cell;
  readonly look: ColumnLook;
}

/** One value. Missing, null and empty are three different marks. Renders a `<td>`. */
export function TableCell(props: TableCellProps): ReactNode {
  const { cell, look, at, isFocused, isSelected, query, marks } = props;
  const { labels, limits, locale } = useCardHost();
  const text = shownText(cell, look, locale, limits.cellUnits);
  // An empty list is an empty cell, too.
  const mark = text === "" ? missingMark(cell, labels) : null;
  const content =
    mark === null ? (
      <CellText text={text} query={query} grouped={look.grouped} marks={marks} />
    ) : (
      <span className="ac-na" data-slot="missing">
        {mark}
      </span>
    );
  return (
    <td
      className={lookClass(look)}
      data-c={at}
      aria-colindex={at + 1}
      tabIndex={isFocused ? 0 : undefined}
      {...(isSelected && SELECTED)}
    >
      {look.gives && mark === null ? <span className="ac-give">{content}</span> : content}
    </td>
  );
}

interface NameCellProps extends GridCellProps {
  readonly name: string;
}

/** The name of a row. Renders a `<th>`. */
export function NameCell({
  name,
  at,
  isFocused,
  isSelected,
  query,
  marks,
}: NameCellProps): ReactNode {
  const { limits } = useCardHost();
  return (
    <th
      scope="row"
      className="ac-td ac-td-h"
      data-c={at}
      aria-colindex={at + 1}
      tabIndex={isFocused ? 0 : undefined}
      {...(isSelected && SELECTED)}
    >
      <CellText
        text={clipUnits(name, limits.cellUnits)}
        query={query}
        grouped={false}
        marks={marks}
      />
    </th>
  );
}

interface CellTextProps {
  readonly text: string;
  readonly query: string;
  readonly grouped: boolean;
  readonly marks: number;
}

function CellText({ text, query, grouped, marks }: CellTextProps): ReactNode {
  const hits = query === "" ? [] : findMarks(text, query, grouped);
  return hits.length === 0 ? (
    <SafeText text={text} marks={marks} />
  ) : (
    <MarkedText
      text={text}
      marks={hits.map((hit) => ({ ...hit, current: false }))}
      hiddenMarks={marks}
    />
  );
}
