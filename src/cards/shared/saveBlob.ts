import { safeFilename } from "../../protocol/safety/safeFilename.ts";

/** Long enough for the slowest browser to have taken the bytes, in milliseconds. */
const REVOKE_AFTER_MS = 60_000;

/** Saves what is at an address under a name made safe. Where a browser ignores the name, `target` keeps this page. */
export function pressDownload(href: string, name: string, target: "" | "_blank" = ""): void {
  const link = document.createElement("a");
  link.href = href;
  link.rel = "noopener noreferrer nofollow";
  link.download = safeFilename(name);
  link.target = target;
  link.click();
}

/** Gives bytes an address for a while. */
export function withAddress(blob: Blob, use: (href: string) => void): void {
  const href = URL.createObjectURL(blob);
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_AFTER_MS);
  use(href);
}

/** Saves bytes under a name, as bytes: whatever type they claim, the browser never opens them (security R9). */
export function saveBlob(blob: Blob, name: string): void {
  withAddress(blob.slice(0, blob.size, "application/octet-stream"), (href) =>
    pressDownload(href, name),
  );
}
