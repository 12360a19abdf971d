import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LanguageFn } from "highlight.js";
import hljs from "highlight.js/lib/core";
import { describe, expect, test } from "vitest";
import {
  fromGrammarData,
  toGrammarData,
} from "../../../../src/cards/shared/highlight/grammarData.ts";
import { loadDefinition } from "../../../../src/cards/shared/highlight/grammars.ts";
import { OWN_DEFINITIONS } from "../../../../src/cards/shared/highlight/ownDefinitions.ts";

const LIST = join(import.meta.dirname, "../../../../src/cards/shared/highlight/grammars.ts");
const NAMES = [
  ...readFileSync(LIST, "utf8").matchAll(/highlight\.js\/lib\/languages\/([\w-]+)"/g),
].map(([, name]) => String(name));

async function definitionOf(name: string): Promise<LanguageFn> {
  const define = await loadDefinition(name);
  if (!define) throw new Error(`no ${name}`);
  return define;
}

/** Every part of a grammar in the order it is met: what it is, whether it is frozen, and which parts it refers to. */
function describeAll(root: object): readonly string[] {
  const numbers = new Map<object, number>([[root, 0]]);
  const describeValue = (value: unknown): string => {
    if (typeof value !== "object" || value === null) return `${typeof value} ${String(value)}`;
    const known = numbers.get(value) ?? numbers.size;
    numbers.set(value, known);
    return `#${known}`;
  };
  const lines: string[] = [];
  for (const [part, number] of numbers) {
    const kind = part instanceof RegExp ? String(part) : Array.isArray(part) ? "array" : "object";
    const values = Object.entries(part).map(([key, value]) => `${key}: ${describeValue(value)}`);
    lines.push(`${number} ${kind} ${Object.isFrozen(part)} ${values.join(", ")}`);
  }
  return lines;
}

describe.each(NAMES.filter((name) => !OWN_DEFINITIONS.has(name)))("%s", (name) => {
  test("is the same grammar after it was posted to a worker", async () => {
    const define = await definitionOf(name);
    const posted = fromGrammarData(structuredClone(toGrammarData(define)));
    const expected = describeAll(define(hljs));
    expect(expected.length).toBeGreaterThan(3);
    expect(describeAll(posted(hljs))).toEqual(expected);
    expect(posted(hljs)).not.toBe(posted(hljs));
  });
});

test.each([...OWN_DEFINITIONS.keys()])(
  "%s cannot be posted, so the worker has it",
  async (name) => {
    const define = await definitionOf(name);
    expect(() => toGrammarData(define)).toThrow(TypeError);
    expect(describeAll(OWN_DEFINITIONS.get(name)?.(hljs) ?? {})).toEqual(describeAll(define(hljs)));
  },
);

test("a heredoc ends with its own word after the grammar was posted", async () => {
  const posted = fromGrammarData(structuredClone(toGrammarData(await definitionOf("bash"))));
  const engine = hljs.newInstance();
  engine.registerLanguage("bash", posted);
  const text = "#!/bin/sh\ncat <<END\nOTHER\nEND\necho #!/bin/sh\n";
  const direct = hljs.newInstance();
  direct.registerLanguage("bash", await definitionOf("bash"));
  const { value } = engine.highlight(text, { language: "bash" });
  expect(value).toBe(direct.highlight(text, { language: "bash" }).value);
  expect(value).toContain('<span class="hljs-string">END\nOTHER\nEND</span>');
});
