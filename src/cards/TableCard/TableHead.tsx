"use client";
import { memo, type ReactNode } from "react";
import type { DataFrame } from "../../protocol/payloads/dataFrame.ts";
import { displayName } from "../../protocol/safety/displayName.ts";
import { clipUnits } from "../shared/clipUnits.ts";
import { cx } from "../shared/cx.ts";
import { Icon } from "../shared/Icon.tsx";
import { type KindHost, useKindHost } from "../shared/kindHost.ts";
import { ArrowDown } from "../shared/lucide/icons/arrow-down.ts";
import { ArrowUp } from "../shared/lucide/icons/arrow-up.ts";
import { ChevronsUpDown } from "../shared/lucide/icons/chevrons-up-down.ts";
import { safeText } from "../shared/SafeText.tsx";
import { gapKey } from "../shared/window/gapKey.ts";
import type { WindowPart } from "../shared/window/windowParts.ts";
import type { ColumnLook } from "./columnLook.ts";
import { GapCell } from "./GapCell.tsx";
import { frameColumn } from "./gridColumns.ts";
import { lookClass } from "./lookClass.ts";
import type { TableSort } from "./TableView.ts";

interface TableHeadProps {
  readonly frame: DataFrame;
  readonly looks: readonly ColumnLook[];
  readonly parts: readonly WindowPart[];
  readonly sort: TableSort | null;
  /** Absent where there is nothing to sort: the names are no buttons then. */
  readonly onSort: ((column: number) => void) | undefined;
  /** Grid column whose name takes the focus; -1 while a cell does. */
  readonly focused: number;
  /** Hidden characters of one name that get an element of their own. */
  readonly marks: number;
  /** What only a pointer meets is mounted: the arrows of unsorted columns and the edges that size columns. */
  readonly hasTools: boolean;
  /** The page is being printed: browsers repeat a header on every page only if no button is in it. */
  readonly isPrinted: boolean;
}

/** The names of the columns, kept in view; pressing one sorts. Renders a `<thead>`. */
export const TableHead = memo(function TableHead(props: TableHeadProps): ReactNode {
  const { frame, looks, parts, sort, onSort, focused, hasTools } = props;
  const host = useKindHost();
  return (
    <thead className="ac-thead">
      <tr className="ac-tr" aria-rowindex={1} data-row={-1}>
        {parts.map((part, i) => {
          if (part.row === undefined) return <GapCell key={gapKey(i, parts.length)} />;
          const at = part.row;
          const column = frameColumn(frame, at);
          const look = looks[column];
          if (column < 0 || !look)
            return (
              <th
                key={at}
                scope="col"
                className="ac-td ac-th"
                data-c={at}
                aria-colindex={at + 1}
                tabIndex={focused === at ? 0 : undefined}
              >
                <span className="ac-sr">{host.labels.rowName}</span>
                {hasTools && grip(at)}
              </th>
            );
          return drawHead({
            ...props,
            host,
            at,
            name: frame.columns[column]?.name ?? "",
            number: column + 1,
            look,
            way: sort?.column === column ? sort.way : "none",
            onSort: onSort && (() => onSort(column)),
            isFocused: focused === at,
          });
        })}
      </tr>
    </thead>
  );
});

interface HeadDrawing extends Pick<TableHeadProps, "marks" | "hasTools" | "isPrinted"> {
  readonly host: KindHost;
  readonly at: number;
  readonly name: string;
  /** Position in the frame, from 1: what a column without a name shows. */
  readonly number: number;
  readonly look: ColumnLook;
  readonly way: TableSort["way"] | "none";
  readonly onSort: (() => void) | undefined;
  readonly isFocused: boolean;
}

/** The name of a column as a `<th>`. A function and no component, as cells are. */
function drawHead(props: HeadDrawing): ReactNode {
  const { at, name, number, look, way, onSort, isFocused, marks, hasTools, isPrinted } = props;
  const { limits } = props.host;
  const hasArrow = hasTools || way !== "none";
  const text =
    name === "" ? (
      <span className="ac-na">{number}</span>
    ) : (
      <span className={cx("ac-th-name", look.gives && "ac-give")}>
        {safeText(clipUnits(name, limits.cellUnits), marks)}
      </span>
    );
  return (
    <th
      key={at}
      scope="col"
      className={cx(lookClass(look), "ac-th", isPrinted && "ac-th-p")}
      data-c={at}
      aria-colindex={at + 1}
      aria-sort={onSort ? way : undefined}
      tabIndex={isFocused && !onSort ? 0 : undefined}
      title={look.gives ? displayName(name, limits.cellUnits) : undefined}
    >
      {onSort && (
        <button
          type="button"
          className={cx("ac-th-b ac-inset", !hasArrow && "ac-th-q")}
          data-slot="sort"
          tabIndex={isFocused ? 0 : -1}
          aria-keyshortcuts="Shift+ArrowRight Shift+ArrowLeft"
          onClick={onSort}
        >
          {text}
          {hasArrow && <Icon of={ARROWS[way]} size={12} />}
        </button>
      )}
      {(!onSort || isPrinted) && text}
      {hasTools && grip(at)}
    </th>
  );
}

const ARROWS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

/** The edge by which a column is sized with a pointer; keys do it on the name itself. */
function grip(at: number): ReactNode {
  return <span className="ac-grip" data-grip={at} data-slot="resize" aria-hidden="true" />;
}
