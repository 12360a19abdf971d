"use client";
import { type ReactNode, useId, useState } from "react";
import { cx } from "./cx.ts";
import { Icon } from "./Icon.tsx";
import { ChevronDown } from "./lucide/icons/chevron-down.ts";
import { ChevronRight } from "./lucide/icons/chevron-right.ts";

interface DisclosureProps {
  /** `line` is the 32px label of a section, with a chevron that points down; `row` a 36px button whose chevron turns. */
  readonly look: "line" | "row";
  /** Words of the button. */
  readonly label: string;
  /** After the label, quieter. */
  readonly meta?: ReactNode | ((open: boolean) => ReactNode);
  /** @default false */
  readonly defaultOpen?: boolean;
  /** Name of the button's slot. */
  readonly slot: string;
  /** Of the part that opens. */
  readonly className?: string;
  readonly bodySlot?: string;
  /** As a function it is told whether it is open, so that it can mount nothing. */
  readonly children: ReactNode | ((open: boolean) => ReactNode);
}

/** A button and the part that it opens and closes. Renders a `<button>` and a `<div>`. */
export function Disclosure(props: DisclosureProps): ReactNode {
  const { look, label, meta, defaultOpen = false, slot, className, bodySlot, children } = props;
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);
  const isLine = look === "line";
  const said = typeof meta === "function" ? meta(open) : meta;
  return (
    <>
      <button
        type="button"
        className={cx("ac-inset", isLine ? "ac-out-h" : "ac-disc")}
        data-slot={slot}
        data-state={open ? "open" : "closed"}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className="ac-col">
          {isLine ? (
            <Icon of={ChevronDown} size={14} className="ac-out-i" />
          ) : (
            <Icon of={ChevronRight} size={14} flip className="ac-disc-i" />
          )}
        </span>
        {label} {said && <span className="ac-meta">{said}</span>}
      </button>
      <div id={id} hidden={!open} className={className} data-slot={bodySlot}>
        {typeof children === "function" ? children(open) : children}
      </div>
    </>
  );
}
