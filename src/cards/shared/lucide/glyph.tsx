import type { ComponentProps, ReactNode } from "react";
import type { LucideComponent } from "../Icon.tsx";

/** What a glyph is drawn with: size, stroke width and the attributes of an `<svg>`. */
export type GlyphProps = ComponentProps<LucideComponent>;

/** An outline of Lucide, drawn as one path in a box of 24 units. Renders an `<svg>`. */
export function drawGlyph(d: string, { size = 24, ...rest }: GlyphProps): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      <path d={d} />
    </svg>
  );
}

/** Makes the component of one outline. */
export function glyph(d: string): LucideComponent {
  return (props: GlyphProps) => drawGlyph(d, props);
}
