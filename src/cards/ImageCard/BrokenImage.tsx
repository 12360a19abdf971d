"use client";
import type { ReactNode } from "react";
import { Icon } from "../shared/Icon.tsx";
import { useKindHost } from "../shared/kindHost.ts";
import { ImageOff } from "../shared/lucide/icons/image-off.ts";
import { type BrokenItem, brokenReason } from "./brokenReason.ts";

/** In place of an image that cannot be shown: a sign, a sentence, the reason. Renders a `<span>`. */
export function BrokenImage({ item }: { readonly item: BrokenItem }): ReactNode {
  const { labels } = useKindHost();
  const reason = brokenReason(item, labels);
  return (
    <span className="ac-broken" data-slot="image-note">
      <Icon of={ImageOff} size={20} />
      <span className="ac-broken-t">
        {labels.imageNotShown}
        {reason !== "" && <bdi className="ac-broken-r">{reason}</bdi>}
      </span>
    </span>
  );
}
