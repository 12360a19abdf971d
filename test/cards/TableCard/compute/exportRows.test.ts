import fc from "fast-check";
import { expect, test } from "vitest";
import { exportRows } from "../../../../src/cards/TableCard/compute/exportRows.ts";
import { parseDelimited } from "../../../../src/cards/TableCard/compute/parseDelimited.ts";
import type { ExportFormat } from "../../../../src/cards/TableCard/compute/rowWriter.ts";
import { type Cell, packed, work } from "./work.ts";

type Columns = Readonly<Record<string, readonly Cell[]>>;

async function write(
  format: ExportFormat,
  columns: Columns | readonly (readonly [string, readonly Cell[]])[],
  options: {
    rows?: readonly number[];
    rowNames?: readonly string[];
    header?: boolean;
    guard?: boolean;
    bom?: boolean;
  } = {},
): Promise<string> {
  const entries: readonly (readonly [string, readonly Cell[]])[] = Array.isArray(columns)
    ? columns
    : Object.entries(columns as Columns);
  const list = await Promise.all(
    entries.map(async ([name, cells]) => ({ name, column: await packed(cells) })),
  );
  const { rows, rowNames, header = true, guard = true, bom = false } = options;
  const request = {
    format,
    rows: rows ? Uint32Array.from(rows) : null,
    rowCount: entries[0]?.[1].length ?? 0,
    columns: list,
    rowNames: rowNames ? await packed(rowNames) : null,
    header,
    guard,
    bom,
  };
  let text = "";
  for await (const chunk of exportRows(request, work)) text += chunk;
  return text;
}

test("CSV of RFC 4180: CRLF, doubled quotes, an empty text apart from a missing value", async () => {
  const columns = {
    "a,b": ["plain", 'say "hi"', "two\nlines", ""],
    n: [1.5, null, undefined, 2 ** 60],
  };
  expect(await write("csv", columns)).toBe(
    '"a,b",n\r\nplain,1.5\r\n"say ""hi""",\r\n"two\nlines",\r\n"",1152921504606846976\r\n',
  );
});

test("only these rows in this order, row names first, without a header, with a mark for Excel", async () => {
  const text = await write(
    "csv",
    { x: [1, 2, 3] },
    {
      rows: [2, 0],
      rowNames: ["r1", "r2", "r3"],
      header: false,
      bom: true,
    },
  );
  expect(text).toBe("\ufeffr3,3\r\nr1,1\r\n");
});

test("R17: what a spreadsheet could run gets an apostrophe, in cells, headers and row names; numbers do not", async () => {
  const cells = [
    "=1+1",
    "+cmd|' /C calc'!A0",
    "-2+3",
    "@SUM(A1)",
    "\t=1",
    "＝1",
    "-5",
    "+1.2e3",
    "a=1",
  ];
  const text = await write("csv", { "=x": cells }, { rowNames: cells.map(() => "=r") });
  expect(text.split("\r\n")).toEqual([
    `"",'=x`,
    "'=r,'=1+1",
    "'=r,'+cmd|' /C calc'!A0",
    "'=r,'-2+3",
    "'=r,'@SUM(A1)",
    "'=r,'\t=1",
    "'=r,'＝1",
    "'=r,-5",
    "'=r,+1.2e3",
    "'=r,a=1",
    "",
  ]);
  expect(await write("csv", { x: [-5, Number.NEGATIVE_INFINITY] })).toBe("x\r\n-5\r\n-Inf\r\n");
  expect(await write("csv", { x: ["=1"] }, { guard: false })).toBe("x\r\n=1\r\n");
  expect(await write("tsv", { x: ["=1"] })).toBe("x\n'=1\n");
});

test("TSV, Markdown and HTML keep cells apart", async () => {
  const columns = { "a|b": ["x\ty", '1 < 2 & "q"', "c\\|d\r\ne"], n: [1, null, 3] };
  expect(await write("tsv", columns)).toBe(
    'a|b\tn\n"x\ty"\t1\n"1 < 2 & ""q"""\t\n"c\\|d\r\ne"\t3\n',
  );
  expect(await write("markdown", columns)).toBe(
    '| a\\|b | n |\n| --- | --- |\n| x\ty | 1 |\n| 1 < 2 & "q" |  |\n| c\\\\\\|d<br>e | 3 |\n',
  );
  expect(await write("html", { "<b>": ["<script>alert(1)</script>", "a\nb"], n: [1, null] })).toBe(
    "<table><tr><th>&lt;b&gt;</th><th>n</th></tr>" +
      "<tr><td>&lt;script&gt;alert(1)&lt;/script&gt;</td><td>1</td></tr>" +
      "<tr><td>a<br>b</td><td></td></tr></table>",
  );
});

test("R17: HTML, pictures and links in cells are text in Markdown, too", async () => {
  const cells = [
    "<img src=x onerror=alert(1)>",
    "</td><!--",
    "![x](https://evil.example/)",
    "a < b",
  ];
  expect(await write("markdown", { "[l](x)": cells })).toBe(
    "| [l\\](x) |\n| --- |\n| \\<img src=x onerror=alert(1)> |\n| \\</td>\\<!-- |\n" +
      "| ![x\\](https://evil.example/) |\n| a < b |\n",
  );
});

test("R17: a byte order mark before a formula, which readers take away, changes nothing", async () => {
  expect(await write("tsv", { "\ufeff=1": ["\ufeff@x"] })).toBe("'\ufeff=1\n'\ufeff@x\n");
});

test("repeated and hostile names stand where they stood; digits are never grouped or rounded", async () => {
  const columns = [
    ["__proto__", [1234567.25]],
    ["x", ["12345678901234567890"]],
    ["x", [[1, 2]]],
    ["constructor", [{ a: 1 }]],
  ] as const;
  expect(await write("csv", columns)).toBe(
    '__proto__,x,x,constructor\r\n1234567.25,12345678901234567890,"1, 2","{""a"":1}"\r\n',
  );
});

test("long exports come in chunks and can be stopped between them", async () => {
  const column = await packed(Array.from({ length: 20_000 }, (_, row) => `row ${row}`));
  const columns = [{ name: "x", column }];
  const request = { format: "csv", rows: null, rowCount: 20_000, columns, rowNames: null } as const;
  const sizes: number[] = [];
  const seen: number[] = [];
  const watched = { ...work, progress: (done: number) => void seen.push(done) };
  for await (const chunk of exportRows(
    { ...request, header: true, guard: true, bom: false },
    watched,
  ))
    sizes.push(chunk.length);
  expect(sizes.length).toBeGreaterThan(3);
  expect(Math.max(...sizes)).toBeLessThan(70_000);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen.at(-1)).toBe(20_000);
});

test("what is written is read again: texts, missing values, empty texts, names", async () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom("", '"', '""', ",", "\t", "\n", "\r\n", "a\rb", " x ", '"a"b', "\ufeff"),
  );
  const cell = fc.oneof({ weight: 5, arbitrary: text }, fc.constant(undefined));
  const width = fc.integer({ min: 1, max: 4 });
  const table = width.chain((columns) =>
    fc.tuple(
      fc.array(text, { minLength: columns, maxLength: columns }),
      fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { maxLength: 8 }),
    ),
  );
  for (const [format, delimiter] of [
    ["csv", ","],
    ["tsv", "\t"],
  ] as const)
    await fc.assert(
      fc.asyncProperty(table, async ([names, rows]) => {
        // A mark at the very start belongs to the encoding, not to the first name.
        fc.pre(!names[0]?.startsWith("\ufeff"));
        const columns = names.map((name, at) => [name, rows.map((row) => row[at])] as const);
        const read = parseDelimited(await write(format, columns, { guard: false }), delimiter);
        // TSV has one spelling for an empty text and a missing value, and a row of one cell no missing value.
        const kept = (value: string | undefined) =>
          names.length === 1 ? (value ?? "") : format === "tsv" ? value || undefined : value;
        expect(read.names).toEqual(names);
        expect(read.rowCount).toBe(rows.length);
        expect(read.cells).toEqual(columns.map(([, cells]) => cells.map(kept)));
      }),
    );
});
