"use client";
import type { PointerEventHandler, ReactNode, RefObject } from "react";
import { usePopoverEngine } from "./usePopoverEngine.ts";

export interface PopoverProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What it stands beside. May be another element each time it opens. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** Accessible name. */
  readonly label: string;
  /** @default "bottom" */
  readonly side?: "top" | "bottom";
  /** @default "start" */
  readonly align?: "start" | "center" | "end";
  /** Pixels between it and the anchor. @default 8 */
  readonly offset?: number;
  /**
   * `dialog` puts the focus on its first control and gives it back; `note`, whose text is to be read, on itself.
   * `preview` leaves the focus where it is and only repeats what can be reached otherwise. `menu` is a plain box
   * whose content brings the role, the name and the focus. @default "dialog"
   */
  readonly variant?: "dialog" | "menu" | "note" | "preview";
  readonly className?: string;
  readonly onPointerEnter?: PointerEventHandler<HTMLElement>;
  readonly onPointerLeave?: PointerEventHandler<HTMLElement>;
  readonly children: ReactNode;
}

/**
 * A floating box beside an element, in a portal with the root class and the theme around its anchor. Its engine
 * loads when the first one opens; where that fails, it closes again. Esc and a press outside close it.
 * Renders a `<div>` in the body, or in the shadow root of its anchor.
 */
export function Popover(props: PopoverProps): ReactNode {
  const Engine = usePopoverEngine(props.open, props.onOpenChange);
  return Engine === null ? null : <Engine {...props} />;
}
