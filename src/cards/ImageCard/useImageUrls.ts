"use client";
import { useEffect, useState } from "react";
import type { ImageItem } from "../../protocol/payloads/images.ts";
import { dataUrl } from "./dataUrl.ts";

type Urls = readonly (string | null)[];

const NONE: Urls = [];

/**
 * Addresses of images for `<img>`, by index; `null` for those that are not shown, and an empty list on the server and until
 * the first effect. They are object URLs, revoked when the images change or the card goes.
 *
 * An SVG gets a `data:` URL instead: opened in a tab of its own by the reader, a `blob:` SVG would run its scripts
 * in this page's origin (security R9).
 */
export function useImageUrls(items: readonly ImageItem[]): Urls {
  const [made, setMade] = useState<{ readonly of: readonly ImageItem[]; readonly urls: Urls }>();
  useEffect(() => {
    const urls = items.map((item) => (item.ok ? urlOf(item.mime, item.bytes) : null));
    setMade({ of: items, urls });
    return () => {
      for (const url of urls) if (url?.startsWith("blob:")) URL.revokeObjectURL(url);
    };
  }, [items]);
  return made?.of === items ? made.urls : NONE;
}

function urlOf(mime: string, bytes: Uint8Array<ArrayBuffer>): string {
  if (mime === "image/svg+xml") return dataUrl(mime, bytes);
  try {
    return URL.createObjectURL(new Blob([bytes], { type: mime }));
  } catch {
    // Not every document has object URLs, or takes its own blobs for them.
    return dataUrl(mime, bytes);
  }
}
