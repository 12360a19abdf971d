"use client";
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type Find, useFind } from "../../shared/find/useFind.ts";
import { useFindShortcut } from "../../shared/find/useFindShortcut.ts";
import { useTokens } from "../../shared/highlight/useTokens.ts";
import type { CodeSource } from "../../shared/host.ts";
import type { Language } from "../../shared/languages.ts";
import { useCardShortcut } from "../../shared/useCardShortcut.ts";
import type { RowRange } from "../../shared/window/windowParts.ts";
import { textFindSource } from "../longText/textFindSource.ts";
import type { SourceText } from "../readCode.ts";
import type { CodeView, WantedRow } from "./CodeView.ts";
import { codeRows } from "./codeRows.ts";
import { rowsOnScreen } from "./codeSize.ts";
import type { LineRange } from "./lineRanges.ts";
import { useLinePick } from "./useLinePick.ts";

/** What is open above the lines. */
export type CodePanel = "find" | "line" | null;

interface CodeViewOptions {
  readonly code: SourceText;
  readonly wrap: boolean;
  readonly label: string;
  readonly language: Language | null;
  readonly highlighted: readonly LineRange[];
  readonly source: CodeSource | undefined;
  readonly panel: CodePanel;
  readonly showPanel: (panel: CodePanel) => void;
  /** Around all of it, inside the card. */
  readonly box: RefObject<HTMLElement | null>;
}

interface CodeState {
  readonly view: CodeView;
  readonly find: Find;
  readonly isOpen: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Brings a line, from 1, into view, marks it, and puts the focus on the lines. */
  readonly goTo: (line: number) => void;
}

/** Lines that are surely seen while closed. */
const SEEN_CLOSED = 14;

/** State of the lines of a card: what is open, looked for, gone to and picked. */
export function useCodeView(options: CodeViewOptions): CodeState {
  const { code, wrap, label, language, highlighted, source, panel, showPanel, box } = options;
  const rows = useMemo(() => codeRows(code, wrap), [code, wrap]);
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState<WantedRow | null>(null);
  const [target, setTarget] = useState(-1);
  const scroller = useRef<HTMLDivElement>(null);
  const inView = useRef<() => RowRange>(() => ({ first: 0, end: 1 }));
  // The lines change it in place: what comes into view must not draw all of this again.
  const [mounted] = useState<[number, number]>([0, SEEN_CLOSED]);
  const tokens = useTokens(code.text, language, mounted);

  const bring = useCallback((row: number, align: WantedRow["align"]): void => {
    setWanted({ row, align });
    if (row >= SEEN_CLOSED) setOpen(true);
  }, []);
  const findSource = useMemo(() => {
    const { text, goesOn } = rows;
    return textFindSource({
      get rows() {
        return rows.count;
      },
      ...{ done: true, text, goesOn },
    });
  }, [rows]);
  const find = useFind({
    source: findSource,
    firstRow: () => inView.current().first,
    onShow: ({ row }) => bring(row, "center"),
  });
  const isCut = rowsOnScreen(rows, wrap) > SEEN_CLOSED;
  useFindShortcut(box, isCut ? () => showPanel("find") : undefined);
  useCardShortcut(box, isGoToLine, () => showPanel("line"));

  const focusLater = useFocusLater(scroller);
  const onMove = useCallback(
    (line: number): void => {
      bring(rows.rowAt(code.start(line)), "nearest");
      focusLater(`[data-slot=line-number][data-n="${line + 1}"]`);
    },
    [bring, focusLater, rows, code],
  );
  const pick = useLinePick(code, source, onMove);

  return {
    view: {
      ...{ code, rows, wrap, label, tokens, highlighted, target, pick },
      ...{ wanted, inView, mounted, scroller },
      find: panel === "find" ? find : null,
    },
    find,
    isOpen,
    setOpen(open) {
      setOpen(open);
      setWanted(null);
    },
    goTo(line) {
      setTarget(line - 1);
      bring(rows.rowAt(code.start(line - 1)), "center");
      focusLater("");
    },
  };
}

/**
 * Puts the focus on an element of the lines, `""` for the lines themselves, once what was asked for is drawn: the box may
 * be another one by then.
 */
function useFocusLater(scroller: RefObject<HTMLElement | null>): (selector: string) => void {
  const [wanted, setWanted] = useState<{ readonly selector: string } | null>(null);
  useEffect(() => {
    const lines = scroller.current;
    if (!wanted || !lines) return;
    const { selector } = wanted;
    const target = selector === "" ? lines : lines.querySelector<HTMLElement>(selector);
    target?.focus({ preventScroll: true });
  }, [wanted, scroller]);
  return useCallback((selector) => setWanted({ selector }), []);
}

/** Ctrl+G, on a Mac too, where Cmd+G is the browser's. */
function isGoToLine(event: KeyboardEvent): boolean {
  return event.ctrlKey && !event.metaKey && !event.altKey && event.key.toLowerCase() === "g";
}
