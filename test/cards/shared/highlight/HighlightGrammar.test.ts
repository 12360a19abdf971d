import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import hljs from "highlight.js/lib/core";
import { describe, expect, test } from "vitest";
import { loadDefinition } from "../../../../src/cards/shared/highlight/grammars.ts";
import { HighlightGrammar } from "../../../../src/cards/shared/highlight/HighlightGrammar.ts";
import { highlightTokenizer } from "../../../../src/cards/shared/highlight/highlightTokenizer.ts";
import { loadGrammar } from "../../../../src/cards/shared/highlight/loadGrammar.ts";
import { nextSegment } from "../../../../src/cards/shared/highlight/segments.ts";
import { joinBlocks, toLines } from "../../../../src/cards/shared/highlight/TokenBlock.ts";
import type { TokenState } from "../../../../src/cards/shared/highlight/Tokenizer.ts";
import { TOKEN_CLASSES } from "../../../../src/cards/shared/highlight/tokenClass.ts";
import { languageOf } from "../../../../src/cards/shared/languages.ts";
import { MIXED } from "./mixedCode.ts";
import { classesInMarkup, classesInRecords } from "./readMarkup.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const source = (path: string): string => readFileSync(join(ROOT, path), "utf8");

/** Names of every grammar that is offered, from the file that lists them. */
const NAMES = [
  ...source("src/cards/shared/highlight/grammars.ts").matchAll(
    /highlight\.js\/lib\/languages\/([\w-]+)"/g,
  ),
].map(([, name]) => String(name));

async function tokensOf(
  name: string,
  text: string,
): Promise<readonly (readonly [string, string])[]> {
  const language = languageOf(name);
  const grammar = language && (await highlightTokenizer.load(language));
  const { records } = (await grammar?.tokenize(text, null)) ?? { records: [] };
  let from = 0;
  return [...records]
    .map((record) => {
      const word = text.slice(from, record & 0xffffff);
      from = record & 0xffffff;
      return [word.trim(), TOKEN_CLASSES[record >>> 24] ?? ""] as const;
    })
    .filter(([word, name]) => name !== "plain" && word !== "");
}

test("at least 60 languages are offered", () => {
  expect(new Set(NAMES).size).toBeGreaterThanOrEqual(60);
});

describe.each([...NAMES, "vue", "svelte"])("%s", (name) => {
  test("finds exactly what the markup of highlight.js says", async () => {
    const parts = (await loadGrammar(name, loadDefinition)) ?? [];
    const plain = hljs.newInstance();
    for (const { name, define } of parts) plain.registerLanguage(name, define);
    const markup = plain.highlight(MIXED, { language: name, ignoreIllegals: true }).value;
    const { records } = new HighlightGrammar(parts).tokenize(MIXED, null);
    const expected = classesInMarkup(markup);
    expect(expected.length).toBe(MIXED.length);
    expect(classesInRecords(records)).toEqual(expected);
  });
});

test("TypeScript", async () => {
  expect(await tokensOf("ts", 'const a: Foo = f(1, "x"); // done\n')).toEqual([
    ["const", "keyword"],
    ["a", "property"],
    ["Foo", "type"],
    ["f", "function"],
    ["1", "number"],
    ['"x"', "string"],
    ["// done", "comment"],
  ]);
});

test("JSON: keys are properties, in HTML the same scope is an attribute", async () => {
  expect(await tokensOf("json", '{"a": [1, true]}')).toEqual([
    ["{", "punctuation"],
    ['"a"', "property"],
    [":", "punctuation"],
    ["[", "punctuation"],
    ["1", "number"],
    [",", "punctuation"],
    ["true", "constant"],
    ["]}", "punctuation"],
  ]);
  expect(await tokensOf("html", '<a href="x">t</a>')).toEqual([
    ["<", "punctuation"],
    ["a", "tag"],
    ["href", "attribute"],
    ["=", "punctuation"],
    ['"x"', "string"],
    [">", "punctuation"],
    ["</", "punctuation"],
    ["a", "tag"],
    [">", "punctuation"],
  ]);
});

test("what is embedded is coloured in its own language", async () => {
  const html = await tokensOf("html", "<style>b { color: red }</style><script>let x = 1</script>");
  expect(html).toContainEqual(["color", "property"]);
  expect(html).toContainEqual(["let", "keyword"]);
  const vue = await tokensOf("vue", '<script lang="ts">\ninterface A { b: string }\n</script>\n');
  expect(vue).toContainEqual(["interface", "keyword"]);
  const php = await tokensOf("php", "<b>x</b><?php function f() {} ?>\n");
  expect(php).toContainEqual(["b", "tag"]);
  expect(php).toContainEqual(["function", "keyword"]);
  expect(await tokensOf("php", "function f() {}")).toContainEqual(["function", "keyword"]);
});

test("Markdown: fences and a YAML head in their own language, list items included", async () => {
  const text =
    "---\ntitle: x\n---\n# Head\n- item\n  ```ts\n  const a = 1\n  ```\n~~~py\ndef f(): pass\n~~~\n*end*\n";
  const found = await tokensOf("md", text);
  expect(found).toContainEqual(["title:", "property"]);
  expect(found).toContainEqual(["# Head", "heading"]);
  expect(found).toContainEqual(["const", "keyword"]);
  expect(found).toContainEqual(["def", "keyword"]);
  expect(found).toContainEqual(["*end*", "emphasis"]);
  // R Markdown names its languages in braces; what is not known is plain, and does not leak.
  expect(await tokensOf("rmd", "```{r, echo=FALSE}\nx <- c(NA)\n```\n")).toContainEqual([
    "NA",
    "constant",
  ]);
  expect(await tokensOf("md", "```nonsense\nconst a = 1\n# no\n```\n")).toEqual([]);
});

const LONG: readonly (readonly [name: string, text: string])[] = [
  [
    "tsx",
    readdirSync(join(ROOT, "src/react"))
      .map((file) => source(`src/react/${file}`))
      .join("\n"),
  ],
  [
    "css",
    readdirSync(join(ROOT, "src/styles"))
      .filter((file) => file.endsWith(".css"))
      .map((file) => source(`src/styles/${file}`))
      .join("\n"),
  ],
  ["json", source("package-lock.json").slice(0, 200_000)],
  ["md", source("README.md") + source("ARCHITECTURE.md")],
  ["js", source("node_modules/react/cjs/react.development.js")],
];

test.each(LONG)(
  "%s: pieces that go on from a state give what one piece gives",
  async (name, text) => {
    const language = languageOf(name);
    const grammar = language && (await highlightTokenizer.load(language));
    if (!grammar) throw new Error(`no ${name}`);
    const whole = toLines(text, (await grammar.tokenize(text, null)).records);
    const blocks = [];
    let state: TokenState | null = null;
    for (let at = 0; at < text.length; ) {
      const segment = nextSegment(text, at, 4_000, true);
      if (!segment) break;
      const piece = text.slice(at, segment.to);
      // Another text in between, which uses the same modes.
      await grammar.tokenize("cat <<OTHER\n`", null);
      const found = await grammar.tokenize(piece, state);
      blocks.push(toLines(piece, found.records));
      ({ state } = found);
      at = segment.to;
    }
    expect(blocks.length).toBeGreaterThan(3);
    expect(joinBlocks(blocks)).toEqual(whole);
  },
);

test("a heredoc goes on in the next piece and ends with its own word", async () => {
  const bash = languageOf("sh");
  const grammar = bash && (await highlightTokenizer.load(bash));
  const first = await grammar?.tokenize("cat <<ONE\ntext\n", null);
  await grammar?.tokenize("cat <<TWO\n", null);
  const next = await grammar?.tokenize("TWO\nONE\nif true; then\n", first?.state ?? null);
  const names = classesInRecords(next?.records ?? new Uint32Array()).map((id) => TOKEN_CLASSES[id]);
  expect(names.slice(0, 7)).toEqual(Array.from({ length: 7 }, () => "string"));
  expect(names[8]).toBe("keyword");
});

const ANY_TEXT = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...MIXED.split(/(?<=[\s(])/)),
        fc.constantFrom(
          "\0",
          "\ud800",
          "\udc00",
          "\r",
          "\r\n",
          "\u2028",
          "\u202e",
          "`",
          '"',
          "/*",
          "*/",
        ),
      ),
      { maxLength: 80 },
    )
    .map((parts) => parts.join("")),
);

test("any text: records ascend and cover it exactly, and so does every line", async () => {
  const names = ["ts", "html", "md", "php", "sh", "rb", "json", "cpp", "py", "yml", "vue"];
  const grammars = await Promise.all(
    names.map((name) => {
      const language = languageOf(name);
      return language && highlightTokenizer.load(language);
    }),
  );
  await fc.assert(
    fc.asyncProperty(ANY_TEXT, ANY_TEXT, fc.nat(names.length - 1), async (one, two, at) => {
      const first = await grammars[at]?.tokenize(one, null);
      const second = await grammars[at]?.tokenize(two, first?.state ?? null);
      for (const [text, found] of [
        [one, first],
        [two, second],
      ] as const) {
        const ends = [...(found?.records ?? [])].map((record) => record & 0xffffff);
        expect(ends.at(-1) ?? 0).toBe(text.length);
        expect(ends).toEqual([...new Set(ends)].sort((a, b) => a - b));
        const { lines, starts, records } = toLines(text, found?.records ?? new Uint32Array());
        const texts =
          text === ""
            ? []
            : text
                .replace(/\r\n|\r|\n$/g, "\n")
                .replace(/\n$/, "")
                .split("\n");
        expect(lines).toBe(texts.length);
        texts.forEach((line, n) => {
          const own = [...records.subarray(starts[n], starts[n + 1])].map(
            (record) => record & 0xffffff,
          );
          if (own.length > 0) expect(own.at(-1)).toBe(line.length);
          expect(own).toEqual([...new Set(own)].sort((a, b) => a - b));
        });
      }
    }),
    { numRuns: 400 },
  );
});
