import { afterAll, expect, test, vi } from "vitest";
import { highlight } from "../../../../src/cards/shared/highlight/highlight.ts";
import { createHighlightEngine } from "../../../../src/cards/shared/highlight/highlightEngine.ts";
import { highlightTokenizer } from "../../../../src/cards/shared/highlight/highlightTokenizer.ts";
import { TokenSource } from "../../../../src/cards/shared/highlight/TokenSource.ts";
import type { Tokens } from "../../../../src/cards/shared/highlight/Tokens.ts";
import { languageOf } from "../../../../src/cards/shared/languages.ts";
import { MIXED } from "./mixedCode.ts";

const TS = languageOf("ts");
const all = (tokens: Tokens): readonly string[] =>
  Array.from({ length: tokens.lines }, (_, line) => tokens.lineTokens(line).join());

/** Every worker of this page; the built-in tokenizer shares one. */
const started: Worker[] = [];
/** Grammars that workers asked the page for. */
const askedFor: string[] = [];
const Real = Worker;
vi.stubGlobal(
  "Worker",
  class extends Real {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      started.push(this);
      this.addEventListener("message", ({ data }) => {
        if (data.type === "grammar") askedFor.push(data.name);
      });
    }
  },
);
afterAll(() => vi.unstubAllGlobals());

test("the built-in tokenizer runs in a real worker and finds what it finds on the page", async () => {
  const text = MIXED.repeat(8);
  const inWorker = await highlight(text, TS);
  expect(started).toHaveLength(1);
  expect(inWorker).toMatchObject({ status: "ready", lines: text.split("\n").length - 1 });
  const onPage = await highlight(text, TS, { tokenizer: { ...highlightTokenizer } });
  expect(started).toHaveLength(1);
  expect(all(onPage).filter(Boolean).length).toBeGreaterThan(200);
  // Pieces on the page are smaller, and this text has no good place to cut: nearly all lines agree.
  const same = all(onPage).filter((line, at) => line === all(inWorker)[at]).length;
  expect(same / inWorker.lines).toBeGreaterThan(0.9);
});

test.each([
  ["sh", "#!/bin/sh\ncat <<END\n$HOME\nEND\necho done # end\n", ["bash"]],
  ["nim", "proc add(a, b: int): int =\n  ## Adds\n  result = a + b\n", ["nim"]],
  ["php", "<?php\n$a = <<<EOT\n$b\nEOT;\nreturn 1; // one\n", ["php-template"]],
  ["md", "# Title\n\n```elixir\ndef a, do: :ok\n```\n", ["markdown", "elixir"]],
])("the worker gets the grammars of %s from the page", async (lang, text, grammars) => {
  const language = languageOf(lang);
  const inWorker = all(await highlight(text, language));
  expect(inWorker.filter(Boolean).length).toBeGreaterThanOrEqual(2);
  expect(askedFor).toEqual(expect.arrayContaining(grammars));
  expect(new Set(askedFor).size).toBe(askedFor.length);
  const onPage = await highlight(text, language, { tokenizer: { ...highlightTokenizer } });
  expect(inWorker).toEqual(all(onPage));
});

test("100,000 lines are coloured to the end in the worker", async () => {
  const text = "export const value: number = Math.max(1, 0x2); // note\n".repeat(100_000);
  const changes: number[] = [];
  const tokens = await highlight(text, TS, { onTokens: (_, from) => changes.push(from) });
  expect(tokens).toMatchObject({ status: "ready", lines: 100_000 });
  expect(changes.length).toBeGreaterThan(100);
  const last = tokens.lineTokens(99_999);
  expect([...last]).toEqual([...tokens.lineTokens(0)]);
  expect((last.at(-1) ?? 0) >>> 24).toBe(3);
});

test.each([
  [
    "throws",
    () => {
      throw new DOMException("forbidden", "SecurityError");
    },
  ],
  ["is not found", () => new Worker("/no-such-worker.js", { type: "module" })],
])("where starting a worker %s the same tokens are found on the page", async (_, start) => {
  const engine = createHighlightEngine({ start, loadTokenizer: () => highlightTokenizer });
  if (!TS) throw new Error("no TypeScript");
  const source = new TokenSource(engine, TS, () => {});
  await source.run(MIXED);
  expect(all(source.tokensOf(MIXED))).toEqual(all(await highlight(MIXED, TS)));
  source.stop();
});

test("an aborted call rejects with its reason, and later ones are served", async () => {
  const controller = new AbortController();
  const call = highlight("let a;\n".repeat(50_000), TS, {
    signal: controller.signal,
    onTokens: () => controller.abort(new Error("enough")),
  });
  await expect(call).rejects.toThrow("enough");
  expect((await highlight("let b;\n", TS)).lineTokens(0)[0]).toBe(((1 << 24) | 3) >>> 0);
});
