"use client";
import type { ReactNode } from "react";
import type { Labels } from "../../locales/labels.ts";
import { type Cell, cellText } from "../../protocol/payloads/cell.ts";
import { displayName } from "../../protocol/safety/displayName.ts";
import { useCardHost } from "../shared/host.ts";
import { SafeText } from "../shared/SafeText.tsx";
import { type ColumnLook, shownText } from "./columnLook.ts";
import { lookClass } from "./lookClass.ts";

/** Units of the tooltip that holds a cut cell. */
const TITLE_UNITS = 2_000;
/** Units that are never wider than a cell. */
const SURE_TO_FIT = 24;

interface TableCellProps {
  readonly cell: Cell;
  readonly look: ColumnLook;
  /** Hidden characters that get an element of their own. */
  readonly marks: number;
}

/** One value. Missing, null and empty are three different marks. Renders a `<td>`. */
export function TableCell({ cell, look, marks }: TableCellProps): ReactNode {
  const { labels, limits, locale } = useCardHost();
  const text = shownText(cell, look, locale, limits.cellUnits);
  // An empty list is an empty cell, too.
  const mark = text === "" ? markOf(cell, labels) : null;
  if (mark !== null)
    return (
      <td className={lookClass(look)}>
        <span className="ac-na" data-slot="missing">
          {mark}
        </span>
      </td>
    );
  const cut = look.gives || text.length > SURE_TO_FIT;
  return (
    <td
      className={lookClass(look)}
      title={cut ? displayName(cellText(cell, TITLE_UNITS), TITLE_UNITS) : undefined}
    >
      {look.gives ? (
        <span className="ac-give">
          <SafeText text={text} marks={marks} />
        </span>
      ) : (
        <SafeText text={text} marks={marks} />
      )}
    </td>
  );
}

function markOf(cell: Cell, labels: Labels): string {
  if (cell === undefined) return labels.missing;
  return cell === null ? labels.nullValue : labels.emptyValue;
}
