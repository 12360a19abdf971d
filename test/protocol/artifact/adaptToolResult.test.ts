import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { adaptToolResult } from "../../../src/protocol/artifact/adaptToolResult.ts";
import { toolResultArtifact } from "../../../src/protocol/artifact/toolResultArtifact.ts";
import { toolResultValue } from "../../../src/protocol/artifact/toolResultValue.ts";
import { snapshot } from "../../../src/protocol/safety/snapshot.ts";
import { hostileValues } from "../../helpers/hostileValues.ts";
import { BASE } from "./vectors.ts";

const OLD = { kind: "text", status: "success", payload: { text: "old" } };
const adapted = (x: unknown) => toolResultArtifact(adaptToolResult(x), { version: null });

describe("contracts 1e", () => {
  test("1.27: the artifact it has, then the old card, then one made from the value", () => {
    const display = { toolcard: { ...OLD, title: "card" }, title: "shown" };
    const extra = { codeagent: { artifact: BASE }, display };
    expect(adapted({ value: "v", extra })?.title).toBe("x");
    expect(adapted({ value: "v", extra: { display } })?.title).toBe("card");
    expect(adapted({ value: "v", extra: { display: { title: "shown" } } })).toMatchObject({
      kind: "text",
      title: "shown",
      payload: { text: "v" },
    });
  });

  test("1.28: an artifact without schema and version is upgraded", () => {
    const old = { kind: ["foo"], payload: {}, title: ["<b>A</b>", "B"] };
    expect(adapted({ value: "v", artifact: old })).toEqual({
      schema: BASE.schema,
      version: 1,
      kind: "foo",
      status: "success",
      icon: null,
      title: "A",
      payload: {},
    });
    expect(adapted({ artifact: { ...OLD, kind: "error" } })?.status).toBe("error");
  });

  test.each([
    ["schema only", { ...OLD, schema: BASE.schema }],
    ["version only", { ...OLD, version: 1 }],
    ["no payload", { kind: "unknown" }],
    ["status empty", { ...OLD, status: "" }],
    ["icon a number", { ...OLD, icon: 5 }],
  ])("1.28: %s is not upgraded: the value is shown", (_, artifact) => {
    expect(adapted({ value: "v", artifact })?.payload).toEqual({ text: "v" });
  });

  test.each(["atomic", 42, true, null, [], {}, () => 1, Symbol("x")])(
    "1.29: malformed metadata %# never throws, and value stays",
    (junk) => {
      for (const extra of [junk, { codeagent: junk }, { codeagent: { artifact: junk } }]) {
        const result = adaptToolResult({ value: "v", extra, request: { id: "1", name: "T" } });
        expect(result.value).toBe("v");
        expect(toolResultArtifact(result)).toMatchObject({ kind: "text", payload: { text: "v" } });
      }
    },
  );

  test("1.30: the bad artifact is replaced, sources stay, old display parts go", () => {
    const result = adaptToolResult({
      value: "v",
      extra: {
        codeagent: { artifact: "bad", sources: ["s"] },
        display: { toolcard: OLD, right_output: "<div>", title: "t" },
      },
    });
    expect(result["extra"]).toEqual({
      codeagent: {
        sources: ["s"],
        artifact: expect.objectContaining({ payload: { text: "old" } }),
      },
      display: { title: "t" },
    });
    expect(result).not.toHaveProperty("artifact");
  });

  test("1.31: an error forces the status and keeps the kind; later versions are not touched", () => {
    const diff = { ...BASE, kind: "diff", payload: { new: "x" } };
    expect(adapted({ value: "v", error: "boom", artifact: diff })).toEqual({
      ...diff,
      status: "error",
    });
    expect(adapted({ value: "v", is_error: true, artifact: diff })?.status).toBe("error");
    expect(adapted({ value: "v", error: {}, artifact: diff })?.status).toBe("success");
    const later = { ...diff, version: 2 };
    expect(adapted({ value: "v", error: "boom", artifact: later })).toEqual(later);
  });

  test("1.32: images, else a patch, else the error, else text", () => {
    const record = (name: string, props: unknown) => ({
      version: 1,
      class: `ellmer::${name}`,
      props,
    });
    const value = [
      record("ContentText", { text: "a plot" }),
      record("ContentImageInline", { type: "image/png", data: "QQ==" }),
    ];
    expect(adapted({ value, error: "late" })).toMatchObject({
      kind: "image",
      status: "error",
      payload: { images: [{ mime: "image/png", b64: "QQ==" }], output: "a plot" },
    });
    const patch = "x\n@@ -1 +1 @@\n-a\n+b";
    expect(adapted({ value: patch })).toMatchObject({
      kind: "diff",
      payload: { old: "", new: patch, path: "patch", verb: "Diff" },
    });
    expect(adapted({ value: "diff --git a b" })?.kind).toBe("diff");
    expect(adapted({ value: "no @@ -1 here" })?.kind).toBe("text");
    expect(adapted({ value: "", error: { message: "boom" } })).toMatchObject({
      kind: "error",
      status: "error",
      payload: { message: "boom" },
    });
    expect(adapted({ value: ["a", "b"] })?.payload).toEqual({ text: "a\nb" });
  });

  test("1.32: the title is the display title, else the tool's name, else tool", () => {
    const request = { id: "1", name: "Query" };
    const display = { title: "<b>T</b>" };
    expect(adapted({ value: "v", request, extra: { display } })?.title).toBe("T");
    expect(adapted({ value: "v", request })?.title).toBe("Query");
    expect(adapted({ value: "v", name: "Flat" })?.title).toBe("Flat");
    expect(adapted({ value: "v" })?.title).toBe("tool");
  });

  test("1.33: what is unrelated survives, and the input is not written to", () => {
    const input = {
      value: "v",
      error: null,
      request: { id: "1", name: "T", extra: { provider: 1 } },
      extra: { trace: "abc", display: { toolcard: OLD } },
      turn: 3,
    };
    const before = structuredClone(input);
    const result = adaptToolResult(input);
    expect(result).toMatchObject({
      value: "v",
      request: input.request,
      turn: 3,
      extra: { trace: "abc" },
    });
    expect(input).toEqual(before);
    expect(Object.isFrozen(result)).toBe(true);
  });

  test("1.36: an error without value or message still has a card", () => {
    expect(adapted({ name: "Bash", is_error: true })).toMatchObject({
      kind: "error",
      status: "error",
      title: "Bash",
    });
  });

  test("a stream event keeps its shape", () => {
    const event = { id: "1", name: "T", display: { toolcard: OLD }, value: "v", is_error: false };
    expect(adaptToolResult(event)).toEqual({
      id: "1",
      name: "T",
      display: {},
      value: "v",
      is_error: false,
      artifact: expect.objectContaining({ payload: { text: "old" } }),
    });
  });

  test("1.26: bare values of tools: rows are a table, other data text, a function nothing of itself", () => {
    expect(adapted([{ a: 1 }, { a: 2 }])).toMatchObject({
      kind: "table",
      title: "Table result",
      payload: { df: [{ a: 1 }, { a: 2 }] },
    });
    expect(toolResultValue(adaptToolResult([{ a: 1 }]))).toBe('[{"a":1}]');
    expect(adapted({ rows: 2 })).toMatchObject({
      kind: "text",
      title: "Structured result",
      payload: { text: '{"rows":2}' },
    });
    expect(adapted("text")?.payload).toEqual({ text: "text" });
    expect(adapted(5)?.payload).toEqual({ text: "5" });
    const secret = () => "secret";
    expect(adapted(secret)?.kind).toBe("error");
    expect(JSON.stringify(adaptToolResult(secret))).not.toContain("secret");
  });

  test.each(hostileValues.filter(({ isHeavy }) => !isHeavy))(
    "$id $what anywhere: one valid artifact",
    ({ build }) => {
      const shapes = [
        () => build(),
        () => ({ value: build() }),
        () => ({ value: "v", error: build() }),
        () => ({ value: "v", extra: build() }),
        () => ({ value: "v", extra: { codeagent: { artifact: build() }, display: build() } }),
        () => ({ value: "v", request: build(), name: build() }),
      ];
      for (const shape of shapes) expect(adapted(shape())).not.toBeNull();
    },
    60_000,
  );

  test("any JSON has exactly one valid artifact, found again without adapting twice", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const result = adaptToolResult(value);
        expect(snapshot(result)).toBe(result);
        expect(toolResultArtifact(adaptToolResult(result), { version: null })).toEqual(
          toolResultArtifact(result, { version: null }),
        );
      }),
      { numRuns: 300 },
    );
  });
});
