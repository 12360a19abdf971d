import fc from "fast-check";
import { createHighlighter } from "shiki";
import { createHighlighterCore } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Tokenizer } from "../../src/cards/shared/highlight/Tokenizer.ts";
import { TOKEN_CLASSES } from "../../src/cards/shared/highlight/tokenClass.ts";
import { languageOf } from "../../src/cards/shared/languages.ts";
import { loadPierreTokenizer } from "../../src/highlight/pierre.ts";
import { shikiTokenizer, syntaxVariables } from "../../src/highlight/shiki.ts";
import { ArtifactCardsError } from "../../src/protocol/errors.ts";

const shiki = createHighlighterCore({
  themes: [import("shiki/themes/github-light.mjs")],
  langs: [import("shiki/langs/typescript.mjs"), import("shiki/langs/json.mjs")],
  engine: createJavaScriptRegexEngine(),
});

const made: readonly (readonly [string, () => Promise<Tokenizer | undefined>])[] = [
  ["shiki", async () => shikiTokenizer(() => shiki)],
  ["pierre", loadPierreTokenizer],
];

// Its rules compile with the first text, and Shiki counts that as the time of the first line.
beforeAll(async () => {
  const ts = languageOf("ts");
  const grammar = ts && (await shikiTokenizer(() => shiki).load(ts));
  for (let i = 0; i < 3; i++)
    await grammar?.tokenize('const a: Foo = 12; // x\nreturn "x";\n', null);
});

afterEach(() => {
  vi.doUnmock("@pierre/highlights");
  vi.resetModules();
});

describe.each(made)("%s", (_, make) => {
  const grammarOf = async (name: string) => {
    const language = languageOf(name);
    return (language && (await (await make())?.load(language))) ?? null;
  };
  const read = (text: string, records: Uint32Array): readonly (readonly [string, string])[] => {
    let from = 0;
    return [...records].flatMap((record) => {
      const word = text.slice(from, record & 0xffffff).trim();
      from = record & 0xffffff;
      return word === "" ? [] : [[word, TOKEN_CLASSES[record >>> 24] ?? ""] as const];
    });
  };

  test("finds the classes of ordinary code", async () => {
    const text = 'const a: Foo = 12; // done\r\nreturn "x";\n';
    const found = read(
      text,
      (await (await grammarOf("ts"))?.tokenize(text, null))?.records ?? new Uint32Array(),
    );
    for (const token of [
      ["const", "keyword"],
      ["Foo", "type"],
      ["12", "number"],
      ["// done", "comment"],
      ['"x"', "string"],
    ] as const)
      expect(
        found.some(([word, name]) => word.includes(token[0]) && name === token[1]),
        token.join(),
      ).toBe(true);
  });

  test("goes on from a state, also when the same one is continued twice", async () => {
    const grammar = await grammarOf("ts");
    const first = await grammar?.tokenize("/* open\n", null);
    for (const text of ["still */ let a\n", "still too */ let b\n"]) {
      const next = await grammar?.tokenize(text, first?.state ?? null);
      const found = read(text, next?.records ?? new Uint32Array());
      expect(found[0]).toEqual([text.slice(0, text.indexOf(" let")), "comment"]);
      expect(found[1]).toEqual(["let", "keyword"]);
    }
  });

  test("any text: records ascend and cover it exactly", async () => {
    const grammar = await grammarOf("ts");
    const part = fc.oneof(
      fc.string({ unit: "binary", maxLength: 40 }),
      fc.constantFrom("\r", "\r\n", "\n", "\0", "\ud800", "`${", "/*", "'", "é😀"),
    );
    const text = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(""));
    await fc.assert(
      fc.asyncProperty(text, text, async (one, two) => {
        const first = await grammar?.tokenize(`${one}\n`, null);
        const second = await grammar?.tokenize(two, first?.state ?? null);
        for (const [source, found] of [
          [`${one}\n`, first],
          [two, second],
        ] as const) {
          const ends = [...(found?.records ?? [])].map((record) => record & 0xffffff);
          expect(ends.at(-1) ?? 0).toBe(source.length);
          expect(ends).toEqual([...new Set(ends)].sort((a, b) => a - b));
        }
      }),
      { numRuns: 150 },
    );
  });

  test("a language it does not have is none", async () => {
    expect(
      await (await make())?.load({
        label: "X",
        extension: "x",
        names: ["constructor"],
        grammar: "",
      }),
    ).toBeNull();
  });
});

test("pierre: where wasm is forbidden there is no tokenizer, and nothing is thrown", async () => {
  vi.doMock("@pierre/highlights", () => {
    throw new WebAssembly.CompileError("blocked by Content Security Policy");
  });
  const { loadPierreTokenizer: load } = await import("../../src/highlight/pierre.ts");
  expect(await load()).toBeUndefined();
});

test("shiki: a highlighter of Shiki's own lists of languages and themes fits", async () => {
  const tokenizer = shikiTokenizer(() =>
    createHighlighter({
      langs: ["ts"],
      themes: ["github-light"],
      engine: createJavaScriptRegexEngine(),
    }),
  );
  const ts = languageOf("ts");
  const grammar = ts && (await tokenizer.load(ts));
  const found = await grammar?.tokenize("const a = 1;\n", null);
  expect(found?.records.length).toBeGreaterThan(1);
});

test("shiki: a theme's colours become the public variables", async () => {
  const variables = syntaxVariables(await shiki, "github-light");
  expect(variables).toMatchObject({
    "--ac-syntax-keyword": "#d73a49",
    "--ac-syntax-comment": "#6a737d",
    "--ac-syntax-string": "#032f62",
  });
  for (const [name, colour] of Object.entries(variables)) {
    expect(TOKEN_CLASSES).toContain(name.replace("--ac-syntax-", ""));
    expect(colour).toMatch(/^#[\da-f]+$/i);
  }
});

test("1.50: what is no highlighter is a clear error", () => {
  for (const wrong of [undefined, null, 5, "ts", true, Symbol("a")]) {
    expect(() => shikiTokenizer(wrong as never)).toThrow(/shikiTokenizer has no highlighter/);
    expect(() => syntaxVariables(wrong as never, "x")).toThrow(/syntaxVariables has no highlight/);
  }
  expect(() => syntaxVariables(Promise.resolve() as never, "x")).toThrow(ArtifactCardsError);
});
