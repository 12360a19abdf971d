"use client";
import { type ReactNode, type RefObject, useMemo } from "react";
import { type Cell, cellText } from "../../protocol/payloads/cell.ts";
import { displayName } from "../../protocol/safety/displayName.ts";
import { CopyButton } from "../shared/CopyButton.tsx";
import { clipUnits } from "../shared/clipUnits.ts";
import { cx } from "../shared/cx.ts";
import { IconButton } from "../shared/IconButton.tsx";
import { useKindHost } from "../shared/kindHost.ts";
import { X } from "../shared/lucide/icons/x.ts";
import { Popover } from "../shared/Popover/Popover.tsx";
import { SafeText } from "../shared/SafeText.tsx";
import { missingMark } from "./missingMark.ts";

interface CellPeekProps {
  /** The cell; it gets the focus back. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** Of the column. */
  readonly name: string;
  /** Row of the data, from 1. */
  readonly number: number;
  readonly cell: Cell;
  readonly onClose: () => void;
}

/** All that a cell holds, beside it: its text in full, nested data on lines of its own. */
export function CellPeek({ anchor, name, number, cell, onClose }: CellPeekProps): ReactNode {
  const { labels, limits } = useKindHost();
  const text = useMemo(() => wholeText(cell), [cell]);
  const mark = text === "" ? missingMark(cell, labels) : null;
  const column = displayName(name, limits.nameUnits);
  return (
    <Popover
      open
      onOpenChange={(open) => !open && onClose()}
      anchor={anchor}
      label={`${column} · ${labels.rowNumber(number)}`}
      offset={4}
      variant="note"
      className="ac-peek"
    >
      <span className="ac-peek-h">
        <span className="ac-peek-t">
          {column !== "" && (
            <>
              <bdi className="ac-peek-name">{column}</bdi> ·{" "}
            </>
          )}
          {labels.rowNumber(number)}
        </span>
        <span className="ac-acts">
          <CopyButton text={() => text} />
          <IconButton icon={X} label={labels.close} onClick={onClose} />
        </span>
      </span>
      <span
        className={cx("ac-peek-b", typeof cell === "object" && cell !== null && "ac-mono")}
        dir="auto"
        data-slot="peek"
      >
        {mark === null ? (
          <SafeText text={clipUnits(text, limits.textShown)} />
        ) : (
          <span className="ac-na">{mark}</span>
        )}
      </span>
    </Popover>
  );
}

/** No cell is cut: what is copied is what was sent. */
const WHOLE = 2 ** 30;

function wholeText(cell: Cell): string {
  if (typeof cell !== "object" || cell === null) return cellText(cell, WHOLE);
  try {
    // Cells are plain frozen data: nothing of theirs can run here.
    return JSON.stringify(cell, null, 2);
  } catch {
    return cellText(cell, WHOLE);
  }
}
