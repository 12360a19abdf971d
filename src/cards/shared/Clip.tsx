"use client";
import { ChevronDown, ChevronUp } from "lucide-react";
import { type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { cx } from "./cx.ts";
import { useCardHost } from "./host.ts";
import { Icon } from "./Icon.tsx";
import { useIsomorphicLayoutEffect } from "./useIsomorphicLayoutEffect.ts";

/** Lines shown while closed; each has its height in the sheet. */
export type ClipLines = 12 | 16 | 20;

/** What the button would hide must be worth more than the button's own height. */
const SLACK_LINES = 2;
const SLACK_PX = 48;

interface ClipProps {
  readonly lines: ClipLines;
  /** Lines there are. */
  readonly total: number;
  /** Words of the button that opens. */
  readonly label: (total: number) => string;
  /** The content; as a function, it is told whether all of it is wanted, so that it can mount less. */
  readonly children: ReactNode | ((open: boolean) => ReactNode);
  readonly className?: string;
}

/**
 * Shows the first lines under a fade, and one button for the rest. Content that is long only because
 * it wraps is cut as well, once it can be measured. Renders a `<div>` and, when cut, a `<button>`.
 */
export function Clip({ lines, total, label, children, className }: ClipProps): ReactNode {
  const { labels } = useCardHost();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const tall = useTall(box, lines, open);
  const long = tall ?? total > lines + SLACK_LINES;
  const shut = long && !open;

  const toggle = (): void => {
    setOpen(!open);
    if (open) keepInView(box.current);
  };

  return (
    <>
      <div
        ref={box}
        id={id}
        className={cx("ac-clip", className)}
        data-slot="clip"
        data-state={open || !long ? "open" : "closed"}
        data-lines={lines}
      >
        <div className="ac-clip-in">
          {typeof children === "function" ? children(!shut) : children}
        </div>
      </div>
      {long && (
        <button
          type="button"
          className="ac-more ac-inset"
          data-slot="clip-toggle"
          aria-expanded={open}
          aria-controls={id}
          onClick={toggle}
        >
          <Icon of={open ? ChevronUp : ChevronDown} size={14} />
          {open ? labels.showLess : label(total)}
        </button>
      )}
    </>
  );
}

/** Whether the content is higher than the closed box and some slack; `null` until measured. */
function useTall(
  box: RefObject<HTMLDivElement | null>,
  lines: number,
  open: boolean,
): boolean | null {
  const [tall, setTall] = useState<boolean | null>(null);
  useIsomorphicLayoutEffect(() => {
    const outer = box.current;
    const inner = outer?.firstElementChild;
    if (!outer || !inner || open) return;
    const measure = (): void => {
      const height = inner.getBoundingClientRect().height;
      // No layout (hidden, or no layout engine): the count of lines decides.
      if (height === 0) return;
      const line = Number.parseFloat(getComputedStyle(inner).lineHeight) || 20;
      setTall(height > lines * line + SLACK_PX);
    };
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [box, lines, open]);
  return tall;
}

/** Closing a long text must not leave the reader below it. */
function keepInView(box: HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (box && box.getBoundingClientRect().top < 0) box.scrollIntoView({ block: "nearest" });
  });
}
