"use client";
import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "./cx.ts";

interface TextButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `solid` is for the one main action, `line` has an edge. @default "plain" */
  readonly variant?: "plain" | "line" | "solid";
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A 28px button with words. Renders a `<button>`. */
export function TextButton({ variant = "plain", className, ...rest }: TextButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={cx("ac-tb", variant !== "plain" && `ac-tb-${variant}`, className)}
      {...rest}
    />
  );
}
