"use client";
import type { ReactNode } from "react";
import { Clip } from "../shared/Clip.tsx";
import { clipUnits } from "../shared/clipUnits.ts";
import { useCardHost } from "../shared/host.ts";
import { SafeText } from "../shared/SafeText.tsx";

interface JsonPlaceholderProps {
  readonly text: string;
  /** Rows that the tree will show. */
  readonly rows: number;
}

/** Rows that are drawn: a card cuts what follows. */
const MAX_ROWS = 40;
const LINE_UNITS = 200;

/** The beginning of a JSON text in the very box that its tree will fill, so that nothing moves when it comes. Renders `<div>`s. */
export function JsonPlaceholder({ text, rows }: JsonPlaceholderProps): ReactNode {
  const { labels } = useCardHost();
  const count = Math.min(rows, MAX_ROWS);
  const start = clipUnits(text, MAX_ROWS * LINE_UNITS).split("\n", count);
  const lines = Array.from({ length: count }, (_, row) => clipUnits(start[row] ?? "", LINE_UNITS));
  return (
    <Clip lines={12} total={rows} label={labels.showAllLines}>
      <div className="ac-json ac-json-shut ac-json-raw ac-mono" data-slot="text">
        <SafeText text={lines.join("\n")} />
      </div>
    </Clip>
  );
}
