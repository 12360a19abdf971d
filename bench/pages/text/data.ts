/** Rows of one object when all is expanded, brackets included. */
const ROWS_OF_OBJECT = 13;

export interface Item {
  readonly id: number;
  readonly name: string;
  readonly tags: readonly string[];
  readonly geo: { readonly lat: number; readonly lng: number };
  readonly ok: boolean;
}

/** The list as a candidate gets it: parsed, or as a text, which has to be parsed within the mount. */
export function itemSource(rows: number, name: string): () => readonly Item[] {
  const items = createItems(rows);
  if (name !== "json-text") return () => items;
  const text = JSON.stringify(items);
  return () => JSON.parse(text) as readonly Item[];
}

/** A list of objects that takes about `rows` rows when all of it is expanded. */
export function createItems(rows: number): Item[] {
  return Array.from({ length: Math.round(rows / ROWS_OF_OBJECT) }, (_, id) => ({
    id,
    name: `item ${id}`,
    tags: ["a", "b"],
    geo: { lat: id / 3, lng: id / 7 },
    ok: id % 2 === 0,
  }));
}

/** What a test runner prints: 16, 256 and true colours, bold and dim. */
export function createAnsi(lines: number): string {
  return Array.from({ length: lines }, (_, i) => createLine(i)).join("\n");
}

function createLine(i: number): string {
  const mark = "\x1b[32m✓\x1b[39m";
  const number = `\x1b[2m${i}\x1b[22m`;
  const name = `\x1b[1;38;5;${i % 256}mname ${i}\x1b[0m`;
  const time = `\x1b[38;2;200;${i % 255};0m${i % 97}ms\x1b[0m`;
  return `${mark} ${number} test ${name} took ${time}`;
}
