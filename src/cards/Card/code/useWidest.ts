"use client";
import { type RefObject, useRef } from "react";
import { useIsomorphicLayoutEffect } from "../../shared/useIsomorphicLayoutEffect.ts";
import type { SourceText } from "../readCode.ts";
import { LONG_ROW } from "./codeRows.ts";
import { textColumns } from "./textColumns.ts";

/**
 * Makes the element of the rows as wide as the widest one, mounted or not, so that scrolling down never moves it sideways.
 * Set from script, for the sheet to read: the markup may hold no style.
 * @param code `null`: as wide as its content.
 */
export function useWidest(
  code: SourceText | null,
  tabSize: number,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useIsomorphicLayoutEffect(() => {
    const style = element.current?.style;
    if (code) style?.setProperty(WIDEST, `${widestColumns(code, tabSize)}`);
    else style?.removeProperty(WIDEST);
  }, [code, tabSize]);
  return element;
}

const WIDEST = "--_ac-widest";

/** Columns of the widest row where rows do not wrap. */
export function widestColumns(code: SourceText, tabSize: number): number {
  const { text, longest, hasLong } = code;
  const line = longest < 0 ? "" : text.slice(code.start(longest), code.end(longest));
  return Math.max(textColumns(line, tabSize), hasLong ? LONG_ROW : 0);
}
