const DEVICES = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)$/i;
const RESERVED = /[\\:*?"<>|]/;

/**
 * Whether Windows would read this path segment as something other than a plain file name (security S2):
 * a separator, a drive, an alternate data stream, a device, or a name whose end it drops.
 */
export function isUnsafeOnWindows(segment: string): boolean {
  if (RESERVED.test(segment) || hasControl(segment) || /[. ]$/.test(segment)) return true;
  const stem = segment.split(".", 1)[0] ?? "";
  return DEVICES.test(stem.trimEnd());
}

function hasControl(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) < 32) return true;
  return false;
}
