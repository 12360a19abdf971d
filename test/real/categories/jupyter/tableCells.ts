import assert from "node:assert/strict";

/** The cells of pandas' markup for a data frame. */
export interface TableCells {
  readonly counts: Readonly<Record<"tables" | "tr" | "th" | "td" | "scripts", number>>;
  /** Texts by row, the header's rows first. */
  readonly rows: readonly (readonly string[])[];
}

/** Reads markup in a document of its own, which loads and runs nothing. */
export function tableCells(html: string): TableCells {
  const page = new DOMParser().parseFromString(html, "text/html");
  const count = (selector: string): number => page.querySelectorAll(selector).length;
  const rows = [...page.querySelectorAll("tr")].map((row) =>
    [...row.querySelectorAll("th, td")].map((cell) => cell.textContent ?? ""),
  );
  return {
    counts: {
      tables: count("table"),
      tr: count("tr"),
      th: count("th"),
      td: count("td"),
      scripts: count("script"),
    },
    rows,
  };
}

/** Throws unless each line of `text` has the cells of its row. A frame without rows is told in words, with all its columns. */
export function checkTableText(text: string, rows: TableCells["rows"]): void {
  const lines = text.split("\n");
  if (rows.length === 1)
    for (const name of words(rows[0] ?? [])) assert.ok(text.includes(name), `column ${name}`);
  else
    for (const [at, row] of rows.entries())
      assert.deepEqual(words([lines[at] ?? ""]), words(row), `row ${at}`);
}

/** In a narrow column pandas writes two dots for the rows it leaves out. */
function words(texts: readonly string[]): readonly string[] {
  const all = texts.flatMap((text) => text.split(/\s+/)).filter((word) => word !== "");
  return all.map((word) => (word === ".." ? "..." : word));
}
