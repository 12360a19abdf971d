"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import { writeClipboard } from "./writeClipboard.ts";

/** How long the answer of a copy stays, in milliseconds. */
export const COPY_ANSWER_MS = 1500;

export type CopyState = "idle" | "copied" | "failed";

export interface Copy {
  readonly state: CopyState;
  readonly copy: (text: string) => void;
}

/** Copies text and answers for 1.5 s; the answer of the latest copy counts. */
export function useCopy(): Copy {
  const [state, setState] = useState<CopyState>("idle");
  const latest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    () => () => {
      latest.current = -1;
      clearTimeout(timer.current);
    },
    [],
  );

  const copy = useCallback((text: string): void => {
    if (latest.current < 0) latest.current = 0;
    const turn = ++latest.current;
    clearTimeout(timer.current);
    // Cleared first, so that a second copy is announced again.
    setState("idle");
    void writeClipboard(text).then((ok) => {
      if (turn !== latest.current) return;
      setState(ok ? "copied" : "failed");
      timer.current = setTimeout(() => setState("idle"), COPY_ANSWER_MS);
    });
  }, []);

  return { state, copy };
}
