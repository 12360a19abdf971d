import type { ReactNode } from "react";
import { Icon, type LucideComponent } from "./Icon.tsx";
import { Check } from "./lucide/icons/check.ts";
import { X } from "./lucide/icons/x.ts";
import type { CopyState } from "./useCopy.ts";

interface CopyGlyphProps {
  readonly state: CopyState;
  /** Shown while idle. */
  readonly icon: LucideComponent;
  /** Shown beside the glyph when the copy failed. */
  readonly failed: string;
}

/** The glyph of a copy button: its own, a check once copied, a cross with words when it failed. */
export function CopyGlyph({ state, icon, failed }: CopyGlyphProps): ReactNode {
  if (state === "failed") {
    return (
      <>
        <Icon of={X} className="ac-copy-x" />
        <span aria-hidden="true" className="ac-tip ac-copy-tip">
          {failed}
        </span>
      </>
    );
  }
  return <Icon of={state === "copied" ? Check : icon} />;
}
