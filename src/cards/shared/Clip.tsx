"use client";
import { type ReactNode, useId, useRef, useState } from "react";
import { useCardHost } from "./host.ts";
import { Icon } from "./Icon.tsx";
import { ChevronDown } from "./lucide/icons/chevron-down.ts";
import { ChevronUp } from "./lucide/icons/chevron-up.ts";
import { type ClipLines, isTall, useTall } from "./useTall.ts";
import { usePrinting } from "./window/printing.ts";

interface ClipProps {
  /** Lines shown while closed. */
  readonly lines: ClipLines;
  /** Lines there are. */
  readonly total: number;
  /** Rows they take on screen, roughly, where lines wrap. @default total */
  readonly rows?: number;
  /** Words of the button that opens. */
  readonly label: (total: number) => string;
  /** The content; as a function, it is told whether all of it is wanted, so that it can mount less. */
  readonly children: ReactNode | ((open: boolean) => ReactNode);
  /** There is more than `children` shows while closed, however short that is. @default false */
  readonly more?: boolean;
  /** Controls it. @default its own state, closed at first */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** Under the content, while nothing of it is cut. */
  readonly footer?: ReactNode;
}

/**
 * Shows the first lines under a fade, and one button for the rest. Content that is long only because
 * it wraps is cut as well, once it can be measured. Nothing is on paper. Renders a `<div>` and, when cut, a `<button>`.
 */
export function Clip(props: ClipProps): ReactNode {
  const { lines, total, rows = total, label, children, more = false, onOpenChange, footer } = props;
  const { labels } = useCardHost();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(false);
  const printing = usePrinting();
  const open = (props.open ?? own) || printing;
  const measured = useTall(box, lines, isTall(rows, lines), open || more);
  const tall = more || measured;
  const shut = tall && !open;

  const change = (next: boolean): void => {
    setOwn(next);
    onOpenChange?.(next);
    if (!next) keepInView(box.current);
  };

  return (
    <>
      <div
        ref={box}
        id={id}
        className="ac-clip"
        data-slot="clip"
        data-state={shut ? "closed" : "open"}
        data-lines={lines}
      >
        <div className="ac-clip-in">
          {typeof children === "function" ? children(!shut) : children}
        </div>
      </div>
      {!shut && footer}
      {tall && (
        <button
          type="button"
          className="ac-more ac-inset"
          data-slot="clip-toggle"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => change(!open)}
        >
          <Icon of={open ? ChevronUp : ChevronDown} size={14} />
          {open ? labels.showLess : label(total)}
        </button>
      )}
    </>
  );
}

/** Closing a long text must not leave the reader below it. */
function keepInView(box: HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (box && box.getBoundingClientRect().top < 0) box.scrollIntoView({ block: "nearest" });
  });
}
