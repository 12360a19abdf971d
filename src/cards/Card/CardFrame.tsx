import type { ReactNode } from "react";
import type { ToolCallStatus } from "../../protocol/calls/toolCall.ts";
import { cx } from "../shared/cx.ts";

interface CardFrameProps {
  readonly kind: string;
  readonly status: ToolCallStatus;
  /** Wins over `status` (contracts 1.35). */
  readonly isError?: boolean;
  /** Accessible name. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The box of every card: border, radius, its own container for width queries. Renders an `<article>`. */
export function CardFrame(props: CardFrameProps): ReactNode {
  const { kind, status, isError = false, label, className, children } = props;
  return (
    <article
      className={cx("ac-card", className)}
      aria-label={label}
      data-slot="card"
      data-kind={kind}
      data-status={isError ? "error" : status}
    >
      {children}
    </article>
  );
}
