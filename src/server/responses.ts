/** On every response of the companion, errors included (security S6). */
export const SECURITY_HEADERS = Object.freeze({
  "cache-control": "private, no-store",
  "content-disposition": "attachment",
  "content-security-policy": "sandbox; default-src 'none'",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
});

const TEXTS = Object.freeze({
  400: "Bad request.\n",
  403: "Forbidden.\n",
  404: "Not found.\n",
  405: "Method not allowed.\n",
  414: "Address too long.\n",
  416: "Range not satisfiable.\n",
  500: "Internal error.\n",
  503: "Too many downloads at once. Try again later.\n",
});

/** Statuses that are answered with a constant text. */
export type PlainStatus = keyof typeof TEXTS;

/** An answer without a file: constant text, nothing of the request in it (security S4, S7). */
export function plainResponse(
  status: PlainStatus,
  headers: Readonly<Record<string, string>> = {},
  withBody = true,
): Response {
  return new Response(withBody ? TEXTS[status] : null, {
    status,
    headers: {
      ...SECURITY_HEADERS,
      "content-type": "text/plain; charset=utf-8",
      "content-length": String(TEXTS[status].length),
      ...headers,
    },
  });
}
