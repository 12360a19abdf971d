"use client";
import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "./cx.ts";
import { Icon, type LucideComponent } from "./Icon.tsx";

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  readonly icon: LucideComponent;
  /** Accessible name, also the tooltip. */
  readonly label: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A 28px button with one glyph. Renders a `<button>`. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={cx("ac-ib", className)}
      {...rest}
    >
      <Icon of={icon} />
    </button>
  );
}
