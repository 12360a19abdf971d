import { countHidden } from "../../protocol/safety/hiddenCharacters.ts";
import { safeUrl } from "../../protocol/safety/safeUrl.ts";

/** A piece of text, and where it leads when it is a link. */
export interface LinkPart {
  readonly text: string;
  readonly href: string | null;
}

const ADDRESS = /https?:\/\/[^\s<>"'`\\]+/gi;
/** What ends a sentence rather than an address. */
const TRAILING = ".,:;!?*_…。，；：！？";
const CLOSING: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/**
 * Cuts text into plain pieces and links (security R7). An address is a link only when the host's policy allows it and it
 * says openly where it leads: no user info, no hidden characters, and a host written as the browser reads it.
 */
export function linkParts(text: string, policy?: (url: string) => boolean): readonly LinkPart[] {
  const parts: LinkPart[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const shown = withoutEnd(found);
    const href = openLink(shown);
    if (href === null || (policy && policy(href) !== true)) continue;
    if (index > done) parts.push({ text: text.slice(done, index), href: null });
    parts.push({ text: shown, href });
    done = index + shown.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done), href: null });
  return parts;
}

function openLink(shown: string): string | null {
  const href = safeUrl(shown);
  if (href === null || countHidden(shown) > 0) return null;
  const { protocol, host } = new URL(href);
  const written = shown.slice(protocol.length + 2).toLowerCase();
  return written.startsWith(host) && !/^[^/?#]/.test(written.slice(host.length)) ? href : null;
}

/** Without punctuation at the end, and without a bracket that opens before the address. */
function withoutEnd(found: string): string {
  const open = new Map(Object.keys(CLOSING).map((closing) => [closing, 0]));
  for (const char of found) {
    for (const [closing, opening] of Object.entries(CLOSING)) {
      if (char === closing) open.set(closing, (open.get(closing) ?? 0) - 1);
      if (char === opening) open.set(closing, (open.get(closing) ?? 0) + 1);
    }
  }
  let end = found.length;
  for (; end > 0; end--) {
    const last = found.charAt(end - 1);
    const balance = open.get(last);
    if (balance === undefined ? !TRAILING.includes(last) : balance >= 0) break;
    if (balance !== undefined) open.set(last, balance + 1);
  }
  return found.slice(0, end);
}
