import { describe, expect, test } from "vitest";
import { toolResultValue } from "../../../src/protocol/artifact/toolResultValue.ts";
import { hostileValues } from "../../helpers/hostileValues.ts";
import { BASE } from "./vectors.ts";

describe("contracts 1c", () => {
  test.each<[unknown, string]>([
    [{ value: ["a", "b"] }, "a\nb"],
    [{ value: "" }, ""],
    [{ value: null }, "none"],
    [{}, "none"],
    [{ value: [] }, "none"],
    [{ value: {} }, "none"],
    [{ value: [null] }, "none"],
    [{ value: 5 }, "5"],
    [{ value: ["a", 2] }, "a\n2"],
    [{ value: ["v"] }, "v"],
    [{ value: false }, "false"],
    [{ value: { rows: 2 } }, '{"rows":2}'],
    ["just text", "just text"],
    ["", ""],
    [["a", "b"], "a\nb"],
    [[], "none"],
    [5, "none"],
    [null, "none"],
    [undefined, "none"],
    [BASE, "none"],
    [{ value: "v", artifact: BASE, is_error: true }, "v"],
    [{ version: 1, class: "x::ContentToolResult", props: { value: 3 } }, "3"],
  ])("1.20, 1.21: %j is %j", (x, value) => {
    expect(toolResultValue(x, "none")).toBe(value);
  });

  test("1.20: the default of the default is empty", () => {
    expect(toolResultValue({})).toBe("");
  });

  test("security R21: a text that looks like a result is itself", () => {
    const text = '{"value":"inner"}';
    expect(toolResultValue(text)).toBe(text);
    expect(toolResultValue({ value: text })).toBe(text);
  });

  test("1.38: replaced and cut values are shown as they are", () => {
    const text = "[Tool result replaced to save context space]";
    expect(toolResultValue({ value: text, artifact: BASE })).toBe(text);
  });

  test.each(hostileValues)(
    "1.18: $id $what gives text",
    ({ build }) => {
      expect(typeof toolResultValue(build(), "none")).toBe("string");
      expect(typeof toolResultValue({ value: build() })).toBe("string");
    },
    60_000,
  );
});
