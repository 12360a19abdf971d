const FAMILIES: ReadonlyMap<string, string> = new Map([
  ["image", "image"],
  ["video", "video"],
  ["audio", "audio"],
  ["text", "document"],
]);

/** A media type without its parameters, in lower case; `""` for none. */
export function bareMime(mime: string | undefined): string {
  return (mime ?? "").slice(0, 200).split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

/** The shape for a family of media types (`image/*`, `text/*`), else `null`. */
export function mimeFamily(mime: string): string | null {
  return FAMILIES.get(mime.split("/", 1)[0] ?? "") ?? null;
}
