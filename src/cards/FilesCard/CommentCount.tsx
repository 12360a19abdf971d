"use client";
import type { ReactNode } from "react";
import { Icon } from "../shared/Icon.tsx";
import { useKindHost } from "../shared/kindHost.ts";
import { MessageSquare } from "../shared/lucide/icons/message-square.ts";

/** How many comments were sent; nothing for none. Renders a `<span>`. */
export function CommentCount({ n }: { readonly n: number }): ReactNode {
  const { labels } = useKindHost();
  if (n === 0) return null;
  return (
    <span className="ac-cm" data-slot="comments">
      <span className="ac-cm-n" aria-hidden="true">
        · <Icon of={MessageSquare} size={12} />
        {n}
      </span>
      <span className="ac-sr">{labels.comments(n)}</span>
    </span>
  );
}
