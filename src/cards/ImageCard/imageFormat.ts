const FORMATS: ReadonlyMap<string, { readonly name: string; readonly extension: string }> = new Map(
  [
    ["image/png", { name: "PNG", extension: "png" }],
    ["image/jpeg", { name: "JPEG", extension: "jpg" }],
    ["image/jpg", { name: "JPEG", extension: "jpg" }],
    ["image/gif", { name: "GIF", extension: "gif" }],
    ["image/webp", { name: "WebP", extension: "webp" }],
    ["image/avif", { name: "AVIF", extension: "avif" }],
    ["image/svg+xml", { name: "SVG", extension: "svg" }],
  ],
);

/** Name of a known image type, such as "PNG"; `""` for any other. */
export function formatName(mime: string | undefined): string {
  return FORMATS.get(mime ?? "")?.name ?? "";
}

/** Extension of a known image type without its dot; `"bin"` for any other. */
export function formatExtension(mime: string): string {
  return FORMATS.get(mime)?.extension ?? "bin";
}
