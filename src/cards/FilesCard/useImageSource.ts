"use client";
import { useEffect, useRef, useState } from "react";
import type { FileEntry } from "../../protocol/payloads/entry.ts";
import type { CardHost } from "../shared/host.ts";
import { useKindHost } from "../shared/kindHost.ts";
import type { Limits } from "../shared/limits.ts";
import { fetchFile } from "./fetchFile.ts";
import { imageBlob } from "./imageBlob.ts";
import { type Resolved, resolveEntry } from "./resolved.ts";

async function addressOf(
  resolved: Resolved | null,
  entry: FileEntry,
  limits: Limits,
  signal: AbortSignal,
): Promise<{ readonly href: string; readonly own: boolean } | null> {
  if (resolved === null) return null;
  if (resolved.as === "url") return { href: resolved.url.href, own: false };
  const blob =
    resolved.as === "blob"
      ? resolved.blob
      : await fetchFile(resolved.request, { signal, most: limits.imageBytes });
  const image = await imageBlob(blob, entry, limits);
  if (image === null || signal.aborted) return null;
  return { href: URL.createObjectURL(image), own: true };
}

/**
 * The address of a delivered image for an `<img>`, once `wanted`; `null` until then and when there is none.
 * Object URLs made here are revoked when the entry changes or the part goes.
 */
export function useImageSource(
  entry: FileEntry,
  purpose: "thumbnail" | "preview",
  wanted: boolean,
): string | null {
  const host = useKindHost();
  const latest = useRef<readonly [CardHost, FileEntry]>([host, entry]);
  latest.current = [host, entry];
  const [source, setSource] = useState<string | null>(null);
  const { path, agentId, size = 0 } = entry;
  const asked = wanted && host.resolveFile !== undefined && size <= host.limits.imageBytes;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same file asks once, whatever object names it
  useEffect(() => {
    if (!asked) return;
    const controller = new AbortController();
    const { signal } = controller;
    let own: string | null = null;
    const [nowHost, nowEntry] = latest.current;
    resolveEntry(nowHost, nowEntry, { purpose, signal, onProgress: () => {} })
      .then((resolved) => addressOf(resolved, nowEntry, nowHost.limits, signal))
      .then((address) => {
        if (address?.own) own = address.href;
        if (!signal.aborted) setSource(address?.href ?? null);
        else if (own !== null) URL.revokeObjectURL(own);
      })
      .catch(() => {});
    return () => {
      controller.abort();
      if (own !== null) URL.revokeObjectURL(own);
      setSource(null);
    };
  }, [asked, path, agentId, size, purpose]);

  return source;
}
