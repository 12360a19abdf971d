const MAX_BYTES = 255;
const MAX_EXTENSION = 16;
const FALLBACK = "download";
/** Reserved by some system, or without a shape of its own; emoji keep their joiners and variation selectors. */
const REPLACED =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{DI}\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufff9-\ufffb:*?"<>|]/gu;
const DEVICE =
  /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9\u00b9\u00b2\u00b3]|lpt[0-9\u00b9\u00b2\u00b3])\s*(?:\.|$)/i;

/**
 * A name that is safe to suggest for a download on every system (security R10): last path segment only; reserved
 * characters, controls, bidi and hidden characters become `_`; no leading or trailing dots or spaces; reserved device
 * names prefixed; at most 255 bytes of UTF-8 with the extension kept; never empty (`"download"`).
 */
export function safeFilename(x: unknown): string {
  if (typeof x !== "string") return FALLBACK;
  const segments = x.slice(-4096).split(/[/\\]/);
  const last = segments.findLast((segment) => segment.trim() !== "") ?? "";
  const visible = last.replace(REPLACED, "_");
  const name = trimEnds(clip(trimEnds(visible)));
  if (name === "") return FALLBACK;
  return DEVICE.test(name) ? clip(`_${name}`) : name;
}

function trimEnds(name: string): string {
  let start = 0;
  let end = name.length;
  while (start < end && isEdge(name[start])) start += 1;
  while (end > start && isEdge(name[end - 1])) end -= 1;
  return name.slice(start, end);
}

function isEdge(char: string | undefined): boolean {
  return char === "." || char?.trim() === "";
}

function clip(name: string): string {
  if (bytes(name) <= MAX_BYTES) return name;
  const dot = name.lastIndexOf(".");
  const extension = dot > 0 && name.length - dot <= MAX_EXTENSION + 1 ? name.slice(dot) : "";
  const room = MAX_BYTES - bytes(extension);
  let kept = "";
  let size = 0;
  for (const point of extension === "" ? name : name.slice(0, dot)) {
    size += bytes(point);
    if (size > room) break;
    kept += point;
  }
  return kept + extension;
}

function bytes(text: string): number {
  return new TextEncoder().encode(text).length;
}
