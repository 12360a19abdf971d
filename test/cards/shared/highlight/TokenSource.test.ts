import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { PAGE_UNITS } from "../../../../src/cards/shared/highlight/budgets.ts";
import { createHighlightEngine } from "../../../../src/cards/shared/highlight/highlightEngine.ts";
import { highlightTokenizer } from "../../../../src/cards/shared/highlight/highlightTokenizer.ts";
import type { Tokenizer } from "../../../../src/cards/shared/highlight/Tokenizer.ts";
import { TokenSource } from "../../../../src/cards/shared/highlight/TokenSource.ts";
import type { Tokens } from "../../../../src/cards/shared/highlight/Tokens.ts";
import { type Language, languageOf } from "../../../../src/cards/shared/languages.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const REACT = readFileSync(join(ROOT, "node_modules/react/cjs/react.development.js"), "utf8");

const known = (name: string): Language => {
  const language = languageOf(name);
  if (!language) throw new Error(name);
  return language;
};
const JS = known("js");

/** The built-in tokenizer, counting the units it is given. */
function counting(): Tokenizer & { units: number } {
  const tokenizer = {
    units: 0,
    async load(language: Language) {
      const grammar = await highlightTokenizer.load(language);
      return (
        grammar && {
          tokenize(text: string, state: object | null) {
            tokenizer.units += text.length;
            return grammar.tokenize(text, state);
          },
        }
      );
    },
  };
  return tokenizer;
}

const sources: TokenSource[] = [];
function open(
  tokenizer: Tokenizer,
  language = JS,
  onChange: (from: number, to: number) => void = () => {},
) {
  const engine = createHighlightEngine({ loadTokenizer: () => tokenizer });
  const source = new TokenSource(engine, language, onChange);
  sources.push(source);
  return { source, engine };
}
afterEach(() => {
  for (const source of sources.splice(0)) source.stop();
});

const all = (tokens: Tokens, lines: number): readonly string[] =>
  Array.from({ length: lines }, (_, line) => tokens.lineTokens(line).join());

test("the first screen comes first and stays as it is; all lines are known in the end", async () => {
  const changes: (readonly [number, number])[] = [];
  let first: readonly string[] = [];
  const text = REACT.slice(0, 60_000).trimEnd();
  const { source } = open(highlightTokenizer, JS, (from, to) => {
    if (changes.length === 0) first = all(source.tokensOf(text), to);
    changes.push([from, to]);
  });
  await source.run(text);
  expect(changes[0]?.[0]).toBe(0);
  expect(first.length).toBeGreaterThanOrEqual(40);
  expect(first.length).toBeLessThan(200);
  const tokens = source.tokensOf(text);
  expect(tokens.status).toBe("ready");
  expect(tokens.lines).toBe(text.split("\n").length);
  expect(all(tokens, first.length)).toEqual(first);
});

test("2,000 lines that stream in 20 at a time cost at most 3 times showing them once, and never flicker back", async () => {
  const lines = REACT.split("\n").concat(REACT.split("\n")).slice(0, 2_000);
  const text = `${lines.join("\n")}\n`.slice(0, PAGE_UNITS - 1_000);
  const total = text.split("\n").length;
  const once = counting();
  const { source: whole } = open(once);
  await whole.run(text);

  const tokenizer = counting();
  const { source } = open(tokenizer);
  let lost = 0;
  let before: readonly string[] = [];
  for (let end = 20; end < total + 20; end += 20) {
    const part = text.split("\n").slice(0, end).join("\n");
    // What was known of the shorter text holds before anything new is found.
    const kept = all(source.tokensOf(part), before.length);
    expect(kept).toEqual(before);
    await source.run(part);
    const now = all(source.tokensOf(part), source.tokensOf(part).lines);
    lost += before.slice(0, -1).filter((line, at) => line !== "" && now[at] === "").length;
    before = now;
  }
  expect(lost).toBe(0);
  expect(tokenizer.units).toBeLessThanOrEqual(once.units * 3);
  // And it ends as it would have at once.
  expect(before.slice(0, total - 1)).toEqual(all(whole.tokensOf(text), total - 1));
});

test("a text that changes before its end starts anew; one seen before is there at once", async () => {
  const { source, engine } = open(highlightTokenizer);
  await source.run("const a = 1;\n");
  expect(source.tokensOf("let a = 1;\n").lines).toBe(0);
  await source.run("let a = 1;\n");
  expect(source.tokensOf("let a = 1;\n").lineTokens(0)[0]).toBe(((1 << 24) | 3) >>> 0);
  const other = new TokenSource(engine, JS, () => {});
  expect(other.tokensOf("const a = 1;\n")).toMatchObject({ status: "ready", lines: 1 });
  expect(other.tokensOf("const b = 1;\n").lines).toBe(0);
});

test("what is beyond the page's budget is plain and says so, without a look at it", async () => {
  const tokenizer = counting();
  const { source } = open(tokenizer);
  const text = "let a = 1;\n".repeat(PAGE_UNITS / 10);
  await source.run(text);
  expect(source.tokensOf(text)).toMatchObject({ status: "over-budget", lines: 0 });
  expect(tokenizer.units).toBe(0);
});

test("a line beyond the line budget is plain, its neighbours are not, and a comment goes on past it", async () => {
  const { source } = open(highlightTokenizer);
  const text = `let a = 1;\n/* x\n${"b ".repeat(1_500)}\n y */\nlet c;\n${"d ".repeat(9_000)}\nlet e;`;
  await source.run(text);
  const tokens = source.tokensOf(text);
  expect(tokens.lines).toBe(7);
  expect([0, 1, 2, 3, 4, 5, 6].map((line) => tokens.lineTokens(line).length > 0)).toEqual([
    true,
    true,
    false,
    true,
    true,
    false,
    true,
  ]);
  expect((tokens.lineTokens(3)[0] ?? 0) >>> 24).toBe(3);
});

test.each([
  ["a language without a grammar", async () => null],
  ["a grammar that does not load", () => Promise.reject(new Error("offline"))],
])("%s is plain", async (_, load) => {
  const { source } = open({ load });
  await source.run("x\n");
  expect(source.tokensOf("x\n")).toMatchObject({ status: "plain", lines: 0 });
});

test("a tokenizer that throws, or returns nonsense, leaves lines plain and does not end the rest", async () => {
  const { source } = open({
    load: async () => ({
      tokenize(text: string) {
        if (text.startsWith("a")) throw new Error("no");
        return { records: Uint32Array.of(0xff000000 + text.length + 50), state: {} };
      },
    }),
  });
  const text = `a\n${"z".repeat(3_000)}\nb\n`;
  await source.run(text);
  const tokens = source.tokensOf(text);
  expect(tokens.status).toBe("ready");
  expect(tokens.lineTokens(0)).toHaveLength(0);
  expect([...tokens.lineTokens(2)]).toEqual([0xff000001]);
});

test("stopped in the middle, it goes on when it is started again", async () => {
  const { source } = open(highlightTokenizer);
  const text = REACT.slice(0, 40_000);
  const running = source.run(text);
  source.stop();
  await running;
  expect(source.tokensOf(text).status).toBe("pending");
  await source.run(text);
  expect(source.tokensOf(text).status).toBe("ready");
});

/** A worker that loads grammars and never tokenises, as one held by a hostile text. */
class HeldWorker extends EventTarget {
  static ended = 0;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  constructor() {
    super();
    this.addEventListener("error", (event) => this.onerror?.(event));
    queueMicrotask(() => this.#tell({ type: "ready" }));
  }
  postMessage(message: { id: number; job: string }): void {
    if (message.job === "load") this.#tell({ type: "result", id: message.id, result: true });
  }
  terminate(): void {
    HeldWorker.ended += 1;
  }
  #tell(data: object): void {
    queueMicrotask(() => this.onmessage?.(new MessageEvent("message", { data })));
  }
}

test("a text that holds the worker costs that worker and its own colours; after two nothing more is tried", async () => {
  vi.stubGlobal("Worker", HeldWorker);
  const tokenizer = counting();
  const engine = createHighlightEngine({
    start: () => new HeldWorker() as unknown as Worker,
    loadTokenizer: () => tokenizer,
    stuckMs: 1,
  });
  for (const text of ["one\n", "two\n", "three\n"]) {
    const source = new TokenSource(engine, JS, () => {});
    await source.run(text);
    expect(source.tokensOf(text).status).toBe("over-budget");
    source.stop();
  }
  expect(HeldWorker.ended).toBe(2);
  expect(tokenizer.units).toBe(0);
  vi.unstubAllGlobals();
});
