/** Index after the string literal whose opening quote is at `at`; -1 when it is not one. Linear. */
export function stringEnd(text: string, at: number): number {
  for (let i = at + 1; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === QUOTE) return i + 1;
    if (unit < 0x20) return -1;
    if (unit !== BACKSLASH) continue;
    i++;
    const char = text.charAt(i);
    if (char === "u") {
      for (let digit = 0; digit < 4; digit++) if (!isHex(text.charCodeAt(++i))) return -1;
    } else if (char === "" || !'"\\/bfnrt'.includes(char)) {
      return -1;
    }
  }
  return -1;
}

/** Index after the number that begins at `at`; -1 when it is not one. */
export function numberEnd(text: string, at: number): number {
  const first = text.charCodeAt(at) === MINUS ? at + 1 : at;
  let i = text.charCodeAt(first) === ZERO ? first + 1 : digitsEnd(text, first);
  if (i >= 0 && text.charCodeAt(i) === DOT) i = digitsEnd(text, i + 1);
  if (i < 0 || (text.charCodeAt(i) | 0x20) !== LETTER_E) return i;
  const sign = text.charCodeAt(i + 1);
  return digitsEnd(text, sign === PLUS || sign === MINUS ? i + 2 : i + 1);
}

/** Index after at least one digit; -1 when there is none. */
function digitsEnd(text: string, at: number): number {
  let i = at;
  while (isDigit(text.charCodeAt(i))) i++;
  return i > at ? i : -1;
}

/** Index after a scalar that begins at `at`; -1 when there is none. */
export function scalarEnd(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit === QUOTE) return stringEnd(text, at);
  if (unit === MINUS || isDigit(unit)) return numberEnd(text, at);
  for (const word of ["true", "false", "null"])
    if (text.startsWith(word, at)) return at + word.length;
  return -1;
}

/** Index after any value of valid JSON that begins at `at`. Linear, whatever the depth. */
export function valueEnd(text: string, at: number): number {
  let depth = 0;
  for (let i = at; i < text.length; ) {
    const unit = text.charCodeAt(i);
    if (unit === QUOTE) i = stringEnd(text, i);
    else {
      if (unit === OPEN_LIST || unit === OPEN_RECORD) depth++;
      else if (unit === CLOSE_LIST || unit === CLOSE_RECORD) depth--;
      else if (depth === 0) return scalarEnd(text, i);
      i++;
    }
    if (depth === 0) return i;
  }
  return text.length;
}

/** First index at or after `at` that is no white space. */
export function skipBlanks(text: string, at: number): number {
  let i = at;
  while (isBlank(text.charCodeAt(i))) i++;
  return i;
}

/** Whether a unit is white space of JSON; what is past the end is none. */
export function isBlank(unit: number): boolean {
  return unit <= 0x20 && (unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09);
}

const isHex = (unit: number): boolean =>
  isDigit(unit) || ((unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x66);
const isDigit = (unit: number): boolean => unit >= ZERO && unit <= 0x39;

export const QUOTE = 0x22;
export const COMMA = 0x2c;
export const COLON = 0x3a;
export const OPEN_LIST = 0x5b;
export const CLOSE_LIST = 0x5d;
export const OPEN_RECORD = 0x7b;
export const CLOSE_RECORD = 0x7d;
const BACKSLASH = 0x5c;
const MINUS = 0x2d;
const PLUS = 0x2b;
const DOT = 0x2e;
const ZERO = 0x30;
const LETTER_E = 0x65;
