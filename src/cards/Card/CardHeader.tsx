"use client";
import type { ReactNode } from "react";
import { cx } from "../shared/cx.ts";
import { Icon, type LucideComponent } from "../shared/Icon.tsx";
import type { CardAction } from "./CardAction.ts";
import { CardActions } from "./CardActions.tsx";

interface CardHeaderProps {
  readonly icon: LucideComponent;
  /** Already safe to show. */
  readonly title: string;
  readonly meta?: ReactNode;
  readonly metaShort?: ReactNode;
  readonly leading?: ReactNode;
  readonly heading?: ReactNode;
  readonly tools?: ReactNode;
  readonly actions: readonly CardAction[];
}

/**
 * The 40px line: icon, title, meta, actions. Title and meta share one line; meta is whole or, by
 * wrapping out of sight, absent. Renders a `<div>`.
 */
export function CardHeader(props: CardHeaderProps): ReactNode {
  const { icon, title, meta, metaShort, leading, heading, tools, actions } = props;
  const shown = (node: ReactNode): boolean => node !== undefined && node !== null && node !== "";
  return (
    <div className={cx("ac-head", actions.length === 0 && "ac-head-plain")} data-slot="header">
      <span className="ac-lead" data-slot="icon">
        {leading ?? <Icon of={icon} />}
      </span>
      <span className="ac-tt">
        {heading ?? (
          <bdi
            className="ac-title"
            dir="auto"
            data-slot="title"
            onPointerEnter={(event) => tellWhole(event.currentTarget, title)}
          >
            {title}
          </bdi>
        )}
        {shown(meta) && (
          <span className={cx("ac-meta", shown(metaShort) && "ac-wide")} data-slot="meta">
            {meta}
          </span>
        )}
        {shown(metaShort) && (
          <span className="ac-meta ac-narrow" data-slot="meta">
            {metaShort}
          </span>
        )}
      </span>
      {tools}
      <CardActions actions={actions} besideTool={Boolean(tools)} />
    </div>
  );
}

/** A title that ends in an ellipsis can be read whole in its tooltip; one that fits has none. */
function tellWhole(element: HTMLElement, title: string): void {
  element.title = element.scrollWidth > element.clientWidth ? title : "";
}
