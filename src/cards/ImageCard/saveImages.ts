import type { ImageItem } from "../../protocol/payloads/images.ts";
import { safeFilename } from "../../protocol/safety/safeFilename.ts";
import { saveBlob } from "../shared/saveBlob.ts";
import { formatExtension } from "./imageFormat.ts";

type ShownImage = Extract<ImageItem, { readonly ok: true }>;

/** Saves one image under a name made of the card's title. */
export function saveImage(item: ShownImage, name: string): void {
  saveBlob(new Blob([item.bytes]), name);
}

/** Name for the image at `index` of `total`: the title, its number when there are several, its true extension. */
export function imageFilename(title: string, index: number, total: number, mime: string): string {
  const extension = formatExtension(mime);
  const stem = title.replace(/\.(?:png|jpe?g|gif|webp|avif|svg)$/i, "").slice(0, 100) || "image";
  const number = total > 1 ? `-${index + 1}` : "";
  return safeFilename(`${stem.replace(/[/\\]+/g, "_")}${number}.${extension}`);
}
