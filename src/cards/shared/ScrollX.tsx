"use client";
import { type ReactNode, useRef, useState } from "react";
import { cx } from "./cx.ts";
import { useIsomorphicLayoutEffect } from "./useIsomorphicLayoutEffect.ts";

interface ScrollXProps {
  /** Accessible name; needed where the content scrolls. */
  readonly label?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * Content that scrolls sideways inside its own box, with a fade while there is more. Takes the focus
 * only when it scrolls. Renders two `<div>`s.
 */
export function ScrollX({ label, className, children }: ScrollXProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  const [more, setMore] = useState(false);

  const measure = (): void => {
    const node = box.current;
    if (!node) return;
    const room = node.scrollWidth - node.clientWidth;
    setScrolls(room > 1);
    setMore(room - Math.abs(node.scrollLeft) > 1);
  };

  useIsomorphicLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    for (const child of node.children) observer.observe(child);
    return () => observer.disconnect();
  });

  return (
    <div className="ac-edge" data-more={more ? "" : undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form */}
      <div
        ref={box}
        className={cx("ac-scroll-x ac-inset", className)}
        data-slot="scroll"
        role="group"
        aria-label={scrolls ? label : undefined}
        tabIndex={scrolls ? 0 : undefined}
        onScroll={measure}
      >
        {children}
      </div>
    </div>
  );
}
