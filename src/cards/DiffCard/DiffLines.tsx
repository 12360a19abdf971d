"use client";
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { CardFooter } from "../Card/CardFooter.tsx";
import { HiddenNote } from "../Card/HiddenNote.tsx";
import { Clip } from "../shared/Clip.tsx";
import { useKindHost } from "../shared/kindHost.ts";
import { Info } from "../shared/lucide/icons/info.ts";
import { ChangeSteps } from "./ChangeSteps.tsx";
import { DiffList, type DiffListControl } from "./DiffList.tsx";
import { diffLayout } from "./diffLayout.ts";
import type { DiffGap, DiffView } from "./diffRows.ts";
import type { DiffBlock, FileDiff } from "./diffTypes.ts";
import { REVEAL_STEP } from "./foldRuns.ts";
import { countHiddenLines } from "./hiddenLines.ts";
import { stepToChange } from "./stepToChange.ts";

/** Lines seen while closed, and rows mounted to know whether all fit. */
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
  readonly view: DiffView;
}

/** The changed lines of one file with what is around them: 20 lines, then all on request. */
export function DiffLines({ file, label, view }: DiffLinesProps): ReactNode {
  const { labels } = useKindHost();
  const { blocks, ignoresSpace } = file;
  const [reveal, setReveal] = useState<Reveal>({ blocks, opened: NOTHING });
  const [focusKey, setFocusKey] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isPlain, setPlain] = useState(false);
  const [change, setChange] = useState<number | null>(null);
  const list = useRef<DiffListControl>(null);
  const opened = reveal.blocks === blocks ? reveal.opened : NOTHING;
  const layout = useMemo(
    () => diffLayout(blocks, opened, view, ignoresSpace),
    [blocks, opened, view, ignoresSpace],
  );
  const hidden = useMemo(() => countHiddenLines(file), [file]);
  const { changes, count } = layout;

  const openGap = (gap: DiffGap): void => {
    if (gap.id === null) return;
    const lines = (opened.get(gap.id) ?? 0) + REVEAL_STEP;
    setReveal({ blocks, opened: new Map(opened).set(gap.id, lines) });
    setFocusKey(gap.firstKey);
  };
  const step = (way: 1 | -1): void => {
    const view = list.current?.inView() ?? { first: 0, end: 0 };
    const next = stepToChange(changes, { current: change, view, way });
    if (next === null) return;
    flushSync(() => {
      setOpen(true);
      setChange(next);
    });
    list.current?.show(changes[next] ?? 0);
  };
  const pressed = (event: KeyboardEvent): void => {
    const way = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : null;
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || way === null) return;
    event.preventDefault();
    step(way);
  };

  const lines = count - layout.bars.length;
  const missing = missingLines(file);
  // Bars make it a little higher; lines that wrap could make it any height.
  const fits = view === "unified" && lines <= CLOSED_LINES;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for whatever has the focus inside
    <div className="ac-dlines" data-slot="diff-part" onKeyDown={pressed}>
      {hidden > 0 && <HiddenNote count={hidden} />}
      <Clip
        lines={CLOSED_LINES}
        total={lines}
        label={labels.showAllLines}
        open={isOpen || fits}
        onOpenChange={setOpen}
        footer={
          <>
            {changes.length > 1 && count > CLOSED_MOUNTED && (
              <ChangeSteps current={change} total={changes.length} onStep={step} />
            )}
            {isPlain && <CardFooter icon={Info}>{labels.notColoured}</CardFooter>}
            {missing > 0 && (
              <CardFooter icon={Info}>{labels.linesCut(lines, lines + missing)}</CardFooter>
            )}
          </>
        }
      >
        {(all) => (
          <DiffList
            file={file}
            layout={layout}
            count={all ? count : Math.min(count, CLOSED_MOUNTED)}
            total={count + missing}
            label={label}
            focusKey={focusKey}
            onOpen={openGap}
            onPlain={setPlain}
            control={list}
          />
        )}
      </Clip>
    </div>
  );
}

/** Lines of a patch past the budget are counted and not there. */
function missingLines({ blocks, added, removed, texts }: FileDiff): number {
  if (texts) return 0;
  let here = 0;
  for (const block of blocks)
    if (block.kind === "changed") here += block.added.length + block.removed.length;
  return added + removed - here;
}
