"use client";
import { type RefObject, useRef } from "react";
import { useIsomorphicLayoutEffect } from "../../shared/useIsomorphicLayoutEffect.ts";
import type { SourceText } from "../readCode.ts";
import { textColumns } from "./textColumns.ts";

/**
 * Makes the element of the rows as wide as the widest one, mounted or not, so that scrolling down never moves it sideways.
 * Set from script: the markup may hold no style.
 * @param code `null`: as wide as its content.
 */
export function useWidest(
  code: SourceText | null,
  tabSize: number,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useIsomorphicLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    if (!code) {
      node.style.minWidth = "";
      return;
    }
    const { longest } = code;
    const line = code.text.slice(code.start(longest), code.end(longest));
    const columns = textColumns(line, tabSize);
    node.style.minWidth = `max(100%, calc(${columns}ch + var(--_ac-gutter) + 16px))`;
  }, [code, tabSize]);
  return element;
}
