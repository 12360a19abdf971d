"use client";
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { useCardHost } from "../host.ts";
import type { Language } from "../languages.ts";
import { useIsomorphicLayoutEffect } from "../useIsomorphicLayoutEffect.ts";
import { engineOf } from "./highlightEngine.ts";
import { TokenSource } from "./TokenSource.ts";
import { NO_TOKENS, PLAIN_TOKENS, type Tokens } from "./Tokens.ts";

/** Lines that are drawn: from the first to before the second. */
export type LineRange = readonly [from: number, to: number];

/**
 * The tokens of a text, plain at first: on the server, while hydrating, and until the first ones arrive. A text that grows keeps
 * its colours; one that changes is plain until it has some of its own. Tokens of a text seen before are there at once.
 *
 * @param language of `detectLanguage`; `null` stays plain.
 * @param visible the component is drawn again only for tokens in these lines. @default all
 */
export function useTokens(text: string, language: Language | null, visible?: LineRange): Tokens {
  const { tokenizer } = useCardHost();
  const range = useRef(visible);
  useIsomorphicLayoutEffect(() => {
    range.current = visible;
  });
  const store = useMemo(
    () => (language ? createStore(engineOf(tokenizer), language, range) : null),
    [tokenizer, language],
  );
  const tokens = useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    useCallback(() => store?.source.tokensOf(text) ?? PLAIN_TOKENS, [store, text]),
    () => (language ? NO_TOKENS : PLAIN_TOKENS),
  );
  const end = visible?.[1] ?? Number.POSITIVE_INFINITY;
  useEffect(() => {
    if (!store) return;
    if (!store.source.isBeyond(text, end)) {
      void store.source.run(text);
      return;
    }
    const later = setTimeout(() => void store.source.run(text), QUIET_MS);
    return () => clearTimeout(later);
  }, [store, text, end]);
  useEffect(() => () => store?.source.stop(), [store]);
  return tokens;
}

/** A text that grows out of sight is gone on with once it rests for so many milliseconds. */
const QUIET_MS = 150;

const subscribeToNothing = () => () => {};

function createStore(
  engine: ReturnType<typeof engineOf>,
  language: Language,
  visible: { readonly current: LineRange | undefined },
) {
  const listeners = new Set<() => void>();
  const source = new TokenSource(engine, language, (from, to) => {
    const [first, end] = visible.current ?? [0, Number.POSITIVE_INFINITY];
    // An empty range is a change of status.
    if (from < to && (from >= end || to <= first)) return;
    for (const listener of listeners) listener();
  });
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { source, subscribe };
}
