"use client";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useIsomorphicLayoutEffect } from "../useIsomorphicLayoutEffect.ts";
import { findPattern } from "./findPattern.ts";
import { type Hit, type HitTable, hitTable } from "./hitTable.ts";

/**
 * Looks through a card's whole content for a pattern and adds each hit in order. Yields after a slice of work, so that
 * the page stays responsive; stops when `add` says that there is no more room.
 */
export type FindSource = (
  pattern: RegExp,
  add: (row: number, start: number, length: number) => boolean,
) => Iterator<void>;

interface FindOptions {
  /** Keep it while the content is the same: a new one looks again. */
  readonly source: FindSource;
  /** The first row in view, where stepping begins. */
  readonly firstRow: () => number;
  /** Brings a hit into view. */
  readonly onShow: (hit: Hit) => void;
}

/** What was found so far, and the way through it. */
export interface Find {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly hits: HitTable;
  /** Number of the hit that the reader is at; -1 when there is none. */
  readonly current: number;
  /** Still looking. */
  readonly busy: boolean;
  /** Goes to the next hit, or the one before it, round and round. */
  readonly step: (way: 1 | -1) => void;
}

interface State {
  readonly hits: HitTable;
  readonly count: number;
  readonly busy: boolean;
}

/** Nothing is looked for. */
const IDLE: State = { hits: hitTable(), count: 0, busy: false };

/**
 * Finds a text in a card, in slices. The first slice is looked through at once, the others one after each other. Where only the
 * content is another one, as while it streams in, the reader stays at the hit of the same number and nothing is scrolled.
 */
export function useFind({ source, firstRow, onShow }: FindOptions): Find {
  const [query, setQuery] = useState("");
  const [state, setState] = useState<State>(IDLE);
  const [current, setCurrent] = useState(-1);
  const host = useRef({ firstRow, onShow });
  const last = useRef({ query, current });
  useIsomorphicLayoutEffect(() => {
    host.current = { firstRow, onShow };
  });

  // Content that grows while nothing is looked for starts nothing.
  const searched = query === "" ? null : source;
  useEffect(() => {
    const pattern = findPattern(query);
    const kept = last.current.query === query ? last.current.current : -1;
    last.current = { query, current: kept };
    setCurrent(-1);
    if (!pattern || !searched) {
      setState(IDLE);
      return;
    }
    const hits = hitTable();
    const from = host.current.firstRow();
    let shown = false;
    const slices = searched(pattern, (row, start, length) => hits.add(row, start, length));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = (): void => {
      const busy = slices.next().done !== true;
      setState({ hits, count: hits.count, busy });
      const wanted = kept < 0 ? hits.firstFrom(from) : kept;
      const at = wanted < hits.count || busy ? wanted : kept < 0 ? 0 : hits.count - 1;
      const hit = hits.at(at);
      if (!shown && hit) {
        shown = true;
        last.current = { query, current: at };
        setCurrent(at);
        if (kept < 0) host.current.onShow(hit);
      }
      if (busy) timer = setTimeout(next);
    };
    next();
    return () => clearTimeout(timer);
  }, [query, searched]);

  const { hits, count, busy } = state;
  const step = useCallback(
    (way: 1 | -1): void => {
      if (hits.count === 0) return;
      const to = (Math.max(current, way < 0 ? 0 : -1) + way + hits.count) % hits.count;
      setCurrent(to);
      last.current = { query, current: to };
      const hit = hits.at(to);
      if (hit) host.current.onShow(hit);
    },
    [hits, current, query],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table grows, and its count tells
  return useMemo(
    () => ({ query, setQuery, hits, current, busy, step }),
    [query, hits, count, current, busy, step],
  );
}
