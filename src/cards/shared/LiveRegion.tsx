import type { ReactNode } from "react";

interface LiveRegionProps {
  /** What happened; `""` while there is nothing to say. The element must be there before the text is. */
  readonly text: string;
}

/** Says a short result to screen readers without moving the focus. Renders a `<span>`. */
export function LiveRegion({ text }: LiveRegionProps): ReactNode {
  return (
    <span role="status" aria-live="polite" className="ac-sr" data-slot="live">
      {text}
    </span>
  );
}
