import type { FileEntry } from "../../protocol/payloads/entry.ts";
import type { CardHost } from "../shared/host.ts";
import { saveBlob } from "../shared/saveBlob.ts";
import { fetchFile } from "./fetchFile.ts";
import { isActive, isPassiveBlobType, isViewable } from "./fileKind.ts";
import { openBlob, openUrl, saveUrl } from "./handOver.ts";
import { type Resolved, resolveEntry } from "./resolved.ts";

interface TransferOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (loaded: number, total?: number) => void;
}

/** Whether the host has taken the entry; it leaves it to us with `false`, or by having no callback. */
async function hostTakes(
  callback: ((entry: FileEntry) => unknown) | undefined,
  entry: FileEntry,
): Promise<boolean> {
  return callback !== undefined && (await callback(entry)) !== false;
}

async function bytesOf(resolved: Resolved, options: TransferOptions): Promise<Blob | null> {
  if (resolved.as === "blob") return resolved.blob;
  return resolved.as === "request" ? fetchFile(resolved.request, options) : null;
}

function stopIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new Error("aborted");
}

/**
 * Saves a delivered file: the host's way, else through its resolver. Rejects when there is nothing to save,
 * the transfer fails or it is aborted.
 */
export async function downloadEntry(
  host: CardHost,
  entry: FileEntry,
  options: TransferOptions,
): Promise<void> {
  if (await hostTakes(host.downloadFile, entry)) return;
  stopIfAborted(options.signal);
  const resolved = await resolveEntry(host, entry, { purpose: "download", ...options });
  if (resolved === null) throw new Error("not resolved");
  const blob = await bytesOf(resolved, options);
  stopIfAborted(options.signal);
  if (blob !== null) saveBlob(blob, entry.name);
  else if (resolved.as === "url") saveUrl(resolved.url, entry.name);
}

function show(resolved: Resolved, blob: Blob | null, entry: FileEntry): void {
  if (blob !== null) {
    // after a long fetch the press no longer counts, and a tab would be blocked
    const pressed = navigator.userActivation?.isActive !== false;
    if (pressed && isPassiveBlobType(blob.type) && !isActive(entry)) openBlob(blob);
    else saveBlob(blob, entry.name);
  } else if (resolved.as === "url") {
    if (resolved.url.origin !== "blob" && isViewable(entry)) openUrl(resolved.url.href);
    else saveUrl(resolved.url, entry.name);
  }
}

/**
 * Opens a delivered file: in the host's viewer, else in a new tab where the browser shows it safely
 * (security R9), else by saving it. Rejects like {@link downloadEntry}.
 */
export async function openEntry(
  host: CardHost,
  entry: FileEntry,
  options: TransferOptions,
): Promise<void> {
  if (await hostTakes(host.openFile, entry)) return;
  stopIfAborted(options.signal);
  const resolved = await resolveEntry(host, entry, { purpose: "open", ...options });
  if (resolved === null) throw new Error("not resolved");
  const blob = await bytesOf(resolved, options);
  stopIfAborted(options.signal);
  show(resolved, blob, entry);
}
