import type { IncomingMessage } from "node:http";

const HOST = /^(?:[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?$/;

/**
 * The web `Request` of a `node:http` message: method, address and headers, without a body. `null` when the message
 * cannot be one (a malformed host or target). Headers are copied name by name, never looked up in a plain object
 * (security S10).
 */
export function nodeRequest(message: IncomingMessage, signal: AbortSignal): Request | null {
  const host = message.headers.host ?? "localhost";
  const target = originForm(message.url ?? "");
  if (!HOST.test(host) || target === null) return null;
  const scheme = "encrypted" in message.socket ? "https" : "http";
  try {
    // Joined as text: as a relative reference a target such as "//elsewhere/x" would replace the host.
    const url = new URL(`${scheme}://${host}${target}`);
    return new Request(url, {
      method: message.method ?? "GET",
      headers: copyHeaders(message),
      signal,
    });
  } catch {
    return null;
  }
}

/** Path and query of a request target; `null` for anything but the origin form and the absolute form. */
function originForm(target: string): string | null {
  if (target.startsWith("/")) return target;
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return null;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

function copyHeaders({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? "";
    // HTTP/2 lists its pseudo headers here.
    if (!name.startsWith(":")) headers.append(name, rawHeaders[i + 1] ?? "");
  }
  return headers;
}
