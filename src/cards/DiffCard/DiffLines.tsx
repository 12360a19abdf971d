// biome-ignore-all lint/a11y/useSemanticElements: a real table would take on the host's own table styles
// biome-ignore-all lint/a11y/useFocusableInteractive: rows of a table are read, not operated
"use client";
import { type ReactNode, useMemo, useState } from "react";
import { countHidden } from "../../protocol/safety/hiddenCharacters.ts";
import { CardFooter } from "../Card/CardFooter.tsx";
import { HiddenNote } from "../Card/HiddenNote.tsx";
import { Clip } from "../shared/Clip.tsx";
import { cx } from "../shared/cx.ts";
import { useCardHost } from "../shared/host.ts";
import { Info } from "../shared/lucide/icons/info.ts";
import { ScrollX } from "../shared/ScrollX.tsx";
import { DiffBar } from "./DiffBar.tsx";
import { DiffLine } from "./DiffLine.tsx";
import type { DiffBlock, FileDiff } from "./diffTypes.ts";
import { type DiffGap, type DiffRow, foldBlocks, REVEAL_STEP } from "./foldBlocks.ts";

/** Lines mounted at most: a card that scrolls its own lines comes later. */
const MAX_LINES = 2_000;
/** Lines seen while closed, and lines mounted to know whether all fit. */
const CLOSED_LINES = 20;
const CLOSED_MOUNTED = 24;

const NOTHING: ReadonlyMap<number, number> = new Map();

/** Lines opened in each gap; only of these blocks, since other ones have other gaps. */
interface Reveal {
  readonly blocks: readonly DiffBlock[];
  readonly opened: ReadonlyMap<number, number>;
}

interface DiffLinesProps {
  readonly file: FileDiff;
  /** Accessible name of the table. */
  readonly label: string;
}

/** The unified view of one file: 20 lines, then the rest on request. Renders a table of rows. */
export function DiffLines({ file, label }: DiffLinesProps): ReactNode {
  const { labels } = useCardHost();
  const { blocks, change, marksCr } = file;
  const [reveal, setReveal] = useState<Reveal>({ blocks, opened: NOTHING });
  const [focusKey, setFocusKey] = useState<string | null>(null);
  const opened = reveal.blocks === blocks ? reveal.opened : NOTHING;
  const { rows, total } = useMemo(() => foldBlocks(blocks, opened, MAX_LINES), [blocks, opened]);
  const hidden = useMemo(() => hiddenCharacters(rows), [rows]);

  const open = (gap: DiffGap): void => {
    if (gap.id === null || gap.count === null) return;
    const lines = (opened.get(gap.id) ?? 0) + REVEAL_STEP;
    setReveal({ blocks, opened: new Map(opened).set(gap.id, lines) });
    setFocusKey(gap.firstKey);
  };

  // Lines of a patch past the budget are counted and not there.
  const all = total + missingLines(file);
  const shown = Math.min(total, MAX_LINES);
  const quiet = change === "new" || change === "deleted";
  return (
    <>
      {hidden > 0 && <HiddenNote count={hidden} />}
      <Clip
        lines={20}
        total={all}
        label={shown < all ? () => labels.showMore(shown - CLOSED_LINES) : labels.showAllLines}
        footer={
          shown < all ? (
            <CardFooter icon={Info}>{labels.linesCut(shown, all)}</CardFooter>
          ) : undefined
        }
      >
        {(isOpen) => (
          <ScrollX label={label} dir="ltr" className={cx("ac-diff", quiet && "ac-diff-quiet")}>
            <div
              role="table"
              aria-label={label}
              aria-rowcount={rows.length + all - shown}
              aria-colcount={4}
              className="ac-diff-in"
              data-slot="diff-lines"
            >
              {(isOpen ? rows : rows.slice(0, CLOSED_MOUNTED)).map((row, i) =>
                row.kind === "gap" ? (
                  <DiffBar key={row.key} gap={row} index={i + 1} onOpen={open} />
                ) : (
                  <DiffLine
                    key={row.key}
                    row={row}
                    index={i + 1}
                    marksCr={marksCr}
                    focus={row.key === focusKey}
                  />
                ),
              )}
            </div>
          </ScrollX>
        )}
      </Clip>
    </>
  );
}

function missingLines({ blocks, added, removed }: FileDiff): number {
  const here = blocks.reduce(
    (sum, block) =>
      block.kind === "changed" ? sum + block.added.length + block.removed.length : sum,
    0,
  );
  return added + removed - here;
}

function hiddenCharacters(rows: readonly (DiffRow | DiffGap)[]): number {
  return rows.reduce(
    (sum, row) => (row.kind === "gap" ? sum : sum + countHidden(row.text.replace(/\r$/, ""))),
    0,
  );
}
