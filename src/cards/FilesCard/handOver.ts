import { pressDownload, withAddress } from "../shared/saveBlob.ts";
import type { FileUrl } from "./fileUrl.ts";

/** Saves what is at an address under a name. Of another origin, where a browser ignores the name, it leaves this page alone. */
export function saveUrl(url: FileUrl, name: string): void {
  pressDownload(url.href, name, url.origin === "other" ? "_blank" : "");
}

/** Opens an address in a new tab that cannot reach this page. */
export function openUrl(href: string): void {
  window.open(href, "_blank", "noopener,noreferrer");
}

/** Opens bytes in a new tab; only for types of {@link isPassiveBlobType}. */
export function openBlob(blob: Blob): void {
  withAddress(blob, openUrl);
}
