import { lazy, memo } from "react";
import { expect, test, vi } from "vitest";
import type { Artifact } from "../../src/protocol/artifact/artifact.ts";
import { ArtifactCardsError } from "../../src/protocol/errors.ts";
import { createRegistry } from "../../src/registry/createRegistry.ts";
import { defineRenderer } from "../../src/registry/defineRenderer.ts";
import { HIDDEN } from "../../src/registry/readEntries.ts";

const A = () => null;
const B = () => null;
const C = () => null;
const D = () => null;

const artifact = (kind: string): Artifact => ({
  schema: "codeagent.tool-artifact",
  version: 1,
  kind,
  status: "success",
  payload: {},
});

test("an exact name wins over a pattern, a pattern over a kind, a kind over the value", () => {
  const registry = createRegistry({
    tools: { get_weather: A, "get_*": B },
    kinds: { chart: C },
  });
  const chart = artifact("chart");
  expect(registry.resolve({ name: "get_weather", artifact: chart })).toMatchObject({
    matched: "tool",
    key: "get_weather",
    renderer: { component: A },
  });
  expect(registry.resolve({ name: "get_time", artifact: chart })).toMatchObject({
    matched: "pattern",
    key: "get_*",
    renderer: { component: B },
  });
  expect(registry.resolve({ name: "other", artifact: chart })).toMatchObject({
    matched: "kind",
    key: "chart",
    renderer: { component: C },
  });
  expect(registry.resolve({ name: "other", artifact: artifact("map") })).toEqual({
    matched: "value",
    key: null,
    renderer: null,
  });
});

test("from the kind on, names are left out", () => {
  const registry = createRegistry({ tools: { "*": A }, kinds: { chart: B } });
  const call = { name: "x", artifact: artifact("chart") };
  expect(registry.resolve(call).matched).toBe("pattern");
  expect(registry.resolve(call, "kind")).toMatchObject({ matched: "kind", key: "chart" });
});

test("of several patterns the most specific wins, of equals the later one", () => {
  const registry = createRegistry({
    tools: { "*": A, "mcp__*": B, "mcp__github__*": C, "*__list": A, "mcp__*_l": D },
  });
  const component = (name: string) => registry.resolve({ name }).renderer?.component;
  expect(component("mcp__github__list")).toBe(C);
  expect(component("mcp__gitlab__x")).toBe(B);
  expect(component("x__list")).toBe(A);
  expect(component("anything")).toBe(A);
  const tie = createRegistry({ tools: { "a*": A, "*b": B } });
  expect(tie.resolve({ name: "ab" }).renderer?.component).toBe(B);
  expect(tie.extend({ tools: { "a*": C } }).resolve({ name: "ab" }).renderer?.component).toBe(C);
});

test("extend gives a new registry in which later entries win", () => {
  const base = createRegistry({ tools: { x: A, "p*": A }, kinds: { k: A } });
  const more = base.extend({ tools: { x: B, "p**": B }, kinds: { k: B } });
  expect(base.resolve({ name: "x" }).renderer?.component).toBe(A);
  expect(more.resolve({ name: "x" }).renderer?.component).toBe(B);
  expect(more.resolve({ name: "pq" }).renderer?.component).toBe(B);
  expect(base.resolve({ name: "", artifact: artifact("k") }).renderer?.component).toBe(A);
  expect(more.resolve({ name: "", artifact: artifact("k") }).renderer?.component).toBe(B);
  expect(more).not.toBe(base);
});

test("two patterns of one call that mean the same are an error that names both", () => {
  const wrong = () => createRegistry({ tools: { "mcp__*": A, "mcp__**": B } });
  expect(wrong).toThrow(ArtifactCardsError);
  expect(wrong).toThrow(/"mcp__\*" and "mcp__\*\*"/);
  try {
    wrong();
  } catch (error) {
    expect((error as ArtifactCardsError).code).toBe("duplicate-renderer");
  }
});

// C13, security R14
test.each(["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf"])(
  "a tool or kind called %s resolves to nothing special",
  (name) => {
    const registry = createRegistry({ tools: { x: A }, kinds: { y: A } });
    expect(registry.resolve({ name, artifact: artifact(name) }).matched).toBe("value");
    const map = JSON.parse(`{${JSON.stringify(name)}: 1}`);
    Object.defineProperty(map, name, { value: B, enumerable: true });
    const own = registry.extend({ tools: map, kinds: map });
    expect(own.resolve({ name }).renderer?.component).toBe(B);
    expect(own.resolve({ name: "z", artifact: artifact(name) }).renderer?.component).toBe(B);
    expect(own.resolve({ name: "x" }).renderer?.component).toBe(A);
  },
);

// C13
test.each([
  ["an array of tools", { tools: [A] }],
  ["a text as tools", { tools: "A" }],
  ["null as kinds", { kinds: null }],
  ["a renderer without a component", { tools: { x: {} } }],
  ["a number as a renderer", { kinds: { x: 5 } }],
  ["an unknown fallback", { fallback: "nothing" }],
])("%s is an error when it is registered, not when it is drawn", (_, options) => {
  expect(() => createRegistry(options as never)).toThrow(ArtifactCardsError);
});

test("inherited entries do not count", () => {
  const registry = createRegistry({ tools: Object.create({ x: A }) });
  expect(registry.resolve({ name: "x" }).matched).toBe("value");
});

test("what the host changes in its maps afterwards changes nothing", () => {
  const tools: Record<string, typeof A> = { x: A };
  const registry = createRegistry({ tools });
  tools["x"] = B;
  expect(registry.resolve({ name: "x" }).renderer?.component).toBe(A);
});

test("a failed call without an artifact of a known kind is of kind error (1.36, R4)", () => {
  const registry = createRegistry({ kinds: { error: A, table: B } });
  const failed = { name: "t", isError: true, status: "error" } as const;
  expect(registry.resolve({ ...failed, artifact: null }).key).toBe("error");
  expect(registry.resolve({ ...failed, artifact: artifact("map") }).key).toBe("error");
  // The kind of a failed call is kept (1.31).
  expect(registry.resolve({ ...failed, artifact: artifact("table") }).key).toBe("table");
  expect(registry.resolve({ ...failed, status: "denied" }).matched).toBe("value");
  expect(createRegistry().resolve(failed).matched).toBe("value");
});

test("the fallback is the host's choice", () => {
  const call = { name: "unknown" };
  expect(createRegistry({ fallback: "hidden" }).resolve(call).renderer).toBe(HIDDEN);
  expect(createRegistry({ fallback: A }).resolve(call).renderer?.component).toBe(A);
  expect(createRegistry({ fallback: A }).extend({}).resolve(call).renderer?.component).toBe(A);
  expect(
    createRegistry({ fallback: A }).extend({ fallback: "value" }).resolve(call).renderer,
  ).toBeNull();
  expect(createRegistry({ tools: { unknown: "hidden" } }).resolve(call).renderer).toBe(HIDDEN);
});

test("a plain component with the static, memo and lazy components all do", () => {
  const full = Object.assign(() => null, { fullRow: true });
  const registry = createRegistry({
    tools: { full, memo: memo(A), lazy: lazy(async () => ({ default: A })) },
  });
  expect(registry.resolve({ name: "full" }).renderer?.fullRow).toBe(true);
  expect(registry.resolve({ name: "memo" }).matched).toBe("tool");
  expect(registry.resolve({ name: "lazy" }).matched).toBe("tool");
});

test("preload loads what can be loaded", async () => {
  const preload = vi.fn(async () => undefined);
  const registry = createRegistry({
    tools: { x: Object.assign(() => null, { preload }), y: A },
    kinds: { z: defineRenderer({ component: Object.assign(() => null, { preload }) }) },
  });
  await registry.preload();
  expect(preload).toHaveBeenCalledTimes(2);
});

test("resolve never throws, whatever the name is", () => {
  const registry = createRegistry({ tools: { "a*": A } });
  for (const name of [undefined, null, 5, {}, Symbol("x")])
    expect(registry.resolve({ name } as never).matched).toBe("value");
});
