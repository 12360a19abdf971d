"use client";
import { useCallback, useMemo, useRef, useState } from "react";
import type { ArtifactEntry } from "../../protocol/payloads/entry.ts";
import { useKindHost } from "../shared/kindHost.ts";

export interface OpenComposer {
  readonly index: number;
  /** In the flow under its tile, where nothing hovers; else in a popover. */
  readonly inline: boolean;
}

export interface FeedbackActions {
  readonly toggle: (index: number) => void;
  readonly close: () => void;
  readonly draft: (index: number) => string;
  readonly keep: (index: number, text: string) => void;
  /** `false` when the host could not take it; the text is then still there to be sent again. */
  readonly send: (index: number, entry: ArtifactEntry, text: string) => Promise<boolean>;
}

interface FeedbackState {
  /** `null` when the host takes no comments. */
  readonly actions: FeedbackActions | null;
  readonly open: OpenComposer | null;
  /** Comments sent, by position. */
  readonly counts: ReadonlyMap<number, number>;
}

/** Comments on the entries of a grid: one composer open, a draft kept for each entry, sent ones counted. */
export function useFeedback(): FeedbackState {
  const { onFeedback } = useKindHost();
  const latest = useRef(onFeedback);
  latest.current = onFeedback;
  const [open, setOpen] = useState<OpenComposer | null>(null);
  const [counts, setCounts] = useState<ReadonlyMap<number, number>>(() => new Map());
  const drafts = useRef(new Map<number, string>());

  const send = useCallback<FeedbackActions["send"]>(async (index, entry, text) => {
    try {
      await latest.current?.({ entry, text });
    } catch {
      return false;
    }
    drafts.current.delete(index);
    setCounts((last) => new Map(last).set(index, (last.get(index) ?? 0) + 1));
    setOpen((last) => (last?.index === index ? null : last));
    return true;
  }, []);

  const actions = useMemo(
    (): FeedbackActions => ({
      toggle: (index) => {
        const inline = window.matchMedia?.("(hover: none)").matches ?? false;
        setOpen((last) => (last?.index === index ? null : { index, inline }));
      },
      close: () => setOpen(null),
      draft: (index) => drafts.current.get(index) ?? "",
      keep: (index, text) => void drafts.current.set(index, text),
      send,
    }),
    [send],
  );

  return { actions: onFeedback === undefined ? null : actions, open, counts };
}
