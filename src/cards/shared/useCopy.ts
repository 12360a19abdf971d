"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import { writeClipboard } from "./writeClipboard.ts";

/** How long the answer of a copy stays, in milliseconds. */
const COPY_ANSWER_MS = 1500;

export type CopyState = "idle" | "copied" | "failed";

export interface Copy {
  readonly state: CopyState;
  readonly copy: (text: string | Promise<string>) => void;
  /** Shows the answer of something else that did not work. */
  readonly fail: () => void;
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

  const answer = useCallback((next: CopyState): void => {
    clearTimeout(timer.current);
    setState(next);
    timer.current = setTimeout(() => setState("idle"), COPY_ANSWER_MS);
  }, []);

  const copy = useCallback(
    (text: string | Promise<string>): void => {
      if (latest.current < 0) latest.current = 0;
      const turn = ++latest.current;
      clearTimeout(timer.current);
      // Cleared first, so that a second copy is announced again.
      setState("idle");
      void writeClipboard(text).then((ok) => {
        if (turn === latest.current) answer(ok ? "copied" : "failed");
      });
    },
    [answer],
  );

  const fail = useCallback((): void => {
    latest.current = Math.max(latest.current, 0) + 1;
    answer("failed");
  }, [answer]);

  return { state, copy, fail };
}
