const MAX_BYTES = 255;
/** Units, with its dot. */
const MAX_EXTENSION = 17;
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
  // The look-behind keeps it linear: a run is tried from its start only.
  return name.replace(/^[.\s]+|(?<![.\s])[.\s]+$/g, "");
}

function clip(name: string): string {
  const encoder = new TextEncoder();
  const dot = name.lastIndexOf(".");
  const stem = dot > 0 && name.length - dot <= MAX_EXTENSION ? name.slice(0, dot) : name;
  const extension = name.slice(stem.length);
  const room = new Uint8Array(MAX_BYTES - encoder.encode(extension).length);
  return stem.slice(0, encoder.encodeInto(stem, room).read) + extension;
}
