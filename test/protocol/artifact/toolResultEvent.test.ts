import { describe, expect, test } from "vitest";
import { toolResult } from "../../../src/protocol/artifact/toolResult.ts";
import { toolResultEvent } from "../../../src/protocol/artifact/toolResultEvent.ts";
import { hostileValues } from "../../helpers/hostileValues.ts";
import { BASE } from "./vectors.ts";

const FIELDS = ["id", "name", "display", "value", "is_error", "artifact"];

describe("contracts 1f", () => {
  test("1.34: exactly these fields, in this order", () => {
    const event = toolResultEvent({
      value: "2 rows",
      error: null,
      extra: { codeagent: { artifact: BASE }, display: { title: "t" } },
      request: { id: "c1", name: "Query", arguments: {} },
    });
    expect(Object.keys(event)).toEqual(FIELDS);
    expect(event).toEqual({
      id: "c1",
      name: "Query",
      display: { title: "t" },
      value: "2 rows",
      is_error: false,
      artifact: BASE,
    });
  });

  test("1.34: no id and name without a request; later versions pass unchanged", () => {
    const later = { ...BASE, version: 7, payload: { shape: ["new"] } };
    expect(toolResultEvent({ value: "v", artifact: later })).toEqual({
      id: null,
      name: null,
      display: null,
      value: "v",
      is_error: false,
      artifact: later,
    });
  });

  test("1.35: is_error means that the result has an error, and then the artifact says so", () => {
    const table = { ...BASE, kind: "table" };
    const failed = toolResultEvent({ value: "v", error: "boom", artifact: table });
    expect(failed).toMatchObject({ is_error: true, artifact: { kind: "table", status: "error" } });
    const error = toolResultEvent(toolResult({ value: "v", kind: "error" }));
    expect(error).toMatchObject({ is_error: false, artifact: { status: "error" } });
    expect(toolResultEvent({ value: "v", is_error: "false", artifact: table }).is_error).toBe(
      false,
    );
  });

  test.each(hostileValues)(
    "1.18: $id $what",
    ({ build }) => {
      expect(Object.keys(toolResultEvent(build()))).toEqual(FIELDS);
    },
    60_000,
  );
});
