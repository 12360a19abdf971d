import { expect, test } from "vitest";
import { fromCodeagentTurns } from "../../src/adapters/codeagent.ts";

const record = (name: string, props: object) => ({ version: 1, class: `ellmer::${name}`, props });
const request = (id: string, name = "Bash") =>
  record("ContentToolRequest", { id, name, arguments: { command: id }, extra: {} });
const result = (id: string, value: unknown, fields = {}) =>
  record("ContentToolResult", { value, error: null, extra: {}, request: request(id), ...fields });
const turn = (role: string, ...contents: unknown[]) => record("Turn", { role, contents });

test("requests meet their results in later turns; other contents are no calls", () => {
  const calls = fromCodeagentTurns([
    turn("user", record("ContentText", { text: "hello" })),
    turn("assistant", record("ContentText", { text: "I look" }), request("a"), request("b")),
    turn("user", result("a", "one"), result("b", null, { error: "no such file" })),
  ]);
  expect(calls).toMatchObject([
    { id: "a", name: "Bash", value: "one", status: "success", args: { command: "a" } },
    { id: "b", value: "no such file", status: "error" },
  ]);
});

test("an id that is used again is another call (contracts 5.18)", () => {
  const calls = fromCodeagentTurns([
    turn("assistant", request("call_0")),
    turn("user", result("call_0", "one")),
    turn("assistant", request("call_0")),
    turn("user", result("call_0", "two")),
  ]);
  expect(calls.map(({ value }) => value)).toEqual(["one", "two"]);
});

test("a request that never got a result was interrupted (contracts 1.37)", () => {
  expect(fromCodeagentTurns([turn("assistant", request("a"))])).toMatchObject([
    { status: "interrupted" },
  ]);
});

test("plain turns read like records; old cards are migrated on a copy (contracts 1.33)", () => {
  const toolcard = { kind: "code", payload: { text: "1 + 1", lang: "r" } };
  const stored = [
    {
      role: "user",
      contents: [
        { value: "2", extra: { display: { toolcard } }, request: { id: "a", name: "RunR" } },
      ],
    },
  ];
  const before = structuredClone(stored);
  expect(fromCodeagentTurns(stored)).toMatchObject([
    {
      name: "RunR",
      value: "2",
      artifact: { version: 1, kind: "code", payload: { text: "1 + 1" } },
    },
  ]);
  expect(stored).toEqual(before);
});

test.each([null, "text", {}, [null, 1, "x", { contents: 5 }, { contents: [null, 3] }]])(
  "%j has no calls",
  (x) => {
    expect(fromCodeagentTurns(x)).toEqual([]);
  },
);
