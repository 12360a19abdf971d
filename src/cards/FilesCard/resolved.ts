import type { FileEntry } from "../../protocol/payloads/entry.ts";
import type { CardHost, FileRequest, ResolveFileOptions } from "../shared/host.ts";
import { checkFileUrl, type FileUrl } from "./fileUrl.ts";

/** What a host's resolver gave, checked and plain. */
export type Resolved =
  | { readonly as: "url"; readonly url: FileUrl }
  | { readonly as: "request"; readonly request: FileRequest }
  | { readonly as: "blob"; readonly blob: Blob };

const CREDENTIALS: ReadonlySet<unknown> = new Set(["omit", "same-origin", "include"]);

function readRequest(x: Partial<FileRequest>): Resolved | null {
  const url = checkFileUrl(x.url);
  if (url === null || url.origin === "blob") return null;
  const { headers, credentials } = x;
  return {
    as: "request",
    request: {
      url: url.href,
      ...(headers && { headers: Object.fromEntries(Object.entries(headers)) }),
      ...(CREDENTIALS.has(credentials) && credentials && { credentials }),
    },
  };
}

/** Reads what a resolver returned; `null` for anything that cannot be used. Never throws. */
export function readResolved(x: unknown): Resolved | null {
  try {
    if (typeof x === "string") {
      const url = checkFileUrl(x);
      return url && { as: "url", url };
    }
    if (x instanceof Blob) return { as: "blob", blob: x };
    return typeof x === "object" && x !== null ? readRequest(x) : null;
  } catch {
    return null;
  }
}

/**
 * Asks the host for a file. A resolver that throws or rejects gives `null`; one that never settles is the
 * caller's to abort.
 */
export async function resolveEntry(
  host: CardHost,
  entry: FileEntry,
  options: ResolveFileOptions,
): Promise<Resolved | null> {
  if (entry.path === "") return null;
  try {
    return readResolved(await host.resolveFile?.(entry, options));
  } catch {
    return null;
  }
}
