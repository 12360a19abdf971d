"use client";
import { useMemo, useRef } from "react";
import type { CardAction } from "../Card/CardAction.ts";
import { useIsomorphicLayoutEffect } from "../shared/useIsomorphicLayoutEffect.ts";
import { type CodeActionsOptions, codeActions } from "./codeActions.ts";

/** The actions of a text that may grow: the same list however much it does, so that its buttons are not drawn again. */
export function useCodeActions(
  text: string,
  options: Omit<CodeActionsOptions, "textNow">,
): readonly CardAction[] {
  const { labels, downloadName, isLong, wrap, toggleWrap, showPanel } = options;
  const latest = useRef(text);
  useIsomorphicLayoutEffect(() => {
    latest.current = text;
  });
  const isEmpty = text === "";
  return useMemo(() => {
    const textNow = (): string => latest.current;
    if (isEmpty) return [];
    return codeActions({ labels, textNow, downloadName, isLong, wrap, toggleWrap, showPanel });
  }, [labels, downloadName, isEmpty, isLong, wrap, toggleWrap, showPanel]);
}
