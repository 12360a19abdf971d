"use client";
import { type PointerEvent, useEffect, useMemo, useRef, useState } from "react";
import type { FileEntry } from "../../protocol/payloads/entry.ts";
import { preloadPopover } from "../shared/Popover/usePopoverEngine.ts";

/** How long the pointer rests before the first preview, and how long one waits for its return. */
const REST_MS = 300;
const GRACE_MS = 100;

export interface PreviewTarget {
  readonly index: number;
  readonly entry: FileEntry;
  readonly anchor: HTMLElement;
}

export interface PreviewHandlers {
  readonly enter: (event: PointerEvent<HTMLElement>, index: number, entry: FileEntry) => void;
  /** The pointer is on the preview itself. */
  readonly hold: () => void;
  readonly leave: () => void;
  readonly close: () => void;
}

/**
 * Which image of a group is previewed: after a rest of 300 ms, at once when another one is, until 100 ms
 * after the pointer has left. A finger previews nothing.
 */
export function usePreview(): {
  readonly target: PreviewTarget | null;
  readonly handlers: PreviewHandlers;
} {
  const [target, setTarget] = useState<PreviewTarget | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(false);
  shown.current = target !== null;
  useEffect(() => () => clearTimeout(timer.current), []);

  const handlers = useMemo((): PreviewHandlers => {
    const later = (next: PreviewTarget | null, ms: number): void => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setTarget(next), ms);
    };
    return {
      enter: ({ pointerType, currentTarget, target }, index, entry) => {
        // a popover that the tile has opened reports to the tile, too
        const inside = target instanceof Node && currentTarget.contains(target);
        if (pointerType === "touch" || !inside) return;
        preloadPopover();
        later({ index, entry, anchor: currentTarget }, shown.current ? 0 : REST_MS);
      },
      hold: () => clearTimeout(timer.current),
      leave: () => later(null, GRACE_MS),
      close: () => {
        clearTimeout(timer.current);
        setTarget(null);
      },
    };
  }, []);

  return { target, handlers };
}
