const INVALID = -1;
const SPACE = -2;
const PADDING = -3;

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Value of each ASCII code, both alphabets. */
const VALUES = new Int8Array(128).fill(INVALID);
for (let i = 0; i < 64; i++) VALUES[ALPHABET.charCodeAt(i)] = i;
VALUES["-".charCodeAt(0)] = 62;
VALUES["_".charCodeAt(0)] = 63;
VALUES["=".charCodeAt(0)] = PADDING;
for (const space of " \t\n\r\f") VALUES[space.charCodeAt(0)] = SPACE;

interface Native {
  fromBase64?(text: string, options: { alphabet: string }): Uint8Array<ArrayBuffer>;
}

/**
 * Decodes base64 in either alphabet, with line breaks and with or without padding (contracts 3.16).
 * Uses the platform's decoder where there is one. `null` when the text is not base64.
 */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  const native = Uint8Array as Native;
  if (native.fromBase64) {
    try {
      return native.fromBase64(text, { alphabet: /[-_]/.test(text) ? "base64url" : "base64" });
    } catch {
      // Stricter than we are, about mixed alphabets and padding.
    }
  }
  return decode(text);
}

function decode(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes = new Uint8Array(Math.ceil((text.length * 3) / 4));
  let size = 0;
  let bits = 0;
  let held = 0;
  let ended = false;
  for (let i = 0; i < text.length; i++) {
    const value = VALUES[text.charCodeAt(i)] ?? INVALID;
    if (value === SPACE) continue;
    if (value === PADDING) ended = true;
    else if (value === INVALID || ended) return null;
    else {
      bits = (bits << 6) | value;
      held += 6;
      if (held < 8) continue;
      held -= 8;
      bytes[size++] = bits >> held;
      bits &= (1 << held) - 1;
    }
  }
  // Six bits left over are a character that begins a byte and does not end it.
  return held < 6 ? bytes.slice(0, size) : null;
}
