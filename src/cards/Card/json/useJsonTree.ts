"use client";
import { useEffect, useMemo, useState } from "react";
import { JsonReader } from "./JsonReader.ts";
import { JsonTree } from "./JsonTree.ts";
import { withoutMark } from "./withoutMark.ts";

/** Read at once; what most texts have. */
const FIRST_UNITS = 4_000_000;
/** Read between two chances for the page to do something else. */
const SLICE_UNITS = 2_000_000;

/** A tree; `reading` while a long text is read; `none` where it is no JSON, or too much of it. */
export type JsonState = JsonTree | "reading" | "none" | "too much";

/** Reads a text as JSON, a long one in slices. A byte order mark before it is passed over. */
export function useJsonTree(sent: string): JsonState {
  const text = useMemo(() => withoutMark(sent), [sent]);
  const reader = useMemo(() => {
    const made = new JsonReader(text);
    made.advance(FIRST_UNITS);
    return made;
  }, [text]);
  const [, setAt] = useState(0);
  useEffect(() => {
    if (reader.done) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = (): void => {
      if (reader.advance(SLICE_UNITS)) setAt(reader.at);
      else timer = setTimeout(next);
    };
    timer = setTimeout(next);
    return () => clearTimeout(timer);
  }, [reader]);
  const { done } = reader;
  return useMemo(() => {
    if (!done) return "reading";
    if (reader.tooMany) return "too much";
    return reader.error === null ? new JsonTree(text, reader.nodes) : "none";
  }, [reader, done, text]);
}
