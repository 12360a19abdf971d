/** A name pattern in which `*` stands for any run of characters, none included. Nothing else is special. */
export interface ToolPattern {
  /** Runs of `*` are one; the name by which a pattern is registered. */
  readonly source: string;
  /** The literal parts between the stars; the first and the last are the ends of the name. */
  readonly parts: readonly string[];
  /** Literal characters: the more, the more specific. */
  readonly weight: number;
}

/** Whether a registered tool name is a pattern. */
export function isToolPattern(name: string): boolean {
  return name.includes("*");
}

/** Reads a pattern; `a**b` and `a*b` give the same source. */
export function parseToolPattern(pattern: string): ToolPattern {
  const [first = "", ...rest] = pattern.split("*");
  const inner = rest.slice(0, -1).filter((part) => part !== "");
  const parts = [first, ...inner, rest.at(-1) ?? ""];
  return {
    source: parts.join("*"),
    parts,
    weight: parts.reduce((sum, part) => sum + part.length, 0),
  };
}

/**
 * Whether a name fits. Takes the earliest place for each part in turn, so no input makes it go back:
 * time grows with the length of the name times the number of parts, and no regular expression is built from data.
 */
export function matchesToolPattern({ parts, weight }: ToolPattern, name: string): boolean {
  const first = parts[0] ?? "";
  const last = parts.at(-1) ?? "";
  if (name.length < weight || !name.startsWith(first) || !name.endsWith(last)) return false;
  let at = first.length;
  for (const part of parts.slice(1, -1)) {
    const found = name.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= name.length - last.length;
}
