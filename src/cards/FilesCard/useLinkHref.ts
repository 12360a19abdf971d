"use client";
import { safeUrl } from "../../protocol/safety/safeUrl.ts";
import { useKindHost } from "../shared/kindHost.ts";

/** The address of a link entry, if both the URL rule and the host's policy let it through; else `null`. */
export function useLinkHref(url: string | null): string | null {
  const { urlPolicy } = useKindHost();
  const href = safeUrl(url);
  if (href === null || urlPolicy === undefined) return href;
  try {
    return urlPolicy(href) === true ? href : null;
  } catch {
    return null;
  }
}
