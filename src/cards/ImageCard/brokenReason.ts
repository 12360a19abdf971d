import type { Labels } from "../../locales/labels.ts";
import { formatBytes } from "../../protocol/payloads/formatBytes.ts";
import type { ImageItem } from "../../protocol/payloads/images.ts";
import { formatName } from "./imageFormat.ts";

export type BrokenItem = Extract<ImageItem, { readonly ok: false }>;

// What a media type looks like; anything else that was declared is not repeated (security R8).
const MEDIA_TYPE = /^[a-z]{1,20}\/[a-z0-9][a-z0-9.+-]{0,60}$/;

/** Why an image is not shown, in words; `""` when there is nothing more to say. */
export function brokenReason(item: BrokenItem, labels: Labels): string {
  const { reason, mime = "", width, height, size } = item;
  const name = formatName(mime);
  switch (reason) {
    case "invalid":
      return [name && labels.invalidImage(name), size === undefined ? "" : formatBytes(size)]
        .filter(Boolean)
        .join(" · ");
    case "unsupported":
      return MEDIA_TYPE.test(mime) ? labels.unsupportedType(mime) : "";
    case "too-large":
      return width && height ? labels.imageTooLarge(width, height) : "";
    case "too-heavy":
      if (width && height) return labels.imageTooLarge(width, height);
      return size === undefined ? "" : labels.imageTooHeavy(formatBytes(size));
    case "remote":
      return [labels.imageRemote, hostOf(item.url)].filter(Boolean).join(" · ");
    default:
      return labels.imageMissing;
  }
}

/** The host of an address, as the browser writes it (security R7). */
function hostOf(url: string | undefined): string {
  try {
    return url === undefined ? "" : new URL(url).host;
  } catch {
    return "";
  }
}
