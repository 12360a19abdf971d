import { safeUrl } from "../../protocol/safety/safeUrl.ts";

/** An address that a host's resolver gave, checked. */
export interface FileUrl {
  readonly href: string;
  readonly origin: "same" | "other" | "blob";
}

// Spaces, controls and backslashes: a URL parser drops or turns them, so that the text is not what it reads like.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters the rule refuses.
const UNCLEAN = /[\u0000-\u0020\u007f-\u00a0\\\u2028\u2029\ufeff]/;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const LONGEST = 8192;

/**
 * The URL rule for what {@link CardHost.resolveFile} returns (security R7): a path of this origin, an
 * absolute address of this origin or `https:`, or a `blob:` of this origin. Anything else is `null`.
 * Only in the browser.
 */
export function checkFileUrl(x: unknown): FileUrl | null {
  if (typeof x !== "string" || x === "" || x.length > LONGEST || UNCLEAN.test(x)) return null;
  if (x.startsWith("blob:"))
    return x.startsWith(`blob:${location.origin}/`) ? { href: x, origin: "blob" } : null;
  if (SCHEME.test(x)) {
    const href = safeUrl(x);
    if (href === null) return null;
    const { origin, protocol } = new URL(href);
    if (origin === location.origin) return { href, origin: "same" };
    return protocol === "https:" ? { href, origin: "other" } : null;
  }
  try {
    const { href, origin } = new URL(x, location.href);
    return origin === location.origin && origin !== "null" ? { href, origin: "same" } : null;
  } catch {
    return null;
  }
}
