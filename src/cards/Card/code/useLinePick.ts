"use client";
import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useState } from "react";
import type { CodeSource, PickedLines } from "../../shared/host.ts";
import { useKindHost } from "../../shared/kindHost.ts";
import type { SourceText } from "../readCode.ts";

/** Lines that the reader has picked, and what picks others. Lines count from 0. */
export interface LinePick {
  /** More than `to` when none is picked. */
  readonly from: number;
  readonly to: number;
  /** The line whose number Tab reaches. */
  readonly active: number;
  readonly onClick: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface State {
  /** Line where the selection began; -1: nothing is picked. */
  readonly anchor: number;
  readonly head: number;
}

/**
 * Picking lines by their numbers: click, Shift+click for all lines between, arrows to move, Shift+arrows to extend,
 * Enter or Space to pick, Esc to let go. `null` unless the host listens.
 * @param onMove a line has become the active one: show it, and put the focus on its number.
 */
export function useLinePick(
  code: SourceText,
  source: CodeSource | undefined,
  onMove: (line: number) => void,
): LinePick | null {
  const { onLineClick, onLineSelect } = useKindHost();
  const [{ anchor, head }, setState] = useState<State>({ anchor: -1, head: 0 });
  const last = Math.max(0, code.lines - 1);
  const isPicked = anchor >= 0 && anchor < code.lines;
  const active = Math.min(head, last);
  const isWanted = source !== undefined && (onLineClick ?? onLineSelect) !== undefined;

  // A text that became shorter: what is left of the picked lines, or that none is, is what the host knows from then on.
  useEffect(() => {
    if (anchor < 0 || (anchor < code.lines && head < code.lines)) return;
    setState({ anchor: isPicked ? anchor : -1, head: active });
    if (source) onLineSelect?.(isPicked ? linesOf(code, source, anchor, active) : null);
  }, [anchor, head, active, isPicked, code, source, onLineSelect]);

  return useMemo(() => {
    if (!isWanted || !source) return null;
    const tell = (a: number, b: number): PickedLines => linesOf(code, source, a, b);
    const pick = (line: number, extend: boolean): void => {
      const start = extend && isPicked ? anchor : line;
      setState({ anchor: start, head: line });
      if (!extend) onLineClick?.(tell(line, line));
      onLineSelect?.(tell(start, line));
    };
    const move = (line: number, extend: boolean): void => {
      const to = Math.max(0, Math.min(line, last));
      if (extend) {
        const start = isPicked ? anchor : active;
        setState({ anchor: start, head: to });
        onLineSelect?.(tell(start, to));
      } else {
        setState({ anchor, head: to });
      }
      onMove(to);
    };
    return {
      from: isPicked ? Math.min(anchor, active) : 0,
      to: isPicked ? Math.max(anchor, active) : -1,
      active,
      onClick(event) {
        const line = lineOf(event.target);
        if (line !== null) pick(line, event.shiftKey);
      },
      onKeyDown(event) {
        const line = lineOf(event.target);
        if (line === null || event.ctrlKey || event.metaKey || event.altKey) return;
        const to = { ArrowUp: line - 1, ArrowDown: line + 1, Home: 0, End: last }[event.key];
        if (to !== undefined) move(to, event.shiftKey);
        else if (event.key === "Escape" && isPicked) {
          setState({ anchor: -1, head: active });
          onLineSelect?.(null);
        } else return;
        event.preventDefault();
        event.stopPropagation();
      },
    };
  }, [isWanted, source, code, anchor, active, last, isPicked, onLineClick, onLineSelect, onMove]);
}

function linesOf(code: SourceText, source: CodeSource, a: number, b: number): PickedLines {
  const [from, to] = a < b ? [a, b] : [b, a];
  const text = code.text.slice(code.start(from), code.end(to));
  return Object.freeze({ ...source, from: from + 1, to: to + 1, text });
}

/** The line of a number button, from 0. */
function lineOf(target: EventTarget): number | null {
  if (!(target instanceof Element)) return null;
  const button = target.closest<HTMLElement>("[data-slot=line-number]");
  return button ? Number(button.dataset["n"]) - 1 : null;
}
