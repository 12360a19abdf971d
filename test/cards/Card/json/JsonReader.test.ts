import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { JsonReader } from "../../../../src/cards/Card/json/JsonReader.ts";
import { JsonTree } from "../../../../src/cards/Card/json/JsonTree.ts";

const read = (text: string, step = Number.POSITIVE_INFINITY): JsonReader => {
  const reader = new JsonReader(text);
  while (!reader.advance(step));
  return reader;
};
const treeOf = (text: string): JsonTree => new JsonTree(text, read(text).nodes);

/** The value again, built from the nodes alone. */
function rebuilt(tree: JsonTree, node = 0): unknown {
  const type = tree.type(node);
  if (type !== "record" && type !== "list") return JSON.parse(tree.source(node));
  const children: number[] = [];
  for (let at = node + 1; at < tree.next(node); at = tree.next(at)) children.push(at);
  expect(tree.size(node)).toBe(children.length);
  expect(children.map((at) => tree.place(at))).toEqual(children.map((_, i) => i));
  if (type === "list") return children.map((at) => rebuilt(tree, at));
  const made = Object.create(null) as Record<string, unknown>;
  for (const at of children) {
    Object.defineProperty(made, String(tree.key(at)), {
      value: rebuilt(tree, at),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return made;
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe("reads what JSON.parse reads", () => {
  test("any value, however it is written, in whatever steps", () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(4), fc.integer({ min: 1, max: 9 }), (json, indent, step) => {
        const text = JSON.stringify(JSON.parse(json), null, indent);
        const reader = read(text, step);
        expect(reader.error).toBeNull();
        expect(JSON.stringify(rebuilt(new JsonTree(text, reader.nodes)))).toBe(
          JSON.stringify(JSON.parse(text)),
        );
      }),
      { numRuns: 500 },
    );
  });

  test("and refuses what it refuses", () => {
    const unit = fc.constantFrom(...'{}[],:"\\ \n0-1.e+tfn', "true", "null", '"a"', "\\u00e9");
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 12 }), (parts) => {
        const text = parts.join("");
        expect(read(text).error === null).toBe(isJson(text));
      }),
      { numRuns: 5000 },
    );
  });

  test.each([
    ['{"a":1,}', 7],
    ["[1 2]", 3],
    ['{"a" 1}', 5],
    ["[01]", 2],
    ['["a\nb"]', 1],
    ["[1]]", 3],
    ["[", 1],
    ["", 0],
    ["\ufeff{}", 0],
    ['["\\x"]', 1],
    ["[1e]", 1],
  ])("%j stops being JSON at %i", (text, at) => {
    expect(read(text).error).toBe(at);
  });
});

describe("keeps what JSON.parse loses", () => {
  test("digits", () => {
    const numbers = ["12345678901234567890123", "0.10", "1e400", "-0", "1.0E+2"];
    const tree = treeOf(`[${numbers.join(", ")}]`);
    expect(numbers.map((_, i) => tree.value(i + 1))).toEqual(numbers);
  });

  test("keys that come twice", () => {
    const tree = treeOf('{"a":1,"a":2,"__proto__":3}');
    expect([1, 2, 3].map((node) => [tree.key(node), tree.value(node)])).toEqual([
      ["a", "1"],
      ["a", "2"],
      ["__proto__", "3"],
    ]);
  });

  test("strings as the text means them", () => {
    const tree = treeOf('["\\u4f60\\n\\"x\\"","\\ud83d"]');
    expect(tree.value(1)).toBe('你\n"x"');
    expect(tree.value(2)).toBe("\ud83d");
  });
});

test('paths (a.b[0]["x y"])', () => {
  const tree = treeOf('{"a":{"b":[{"x y":1,"名":[[2]]}]},"":3}');
  const all = Array.from({ length: tree.count }, (_, node) => tree.path(node));
  expect(all).toEqual([
    "$",
    "a",
    "a.b",
    "a.b[0]",
    'a.b[0]["x y"]',
    "a.b[0].名",
    "a.b[0].名[0]",
    "a.b[0].名[0][0]",
    '[""]',
  ]);
});

describe("bounds (R16)", () => {
  test("200,000 levels", () => {
    const depth = 200_000;
    const text = `${'{"a":['.repeat(depth / 2)}1${"]}".repeat(depth / 2)}`;
    const reader = read(text);
    expect(reader.error).toBeNull();
    const tree = new JsonTree(text, reader.nodes);
    expect(tree.depth(tree.count - 1)).toBe(depth);
    expect(tree.source(0)).toBe(text);
  });

  test("more values than it may hold", () => {
    const reader = new JsonReader("[1,2,3,4]", 3);
    reader.advance(100);
    expect(reader).toMatchObject({ done: true, tooMany: true });
  });

  test.each(["[", '{"a":', '"\\', "1", '{"a":1,', "-"])(
    "1 MB of %j ends in linear time",
    (part) => {
      expect(read(`[${part.repeat(1_000_000 / part.length)}`).error).not.toBeNull();
    },
  );
});
