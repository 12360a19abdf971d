import fc from "fast-check";
import { expect, test } from "vitest";
import type { ToolCall } from "../../src/protocol/calls/toolCall.ts";
import { readCall } from "../../src/react/readCall.ts";
import { artifactOf, callOf } from "./callOf.ts";

test("calls of the reducer come back as they are", () => {
  const calls = [
    callOf({ type: "tool-request", name: "t", args: { a: [1, { b: 2 }] }, at: 5 }),
    callOf({
      type: "tool-result",
      name: "t",
      value: "v",
      artifact: artifactOf("table", { df: [] }),
    }),
    callOf({ type: "tool-result", value: "", metadata: { artifacts: [{ ok: true, path: "x" }] } }),
  ];
  for (const call of calls) expect(readCall(call)).toBe(call);
});

test("a call built by hand is read once; what happens to it later is not seen (V39)", () => {
  const mine = {
    key: "k",
    id: "k",
    name: "t",
    status: "success",
    value: "before",
    artifact: artifactOf("table", { df: [{ a: 1 }] }),
    isError: false,
  };
  const call = readCall(mine);
  mine.value = "after";
  (mine.artifact as { payload: { df: unknown[] } }).payload.df.push({ a: 2 });
  expect(readCall(mine)).toBe(call);
  expect(call.value).toBe("before");
  expect(call.artifact?.payload).toEqual({ df: [{ a: 1 }] });
  expect(Object.isFrozen(call)).toBe(true);
});

test("wrong fields are repaired, a wrong artifact ends at the value", () => {
  const call = readCall({
    key: 5,
    name: null,
    status: "exploded",
    value: ["a", "b"],
    artifact: { kind: "table" },
    isError: "yes",
    title: {},
    startedAt: Number.NaN,
  });
  expect(call).toEqual({
    key: "",
    id: "",
    name: "",
    status: "success",
    value: "a\nb",
    artifact: null,
    isError: false,
  });
  const error = artifactOf("error", { message: "m" }, { status: "success" });
  expect(readCall({ artifact: error })).toMatchObject({ isError: true, status: "error" });
});

test("takes anything and never throws (V30, V35, V36)", () => {
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const angry = new Proxy(
    {},
    {
      get: () => {
        throw new Error("get");
      },
      ownKeys: () => {
        throw new Error("keys");
      },
      getPrototypeOf: () => {
        throw new Error("prototype");
      },
    },
  );
  const getter = {
    get value(): string {
      throw new Error("g");
    },
    name: "t",
  };
  for (const input of [null, undefined, 5, "x", [], () => 1, revoked.proxy, angry])
    expect(readCall(input).value).toBe("");
  expect(readCall(getter)).toMatchObject({ name: "t", value: "" });
  fc.assert(
    fc.property(fc.anything(), (input) => {
      const call: ToolCall = readCall(input);
      expect(typeof call.value).toBe("string");
      expect(readCall(call)).toBe(call);
    }),
  );
});
