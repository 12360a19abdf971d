import { safeFilename } from "../../protocol/safety/safeFilename.ts";
import type { FileUrl } from "./fileUrl.ts";

/** Long enough for the slowest browser to have taken the bytes. */
const REVOKE_AFTER_MS = 60_000;

function press(href: string, prepare: (link: HTMLAnchorElement) => void): void {
  const link = document.createElement("a");
  link.href = href;
  link.rel = "noopener noreferrer nofollow";
  prepare(link);
  link.click();
}

function withAddress(blob: Blob, use: (href: string) => void): void {
  const href = URL.createObjectURL(blob);
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_AFTER_MS);
  use(href);
}

/** Saves what is at an address under a name. Where a browser ignores the name, of another origin, it leaves this page alone. */
export function saveUrl(url: FileUrl, name: string): void {
  press(url.href, (link) => {
    link.download = safeFilename(name);
    if (url.origin === "other") link.target = "_blank";
  });
}

/** Saves bytes under a name, as bytes: whatever type they claim, the browser never opens them (security R9). */
export function saveBlob(blob: Blob, name: string): void {
  withAddress(blob.slice(0, blob.size, "application/octet-stream"), (href) =>
    press(href, (link) => {
      link.download = safeFilename(name);
    }),
  );
}

/** Opens an address in a new tab that cannot reach this page. */
export function openUrl(href: string): void {
  window.open(href, "_blank", "noopener,noreferrer");
}

/** Opens bytes in a new tab; only for types of {@link isPassiveBlobType}. */
export function openBlob(blob: Blob): void {
  withAddress(blob, openUrl);
}
