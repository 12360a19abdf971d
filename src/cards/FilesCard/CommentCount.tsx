"use client";
import type { ReactNode } from "react";
import { useCardHost } from "../shared/host.ts";
import { Icon } from "../shared/Icon.tsx";
import { MessageSquare } from "../shared/lucide/icons/message-square.ts";

/** How many comments were sent; nothing for none. Renders a `<span>`. */
export function CommentCount({ n }: { readonly n: number }): ReactNode {
  const { labels } = useCardHost();
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
