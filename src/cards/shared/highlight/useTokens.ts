"use client";
import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { afterPaint } from "../afterPaint.ts";
import { useKindHost } from "../kindHost.ts";
import type { Language } from "../languages.ts";
import { useIsomorphicLayoutEffect } from "../useIsomorphicLayoutEffect.ts";
import { engineOf } from "./highlightEngine.ts";
import { TokenSource } from "./TokenSource.ts";
import { NO_TOKENS, PLAIN_TOKENS, type Tokens } from "./Tokens.ts";

/** Lines that are drawn: from the first to before the second. */
export type LineRange = readonly [from: number, to: number];

/**
 * The tokens of a text, plain at first: on the server, while hydrating, and until the first ones arrive. A text that grows keeps
 * its colours; one that changes is plain until it has some of its own. Tokens of a text seen before are there at once; others are
 * looked for once the plain text is painted.
 *
 * @param language of `detectLanguage`; `null` stays plain.
 * @param visible the component is drawn again only for tokens in these lines. @default all
 */
export function useTokens(text: string, language: Language | null, visible?: LineRange): Tokens {
  const { tokenizer } = useKindHost();
  const range = useRef(visible);
  useIsomorphicLayoutEffect(() => {
    range.current = visible;
  });
  const store = useMemo(
    () => (language ? createStore(engineOf(tokenizer), language, range) : null),
    [tokenizer, language],
  );
  const version = useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    store?.version ?? zero,
    beforeAll,
  );
  const isBeyond = store?.source.isBeyond(text, visible?.[1] ?? Number.POSITIVE_INFINITY) === true;
  const soon = isBeyond ? null : text;
  useEffect(() => {
    if (soon !== null) store?.run(soon);
  }, [store, soon]);
  const later = isBeyond ? text : null;
  // Not a passive effect: those cost a task of their own, at every chunk of a text that streams in.
  useIsomorphicLayoutEffect(() => {
    if (later === null) return;
    const timer = setTimeout(() => store?.run(later), QUIET_MS);
    return () => clearTimeout(timer);
  }, [store, later]);
  useEffect(() => () => store?.stop(), [store]);
  if (!store) return PLAIN_TOKENS;
  return version === BEFORE_ALL ? NO_TOKENS : store.source.tokensOf(text);
}

/** A text that grows out of sight is gone on with once it rests for so many milliseconds. */
const QUIET_MS = 150;

/** Version on the server and while hydrating, where the markup is that of the server. */
const BEFORE_ALL = -1;
const beforeAll = (): number => BEFORE_ALL;
const zero = (): number => 0;
const subscribeToNothing = () => () => {};

function createStore(
  engine: ReturnType<typeof engineOf>,
  language: Language,
  visible: { readonly current: LineRange | undefined },
) {
  const listeners = new Set<() => void>();
  let version = 0;
  const source = new TokenSource(engine, language, (from, to) => {
    const [first, end] = visible.current ?? [0, Number.POSITIVE_INFINITY];
    // An empty range is a change of status.
    if (from < to && (from >= end || to <= first)) return;
    version++;
    for (const listener of listeners) listener();
  });
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  let isPainted = false;
  let wanted = "";
  let wait: (() => void) | null = null;
  /** The first time not before the next frame: a worker takes long to start. */
  const run = (text: string): void => {
    wanted = text;
    if (isPainted) void source.run(text);
    else
      wait ??= afterPaint(() => {
        isPainted = true;
        void source.run(wanted);
      });
  };
  const stop = (): void => {
    wait?.();
    wait = null;
    source.stop();
  };
  return { source, subscribe, version: () => version, run, stop };
}
