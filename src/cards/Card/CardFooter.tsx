import type { ReactNode } from "react";
import { Icon, type LucideComponent } from "../shared/Icon.tsx";

interface CardFooterProps {
  readonly icon?: LucideComponent;
  readonly children: ReactNode;
  /** At the end of the line, e.g. a button. */
  readonly end?: ReactNode;
}

/** A 32px line under the body, for what is not shown. Renders a `<div>`. */
export function CardFooter({ icon, children, end }: CardFooterProps): ReactNode {
  return (
    <div className="ac-foot" data-slot="footer">
      {icon && (
        <span className="ac-col">
          <Icon of={icon} size={14} />
        </span>
      )}
      <span className="ac-grow">{children}</span>
      {end}
    </div>
  );
}
