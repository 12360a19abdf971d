"use client";
import { useEffect, useMemo, useState } from "react";
import { type TextIndex, textIndex } from "./textIndex.ts";

/** Read at once; what most texts have. */
const FIRST_UNITS = 2_000_000;
/** Read between two chances for the page to do something else. */
const SLICE_UNITS = 2_000_000;

/** A text as rows. The first part is there at once, the rest arrives in slices; `rows` tells that there are more. */
export function useTextIndex(text: string): { readonly index: TextIndex; readonly rows: number } {
  const index = useMemo(() => {
    const made = textIndex(text);
    made.advance(FIRST_UNITS);
    return made;
  }, [text]);
  const [, setRead] = useState(0);
  useEffect(() => {
    if (index.done) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = (): void => {
      index.advance(SLICE_UNITS);
      setRead(index.read);
      if (!index.done) timer = setTimeout(next);
    };
    timer = setTimeout(next);
    return () => clearTimeout(timer);
  }, [index]);
  return { index, rows: index.rows };
}
