"use client";
import { type ReactNode, type RefObject, useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { cx } from "./cx.ts";
import { useIsomorphicLayoutEffect } from "./useIsomorphicLayoutEffect.ts";

/** Sets a length that the sheet reads, such as that of a scroll bar, when it is another one: scrolling must not style anything anew. */
function setLength(element: HTMLElement | null, name: string, length: number): void {
  const value = length === 0 ? "" : `${length}px`;
  if (element && element.style.getPropertyValue(name) !== value)
    element.style.setProperty(name, value);
}

interface ScrollXProps {
  /** Accessible name; needed where the content scrolls. */
  readonly label?: string | undefined;
  readonly className?: string;
  /** For content that keeps its direction in every language. @default the direction around it */
  readonly dir?: "ltr";
  /** The element that scrolls, for whoever needs it. */
  readonly scroller?: RefObject<HTMLDivElement | null>;
  /** The content takes the focus itself, and scrolls by its own keys. @default false */
  readonly isFocusedInside?: boolean;
  readonly children: ReactNode;
}

/**
 * Content that scrolls sideways inside its own box, with a fade while there is more; `data-scrolled` once it
 * has moved. Takes the focus only when it scrolls, in either direction. Renders two `<div>`s.
 */
export function ScrollX(props: ScrollXProps): ReactNode {
  const { label, className, dir, scroller, isFocusedInside = false, children } = props;
  const own = useRef<HTMLDivElement>(null);
  const box = scroller ?? own;
  const [scrolls, setScrolls] = useState(false);

  const measure = useCallback((): void => {
    const node = box.current;
    if (!node) return;
    const room = node.scrollWidth - node.clientWidth;
    const gone = Math.abs(node.scrollLeft);
    const barHeight = node.offsetHeight - node.clientHeight;
    const barWidth = node.offsetWidth - node.clientWidth;
    const isTall = node.scrollHeight - node.clientHeight > 1;
    const edge = node.parentElement;
    setLength(edge, "--_ac-barheight", barHeight);
    setLength(edge, "--_ac-barwidth", barWidth);
    // No state: nothing is drawn anew for these.
    edge?.toggleAttribute("data-more", room - gone > 1);
    edge?.toggleAttribute("data-scrolled", gone > 1);
    if (!isFocusedInside) setScrolls(room > 1 || isTall);
  }, [box, isFocusedInside]);

  useIsomorphicLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    if (typeof ResizeObserver === "undefined") return measure();
    // Told first once all is laid out and nothing painted: asking now would lay out what is about to change.
    const observer = new ResizeObserver(isFocusedInside ? measure : () => flushSync(measure));
    observer.observe(node);
    for (const child of node.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box, measure, isFocusedInside]);

  return (
    <div className="ac-edge" dir={dir}>
      <div
        ref={box}
        className={cx("ac-scroll-x ac-inset", className)}
        data-slot="scroll"
        {...(isFocusedInside
          ? null
          : { role: "group", ...(scrolls && { "aria-label": label, tabIndex: 0 }) })}
        onScroll={measure}
      >
        {children}
      </div>
    </div>
  );
}
