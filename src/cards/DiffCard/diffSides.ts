import type { LineEnds } from "./diffTypes.ts";

/** One text as lines, without their line feeds. */
export interface Side {
  readonly text: string;
  readonly lines: readonly string[];
  /** The last line has no line feed. */
  readonly bare: boolean;
  readonly ends: LineEnds;
}

/**
 * Both texts of a diff payload. Each may be a string or an array of lines (contracts 1.46, 3.17); an array of one is
 * a boxed string. Where either is an array of lines nothing is known of last line feeds, so both count as ended.
 */
export function readSides(before: unknown, after: unknown): readonly [Side, Side] {
  const oldParts = parts(before);
  const newParts = parts(after);
  const ended = oldParts.length > 1 || newParts.length > 1;
  return [side(oldParts, ended), side(newParts, ended)];
}

/** Git's own test: a NUL in the first 8000 characters. */
export function isBinary(text: string): boolean {
  return text.slice(0, 8000).includes("\0");
}

function parts(value: unknown): readonly string[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  return all.flatMap((one) => {
    if (typeof one === "string") return [one];
    return typeof one === "number" || typeof one === "boolean" ? [String(one)] : [];
  });
}

function side(texts: readonly string[], ended: boolean): Side {
  // Elements that bring their own line feeds (Jupyter) are put together as they are.
  const lineFeed = (text: string): string => (ended && !text.endsWith("\n") ? `${text}\n` : text);
  const text = texts.length === 1 && texts[0] === "" ? "" : texts.map(lineFeed).join("");
  const { lines, bare } = sideLines(text);
  return { text, lines, bare, ends: text.includes("\r") ? lineEnds(lines, bare) : "LF" };
}

/** A text cut at its line feeds. */
export function sideLines(text: string): Pick<Side, "lines" | "bare"> {
  const lines = text === "" ? [] : text.split("\n");
  const bare = text !== "" && lines.at(-1) !== "";
  if (!bare) lines.pop();
  return { lines, bare };
}

/** Of the lines that end: the last one may just stop. */
export function lineEnds(lines: readonly string[], bare: boolean): LineEnds {
  const ended = bare ? lines.length - 1 : lines.length;
  let returns = 0;
  for (let i = 0; i < ended; i++) if (lines[i]?.endsWith("\r")) returns++;
  if (returns === 0) return "LF";
  return returns === ended ? "CRLF" : "mixed";
}
