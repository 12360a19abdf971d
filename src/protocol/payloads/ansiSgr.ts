import { type AnsiHue, HUES, hueOf256, hueOfRgb } from "./ansiPalette.ts";

/** The eight hues, and `gray`, which is bright black. */
export type AnsiColor = AnsiHue;

/** How a span looks. Fixed words, never a value from the text: each is one class of the sheet. */
export interface AnsiStyle {
  readonly color: AnsiColor | null;
  /** When set, the text takes the card's own colour, so that no pair of colours hides it (security R12). */
  readonly background: AnsiColor | "default" | null;
  readonly bold: boolean;
  readonly dim: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
}

/** Graphic state while scanning. `style` is what it shows; one object per state, so spans compare by identity. */
export interface Pen {
  readonly fg: AnsiColor | null;
  /** Bright colours are the same hue in a stronger weight. */
  readonly bright: boolean;
  readonly bg: AnsiColor | null;
  readonly bold: boolean;
  readonly dim: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly inverse: boolean;
  readonly style: AnsiStyle | null;
}

type Attributes = Omit<Pen, "style">;

export const PLAIN: Pen = Object.freeze({
  fg: null,
  bright: false,
  bg: null,
  bold: false,
  dim: false,
  italic: false,
  underline: false,
  inverse: false,
  style: null,
});

/**
 * The pen after one SGR sequence. Unknown codes, blink, conceal, fonts and strike-through change nothing.
 * @param params Raw parameters; colons separate sub-parameters, a missing number is 0.
 */
export function applySgr(pen: Pen, params: string): Pen {
  let next: Attributes = pen;
  const groups = params.split(";");
  for (let i = 0; i < groups.length; i++) {
    const [head = 0, ...sub] = (groups[i] ?? "").split(":").map(toNumber);
    if (head === 38 || head === 48 || head === 58) {
      const rest = sub.length > 0 ? sub : groups.slice(i + 1, i + 5).map(toNumber);
      const { hue, used } = extended(rest, sub.length > 0);
      if (sub.length === 0) i += used;
      if (hue && head === 38) next = { ...next, fg: hue, bright: false };
      if (hue && head === 48) next = { ...next, bg: hue };
    } else {
      next = applyCode(next, head, sub[0]);
    }
  }
  return same(pen, next) ? pen : { ...next, style: styleOf(next) };
}

function toNumber(text: string): number {
  const n = Number.parseInt(text, 10);
  return Number.isNaN(n) ? 0 : n;
}

/** `5;n` or `2;r;g;b`; with colons the latter may carry a colour space before red. */
function extended(
  rest: readonly number[],
  colons: boolean,
): { readonly hue: AnsiColor | null; readonly used: number } {
  if (rest[0] === 5) return { hue: hueOf256(rest[1] ?? 0), used: 2 };
  if (rest[0] !== 2) return { hue: null, used: 1 };
  const [r = 0, g = 0, b = 0] = colons && rest.length > 4 ? rest.slice(2) : rest.slice(1);
  return { hue: hueOfRgb(r, g, b), used: 4 };
}

function applyCode(pen: Attributes, code: number, sub: number | undefined): Attributes {
  if (code >= 30 && code <= 37) return { ...pen, fg: HUES[code - 30] ?? null, bright: false };
  if (code >= 40 && code <= 47) return { ...pen, bg: HUES[code - 40] ?? null };
  if (code >= 90 && code <= 97) {
    return code === 90
      ? { ...pen, fg: "gray", bright: false }
      : { ...pen, fg: HUES[code - 90] ?? null, bright: true };
  }
  if (code >= 100 && code <= 107) {
    return { ...pen, bg: code === 100 ? "gray" : (HUES[code - 100] ?? null) };
  }
  switch (code) {
    case 0:
      return PLAIN;
    case 1:
      return { ...pen, bold: true };
    case 2:
      return { ...pen, dim: true };
    case 3:
      return { ...pen, italic: true };
    case 4:
      return { ...pen, underline: sub !== 0 };
    case 7:
      return { ...pen, inverse: true };
    case 21:
      return { ...pen, underline: true };
    case 22:
      return { ...pen, bold: false, dim: false };
    case 23:
      return { ...pen, italic: false };
    case 24:
      return { ...pen, underline: false };
    case 27:
      return { ...pen, inverse: false };
    case 39:
      return { ...pen, fg: null, bright: false };
    case 49:
      return { ...pen, bg: null };
    default:
      return pen;
  }
}

function same(a: Attributes, b: Attributes): boolean {
  return (
    a.fg === b.fg &&
    a.bright === b.bright &&
    a.bg === b.bg &&
    a.bold === b.bold &&
    a.dim === b.dim &&
    a.italic === b.italic &&
    a.underline === b.underline &&
    a.inverse === b.inverse
  );
}

function styleOf(pen: Attributes): AnsiStyle | null {
  const background = pen.inverse ? (pen.fg ?? "default") : pen.bg;
  const color = pen.inverse || background !== null ? null : pen.fg;
  const bold = pen.bold || (pen.bright && color !== null);
  const { dim, italic, underline } = pen;
  if (color === null && background === null && !bold && !dim && !italic && !underline) return null;
  return { color, background, bold, dim, italic, underline };
}
