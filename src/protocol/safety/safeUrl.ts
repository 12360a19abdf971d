const MAX_URL = 8192;
// C0, space, C1 and no-break space anywhere make it text, not a link.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters the rule refuses.
const REFUSED = /[\u0000-\u0020\u007f-\u00a0\\]/;

/**
 * The one rule for links (security R7): a primitive string with explicit `http://` or `https://`, no control
 * characters, spaces or backslashes, no user info, and a successful WHATWG parse.
 * Returns the normalised address (host in punycode), else `null`: show the text instead.
 */
export function safeUrl(x: unknown): string | null {
  if (typeof x !== "string" || x.length > MAX_URL || REFUSED.test(x)) return null;
  if (!/^https?:\/\/[^/]/i.test(x)) return null;
  try {
    const url = new URL(x);
    return url.username === "" && url.password === "" ? url.href : null;
  } catch {
    return null;
  }
}
