import type { ComponentType, ReactNode, SVGProps } from "react";
import { cx } from "./cx.ts";

/** Size in pixels. Each has its own stroke, so that lines look equally thick at every size. */
export type IconSize = 12 | 14 | 16 | 20 | 24;

const STROKE: Readonly<Record<IconSize, number>> = { 12: 2.25, 14: 2, 16: 1.75, 20: 1.5, 24: 1.25 };

export type LucideComponent = ComponentType<
  SVGProps<SVGSVGElement> & { size?: number | string; strokeWidth?: number | string }
>;

interface IconProps {
  readonly of: LucideComponent;
  readonly size?: IconSize;
  /** Turns with the writing direction: only for arrows and chevrons along the line. */
  readonly flip?: boolean;
  readonly className?: string;
}

/** A Lucide icon at one optical stroke; decoration only, hidden from assistive technology. */
export function Icon({ of: Glyph, size = 16, flip = false, className }: IconProps): ReactNode {
  return (
    <Glyph
      aria-hidden="true"
      focusable="false"
      size={size}
      strokeWidth={STROKE[size]}
      className={cx("ac-i", flip && "ac-flip", className)}
    />
  );
}
