/**
 * Everything without a shape of its own: controls but tab, line feed and carriage return; default-ignorable
 * characters (zero-width, bidi, fillers, variation selectors, tags); line and paragraph separators; annotation
 * marks; lone surrogates. Or the flag of England, Scotland or Wales, whose tags fonts draw.
 */
export const CANDIDATE =
  /\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}|(?![\t\n\r])[\p{DI}\p{Cc}\p{Cs}\p{Zl}\p{Zp}\ufff9-\ufffb]/gu;

const NAMES = new Map(
  (
    "0 NUL,7 BEL,8 BS,b VT,c FF,1b ESC,7f DEL,85 NEL,ad SHY,34f CGJ,61c ALM,180e MVS,200b ZWSP,200c ZWNJ,200d ZWJ," +
    "200e LRM,200f RLM,2028 LS,2029 PS,202a LRE,202b RLE,202c PDF,202d LRO,202e RLO,2060 WJ,2066 LRI,2067 RLI," +
    "2068 FSI,2069 PDI,3164 HF,feff BOM"
  )
    .split(",")
    .map((entry) => {
      const [code = "", name = ""] = entry.split(" ");
      return [Number.parseInt(code, 16), name] as const;
    }),
);

/** Short name of a hidden character; its code in hexadecimal when it has none. */
export function hiddenLabel(code: number): string {
  return NAMES.get(code) ?? hexCode(code);
}

/** At least four upper-case hexadecimal digits. */
export function hexCode(code: number): string {
  return code.toString(16).toUpperCase().padStart(4, "0");
}

// Scripts whose spelling needs joiners.
const JOINING_SCRIPTS =
  "Arab Syrc Mong Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt";
const JOINING_LETTER = new RegExp(
  `(?=[\\p{L}\\p{M}])[${JOINING_SCRIPTS.replace(/(\w+) ?/g, "\\p{scx=$1}")}]`,
  "u",
);
const PICTOGRAPH_BEFORE = /\p{ExtPict}(?:\ufe0f|\p{EMod})?$/u;
const PICTOGRAPH_AFTER = /^\p{ExtPict}/u;
/**
 * Whether a candidate is, or is part of, a visible sequence: a flag, a joiner inside an emoji or between letters of a script that
 * needs it, or a variation selector after what it varies (security R11).
 */
export function isVisiblePart(text: string, index: number, char: string): boolean {
  if (char.length > 2) return true;
  const code = char.codePointAt(0) ?? 0;
  const before = text.slice(Math.max(0, index - 4), index);
  const left = /[\ud800-\udbff][\udc00-\udfff]$/.exec(before)?.[0] ?? before.slice(-1);
  if (code === 0x200c || code === 0x200d) {
    const after = text.slice(index + 1, index + 3);
    if (code === 0x200d && PICTOGRAPH_BEFORE.test(before)) return PICTOGRAPH_AFTER.test(after);
    const right = String.fromCodePoint(after.codePointAt(0) ?? 0);
    return JOINING_LETTER.test(left) && JOINING_LETTER.test(right);
  }
  if (code === 0xfe0e || code === 0xfe0f) return /[\p{Emoji}\p{scx=Han}]/u.test(left);
  if (code >= 0x180b && code <= 0x180f) return /\p{scx=Mong}/u.test(left);
  const isSelector = (code >= 0xfe00 && code <= 0xfe0d) || (code >= 0xe0100 && code <= 0xe01ef);
  return isSelector && /\p{Script=Han}/u.test(left);
}
