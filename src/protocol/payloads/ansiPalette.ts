/** The colours a terminal span may have. `gray` is bright black; every other bright colour is its hue. */
export type AnsiHue =
  | "black"
  | "red"
  | "green"
  | "yellow"
  | "blue"
  | "magenta"
  | "cyan"
  | "white"
  | "gray";

/** The eight hues in the order of their codes. */
export const HUES: readonly AnsiHue[] = [
  "black",
  "red",
  "green",
  "yellow",
  "blue",
  "magenta",
  "cyan",
  "white",
];

const SIXTEEN: readonly AnsiHue[] = [...HUES, "gray", ...HUES.slice(1)];

/** Levels of one channel in the 6×6×6 cube of the 256 colours. */
const CUBE: readonly number[] = [0, 95, 135, 175, 215, 255];

/** The nearest hue of a colour of the 256-colour palette; out of range counts as white. */
export function hueOf256(n: number): AnsiHue {
  if (n < 16) return SIXTEEN[n] ?? "white";
  if (n > 255) return "white";
  if (n >= 232) {
    const level = 8 + (n - 232) * 10;
    return hueOfRgb(level, level, level);
  }
  const at = n - 16;
  const level = (i: number): number => CUBE[i] ?? 0;
  return hueOfRgb(level(Math.floor(at / 36)), level(Math.floor(at / 6) % 6), level(at % 6));
}

/** Less spread between the channels than this is a grey. */
const GREY_SPREAD = 26;

/** The nearest hue by angle, which keeps pastel and dark shades the colour that a reader would name. */
export function hueOfRgb(red: number, green: number, blue: number): AnsiHue {
  const [r, g, b] = [byte(red), byte(green), byte(blue)];
  const max = Math.max(r, g, b);
  const spread = max - Math.min(r, g, b);
  if (spread < GREY_SPREAD) return max < 50 ? "black" : max < 180 ? "gray" : "white";
  const angle = hueAngle(r, g, b, max, spread);
  if (angle < 20 || angle >= 340) return "red";
  if (angle < 72) return "yellow";
  if (angle < 165) return "green";
  if (angle < 200) return "cyan";
  return angle < 262 ? "blue" : "magenta";
}

function byte(n: number): number {
  return Math.min(255, Math.max(0, n));
}

/** Degrees, 0 is red. */
function hueAngle(r: number, g: number, b: number, max: number, spread: number): number {
  const sector =
    max === r
      ? ((g - b) / spread + 6) % 6
      : max === g
        ? (b - r) / spread + 2
        : (r - g) / spread + 4;
  return sector * 60;
}
