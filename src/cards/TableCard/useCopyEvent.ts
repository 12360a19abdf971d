"use client";
import { type RefObject, useEffect, useRef } from "react";

/** Lets an element answer a copy: `onCopy` fills in the data and says whether it did. */
export function useCopyEvent(
  scroller: RefObject<HTMLElement | null>,
  onCopy: (data: DataTransfer | null) => boolean,
): void {
  const latest = useRef(onCopy);
  useEffect(() => {
    latest.current = onCopy;
  });
  useEffect(() => {
    const node = scroller.current;
    if (!node) return;
    const copy = (event: ClipboardEvent): void => {
      if (latest.current(event.clipboardData)) event.preventDefault();
    };
    node.addEventListener("copy", copy);
    return () => node.removeEventListener("copy", copy);
  }, [scroller]);
}
