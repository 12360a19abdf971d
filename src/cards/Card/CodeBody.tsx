"use client";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Clip } from "../shared/Clip.tsx";
import { CardFind } from "../shared/find/CardFind.tsx";
import { useFind } from "../shared/find/useFind.ts";
import { useFindShortcut } from "../shared/find/useFindShortcut.ts";
import { useTokens } from "../shared/highlight/useTokens.ts";
import { type CodeSource, useCardHost } from "../shared/host.ts";
import { LiveRegion } from "../shared/LiveRegion.tsx";
import type { Language } from "../shared/languages.ts";
import { Info } from "../shared/lucide/icons/info.ts";
import { useCardShortcut } from "../shared/useCardShortcut.ts";
import { CardFooter } from "./CardFooter.tsx";
import { CardNote } from "./CardNote.tsx";
import { CodePlain } from "./code/CodePlain.tsx";
import type { CodeView, WantedRow } from "./code/CodeView.ts";
import { CodeWindow } from "./code/CodeWindow.tsx";
import { codeRows } from "./code/codeRows.ts";
import { closedRows, isLongCode, rowsOnScreen } from "./code/codeSize.ts";
import { GoToLine } from "./code/GoToLine.tsx";
import { type LineRange, rangesText } from "./code/lineRanges.ts";
import { useLinePick } from "./code/useLinePick.ts";
import { HiddenNote } from "./HiddenNote.tsx";
import { textFindSource } from "./longText/textFindSource.ts";
import type { SourceText } from "./readCode.ts";

/** What is open above the lines. */
export type CodePanel = "find" | "line" | null;

interface CodeBodyProps {
  readonly code: SourceText;
  readonly wrap: boolean;
  /** Accessible name of the part that scrolls. */
  readonly label: string;
  /** Of `detectLanguage`. @default null, plain */
  readonly language?: Language | null;
  /** Lines that stand out. */
  readonly highlighted?: readonly LineRange[];
  /** Keep it while it is the same. Absent: lines cannot be picked. */
  readonly source?: CodeSource;
  /** Controls what is open above the lines, which the card's menu opens, too. */
  readonly panel?: readonly [shown: CodePanel, show: (panel: CodePanel) => void];
}

const NONE: readonly LineRange[] = [];
/** Lines that are surely seen while closed. */
const SEEN_CLOSED = 14;

/**
 * The lines of a source text, 16 of them at first; all of a long one in a box that scrolls by itself. Find, go to line,
 * a note when some characters are marked. Renders `<div>`s.
 */
export function CodeBody(props: CodeBodyProps): ReactNode {
  const { code, wrap, label, language = null, highlighted = NONE, source } = props;
  const { labels } = useCardHost();
  const rows = useMemo(() => codeRows(code, wrap), [code, wrap]);
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState<WantedRow | null>(null);
  const [target, setTarget] = useState(-1);
  const ownPanel = useState<CodePanel>(null);
  const [panel, showPanel] = props.panel ?? ownPanel;
  const wentTo = useRef(false);
  const scroller = useRef<HTMLDivElement>(null);
  const inView = useRef<() => { first: number; end: number }>(() => ({ first: 0, end: 1 }));
  const box = useRef<HTMLDivElement>(null);
  // The box changes it in place: what comes into view must not draw all of this again.
  const [mounted] = useState<[number, number]>([0, SEEN_CLOSED]);
  const tokens = useTokens(code.text, language, mounted);

  const bring = useCallback((row: number, align: WantedRow["align"]): void => {
    setWanted({ row, align });
    if (row >= SEEN_CLOSED) setOpen(true);
  }, []);
  const find = useFind({
    source: useMemo(
      () => textFindSource({ rows: rows.count, done: true, text: rows.text, goesOn: rows.goesOn }),
      [rows],
    ),
    firstRow: () => inView.current().first,
    onShow: ({ row }) => bring(row, "center"),
  });
  const isCut = rowsOnScreen(rows, wrap) > SEEN_CLOSED;
  useFindShortcut(box, isCut ? () => showPanel("find") : undefined);
  useCardShortcut(box, isGoToLine, () => showPanel("line"));

  const pick = useLinePick(
    code,
    source,
    useCallback(
      (line: number) => {
        bring(rows.rowAt(code.start(line)), "nearest");
        requestAnimationFrame(() =>
          scroller.current
            ?.querySelector<HTMLElement>(`[data-slot=line-number][data-n="${line + 1}"]`)
            ?.focus({ preventScroll: true }),
        );
      },
      [bring, rows, code],
    ),
  );
  const goTo = (line: number): void => {
    setTarget(line - 1);
    bring(rows.rowAt(code.start(line - 1)), "center");
    showPanel(null);
    wentTo.current = true;
  };
  // The box may be another one once the lines are open.
  useEffect(() => {
    if (wentTo.current) scroller.current?.focus({ preventScroll: true });
    wentTo.current = false;
  });
  const closePanel = (): void => {
    find.setQuery("");
    showPanel(null);
  };

  const isLong = isLongCode(code);
  const isWhole = code.lines === code.total;
  const view: CodeView = {
    ...{
      code,
      rows,
      wrap,
      label,
      tokens,
      highlighted,
      target,
      pick,
      wanted,
      inView,
      mounted,
      scroller,
    },
    find: panel === "find" ? find : null,
  };
  return (
    <div ref={box} className="ac-code-box" data-slot="code-box">
      {code.hidden > 0 && <HiddenNote count={code.hidden} />}
      {tokens.status === "over-budget" && <CardNote icon={Info}>{labels.notColoured}</CardNote>}
      {panel === "find" && <CardFind find={find} onClose={closePanel} />}
      {panel === "line" && <GoToLine lines={code.lines} onGo={goTo} onClose={closePanel} />}
      {highlighted.length > 0 && (
        <span className="ac-sr">{labels.highlightedLines(rangesText(highlighted))}</span>
      )}
      <Clip
        lines={16}
        total={code.total}
        rows={rowsOnScreen(rows, wrap)}
        more={isLong}
        open={isOpen}
        onOpenChange={(open) => {
          setOpen(open);
          setWanted(null);
        }}
        label={isWhole ? labels.showAllLines : () => labels.showMoreText}
        footer={
          !isWhole && <CardFooter icon={Info}>{labels.linesCut(code.lines, code.total)}</CardFooter>
        }
      >
        {(open) =>
          open && isLong ? (
            <CodeWindow {...view} />
          ) : (
            <CodePlain {...view} shown={open ? rows.count : closedRows(rows, wrap)} />
          )
        }
      </Clip>
      {(panel === "line" || target >= 0) && (
        <LiveRegion text={target >= 0 ? labels.lineOf(target + 1, code.lines) : ""} />
      )}
    </div>
  );
}

/** Ctrl+G, on a Mac too, where Cmd+G is the browser's. */
function isGoToLine(event: KeyboardEvent): boolean {
  return event.ctrlKey && !event.metaKey && !event.altKey && event.key.toLowerCase() === "g";
}
