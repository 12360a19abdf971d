"use client";
import { type ReactNode, useContext, useMemo, useRef, useState } from "react";
import { guardLabels } from "../cards/shared/guardLabels.ts";
import type { Tokenizer } from "../cards/shared/highlight/Tokenizer.ts";
import { type CardHost, CardHostContext } from "../cards/shared/host.ts";
import type { Limits } from "../cards/shared/limits.ts";
import { useIsomorphicLayoutEffect } from "../cards/shared/useIsomorphicLayoutEffect.ts";
import type { Labels } from "../locales/labels.ts";
import type { AnyRegistry } from "../registry/types.ts";
import { guardCallbacks, type HostCallbacks } from "./guardCallbacks.ts";
import { hasMethod, mergeLimits, readLocale } from "./hostOptions.ts";
import { type RenderHost, RenderHostContext } from "./renderHost.ts";
import { useSame } from "./useSame.ts";

export interface ArtifactProviderProps extends HostCallbacks {
  /** Which renderer draws what. @default defaultRegistry */
  readonly registry?: AnyRegistry;
  /** Texts over the English ones; a whole set comes from `artifact-cards/locales/…`. */
  readonly labels?: Partial<Labels>;
  /** BCP 47 tag for number formats. @default "en" */
  readonly locale?: string;
  /** @default what the page's own `.dark` or `data-theme` says */
  readonly theme?: "light" | "dark";
  /** Makes addresses in the text of tools links; they still pass `safeUrl` and `urlPolicy`. @default false */
  readonly linkify?: boolean;
  /** Shows text that is one JSON object or array, and structured values, as a tree. @default true */
  readonly jsonTree?: boolean;
  /** Columns of a tab in code. @default 4 */
  readonly tabSize?: 2 | 4 | 8;
  /** Begins downloaded CSV files with the byte order mark that Excel needs to read them as UTF-8. @default true */
  readonly csvBom?: boolean;
  /** Budgets over the default ones. */
  readonly limits?: Partial<Limits>;
  /** Colours code, as `artifact-cards/highlight/shiki` does; make it once, outside of components. @default the built-in one */
  readonly tokenizer?: Tokenizer;
  readonly children?: ReactNode;
}

type CardCallbacks = Pick<CardHost, (typeof CARD_CALLBACKS)[number]>;

const CARD_CALLBACKS = [
  "resolveFile",
  "openFile",
  "downloadFile",
  "urlPolicy",
  "onFeedback",
  "highlightLines",
  "onLineClick",
  "onLineSelect",
] as const;

/**
 * Holds all that the host decides; every prop has a safe default and cards work without a provider.
 * What an inner provider leaves out, the outer one decides. Callbacks may be written inline: a new one
 * counts from then on and draws nothing again. Renders nothing of its own.
 *
 * @example
 * <ArtifactProvider resolveFile={(entry) => `/files?path=${encodeURIComponent(entry.path)}`}>
 *   <ToolCallList calls={calls} />
 * </ArtifactProvider>
 */
export function ArtifactProvider(props: ArtifactProviderProps): ReactNode {
  const latest = useRef<HostCallbacks>(props);
  useIsomorphicLayoutEffect(() => {
    latest.current = props;
  });
  const [callbacks] = useState(() => guardCallbacks(latest));
  const { children } = props;
  return (
    <RenderHostContext.Provider value={useRenderPart(props, callbacks)}>
      <CardHostContext.Provider value={useCardPart(props, callbacks)}>
        {children}
      </CardHostContext.Provider>
    </RenderHostContext.Provider>
  );
}

function useRenderPart(
  props: ArtifactProviderProps,
  callbacks: ReturnType<typeof guardCallbacks>,
): RenderHost {
  const outer = useContext(RenderHostContext);
  const registry = hasMethod(props.registry, "resolve") ? props.registry : outer.registry;
  const onError = props.onError ? callbacks.onError : outer.onError;
  const defaultOpen = props.defaultOpen ? callbacks.defaultOpen : outer.defaultOpen;
  return useMemo(() => ({ registry, onError, defaultOpen }), [registry, onError, defaultOpen]);
}

function useCardPart(
  props: ArtifactProviderProps,
  callbacks: ReturnType<typeof guardCallbacks>,
): CardHost {
  const outer = useContext(CardHostContext);
  const labels = useSame(props.labels);
  const limits = useSame(props.limits);
  const { locale, theme, linkify, jsonTree, tokenizer, tabSize, csvBom } = props;
  const given = CARD_CALLBACKS.filter((name) => props[name] !== undefined).join(" ");
  return useMemo(() => {
    const own: [string, unknown][] = given
      .split(" ")
      .filter(Boolean)
      .map((name) => [name, callbacks[name as keyof CardCallbacks]]);
    return Object.freeze({
      ...outer,
      ...(Object.fromEntries(own) as CardCallbacks),
      labels: guardLabels(outer.labels, labels),
      ...(labels && { ownLabels: [...(outer.ownLabels ?? []), labels] }),
      limits: mergeLimits(outer.limits, limits),
      locale: readLocale(locale) ?? outer.locale,
      ...((theme === "light" || theme === "dark") && { theme }),
      ...(typeof linkify === "boolean" && { linkify }),
      ...(typeof jsonTree === "boolean" && { jsonTree }),
      ...((tabSize === 2 || tabSize === 4 || tabSize === 8) && { tabSize }),
      ...(typeof csvBom === "boolean" && { csvBom }),
      ...(hasMethod(tokenizer, "load") && { tokenizer }),
    });
  }, [
    outer,
    labels,
    limits,
    locale,
    theme,
    linkify,
    jsonTree,
    tokenizer,
    tabSize,
    csvBom,
    given,
    callbacks,
  ]);
}
