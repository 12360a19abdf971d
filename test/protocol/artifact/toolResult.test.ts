import { describe, expect, expectTypeOf, test } from "vitest";
import { stripTags } from "../../../src/protocol/artifact/plainTitle.ts";
import { type ToolResultOptions, toolResult } from "../../../src/protocol/artifact/toolResult.ts";
import { toolResultArtifact } from "../../../src/protocol/artifact/toolResultArtifact.ts";
import { toolResultValue } from "../../../src/protocol/artifact/toolResultValue.ts";
import { ArtifactCardsError } from "../../../src/protocol/errors.ts";

describe("contracts 1d", () => {
  test("1.22: makes a version 1 artifact that the accessors read back", () => {
    const result = toolResult({
      value: "2 rows",
      kind: "table",
      title: "Orders",
      icon: "table",
      payload: { df: [{ a: 1 }, { a: 2 }] },
    });
    expect(toolResultArtifact(result)).toBe(result.artifact);
    expect(toolResultValue(result)).toBe("2 rows");
    expect(JSON.parse(JSON.stringify(result))).toEqual({
      value: "2 rows",
      artifact: {
        schema: "codeagent.tool-artifact",
        version: 1,
        kind: "table",
        status: "success",
        icon: "table",
        title: "Orders",
        payload: { df: [{ a: 1 }, { a: 2 }] },
      },
    });
    expect(toolResultArtifact(JSON.parse(JSON.stringify(result)))).toEqual(result.artifact);
  });

  test("1.10: the order of the fields is fixed", () => {
    const { artifact } = toolResult({ value: "", kind: "text", payload: { text: "x" } });
    expect(Object.keys(artifact)).toEqual(
      "schema version kind status icon title payload".split(" "),
    );
  });

  test("1.22: every kind that tools make, and no other", () => {
    for (const kind of ["text", "table", "image", "code", "diff", "error"] as const) {
      expect(toolResult({ value: "", kind }).artifact.kind).toBe(kind);
    }
    for (const kind of ["files", "generative_ui", "", "toString", null]) {
      const options = { value: "", kind } as unknown as ToolResultOptions<"text">;
      expect(() => toolResult(options)).toThrow(ArtifactCardsError);
    }
  });

  test("1.22: kind error is always status error", () => {
    expect(toolResult({ value: "", kind: "error", status: "success" }).artifact.status).toBe(
      "error",
    );
    expect(toolResult({ value: "", kind: "diff", status: "error" }).artifact.status).toBe("error");
  });

  test.each<Record<string, unknown>>([
    { value: 5 },
    { value: ["a", "b"] },
    { value: null },
    { payload: "x" },
    { payload: 5 },
    { payload: () => 1 },
    { status: "denied" },
  ])("1.22: %j throws", (change) => {
    const options = { value: "v", kind: "text", ...change } as unknown as ToolResultOptions<"text">;
    expect(() => toolResult(options)).toThrow(
      expect.objectContaining({ name: "ArtifactCardsError", code: "invalid-argument" }),
    );
  });

  test.each([undefined, null, "text", 5])("%j in place of the options throws", (options) => {
    expect(() => toolResult(options as never)).toThrow(
      expect.objectContaining({ name: "ArtifactCardsError", code: "invalid-argument" }),
    );
  });

  test.each([
    ["<code>a.R</code> b", "a.R b"],
    ["a < b > c <img", "a  c <img"],
    ["<>", "<>"],
    ["<>a>", "<>a>"],
    ["plain", "plain"],
    ["<b><i>x</i></b>", "x"],
    ["a<\nb>c", "ac"],
  ])("1.23: title %j becomes %j", (title, plain) => {
    expect(toolResult({ value: "", kind: "text", title }).artifact.title).toBe(plain);
    expect(title.replace(/<[^>]+>/g, "")).toBe(plain);
  });

  test("1.23: tags are removed in linear time", () => {
    stripTags("<".repeat(1_000_000));
    stripTags("<>".repeat(500_000));
  });

  test("markdown goes to display alone", () => {
    const result = toolResult({ value: "v", kind: "text", markdown: "**v**" });
    expect(result.display).toEqual({ markdown: "**v**" });
    expect(toolResult({ value: "v", kind: "text" })).not.toHaveProperty("display");
  });

  test("the payload is copied and frozen, and typed by its kind", () => {
    const rows = [{ a: 1 }];
    const result = toolResult({ value: "", kind: "table", payload: { df: rows } });
    rows.push({ a: 2 });
    expect(result.artifact.payload.df).toEqual([{ a: 1 }]);
    expectTypeOf(result.artifact.kind).toEqualTypeOf<"table">();
    // @ts-expect-error a code payload has no df
    toolResult({ value: "", kind: "code", payload: { df: rows } });
  });
});
