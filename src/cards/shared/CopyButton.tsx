"use client";
import type { ReactNode } from "react";
import { CopyGlyph } from "./CopyGlyph.tsx";
import { cx } from "./cx.ts";
import { useCardHost } from "./host.ts";
import { LiveRegion } from "./LiveRegion.tsx";
import { Copy as CopyIcon } from "./lucide/icons/copy.ts";
import { useCopy } from "./useCopy.ts";

interface CopyButtonProps {
  /** Called when pressed, so that a long text is made only when it is wanted. */
  readonly text: () => string;
  /** Accessible name. @default labels.copy */
  readonly label?: string;
  readonly className?: string;
}

/** Copies text and answers in place for 1.5 s. Renders a `<button>` and a live region. */
export function CopyButton({ text, label, className }: CopyButtonProps): ReactNode {
  const { labels } = useCardHost();
  const { state, copy } = useCopy();
  const name = label ?? labels.copy;
  return (
    <>
      <button
        type="button"
        aria-label={name}
        title={name}
        data-slot="copy"
        className={cx("ac-ib", className)}
        onClick={() => copy(text())}
      >
        <CopyGlyph state={state} icon={CopyIcon} failed={labels.copyFailed} />
      </button>
      <LiveRegion
        text={state === "copied" ? labels.copied : state === "failed" ? labels.copyFailed : ""}
      />
    </>
  );
}
