import { expect, test } from "vitest";
import { ArtifactCardsError } from "../../src/protocol/errors.ts";
import { agentRoot } from "../../src/server/agentRoot.ts";
import { readRules } from "../../src/server/deliverableRules.ts";

test("S1: an agent is looked up as an own key of a table or in a map, by a plain id", async () => {
  const agents = { alice: "/srv/alice" };
  expect(await agentRoot({ agents }, "alice")).toBe("/srv/alice");
  expect(await agentRoot({ agents: new Map(Object.entries(agents)) }, "alice")).toBe("/srv/alice");
  for (const id of ["bob", "__proto__", "constructor", "toString", "../alice", "alice/", "", " "])
    expect([id, await agentRoot({ agents }, id)]).toEqual([id, null]);
  for (const id of [null, undefined, 5, ["alice"], { toString: () => "alice" }, "a".repeat(65)])
    expect(await agentRoot({ agents }, id)).toBeNull();
});

test("S1: an id that hides a root under __proto__ is still only an own key", async () => {
  const agents = JSON.parse('{"__proto__": "/srv/proto"}');
  expect(await agentRoot({ agents }, "__proto__")).toBe("/srv/proto");
  expect(await agentRoot({ agents: {} }, "__proto__")).toBeNull();
  const inherited = Object.create({ carol: "/srv/carol" });
  expect(await agentRoot({ agents: inherited }, "carol")).toBeNull();
});

test("S05: whatever rootOf does, the answer is an absolute folder or none", async () => {
  const ask = (rootOf: (id: string) => never) => agentRoot({ rootOf }, "alice");
  expect(await agentRoot({ rootOf: async (id) => `/srv/${id}` }, "alice")).toBe("/srv/alice");
  for (const value of [null, undefined, "", ".", "srv/alice", "/", "//", "/srv/..", "/a\0b", 5, {}])
    expect([value, await ask(() => value as never)]).toEqual([value, null]);
  const fail = () => {
    throw null;
  };
  expect(await ask(fail)).toBeNull();
  expect(await ask(() => Promise.reject(new Error("down")) as never)).toBeNull();
});

test("S05: options that would open more than meant are an error at start", () => {
  for (const root of ["", ".", "relative", "/", "/x/.."])
    expect(() => readRules({ agents: { alice: root } })).toThrow(/agents holds a folder/);
  expect(() => readRules({ agents: new Map([["a", "/"]]) })).toThrow(/agents holds a folder/);
  for (const name of ["", "..", ".", "a/b", "a\\b", ".hidden", "\0"])
    expect(() => readRules({ agents: {}, allowed: [name] })).toThrow(/allowed holds/);
  expect(() => readRules({} as never)).toThrow(/agents or rootOf/);
  expect(() => readRules({ agents: {}, rootOf: () => null } as never)).toThrow(/agents or rootOf/);
});

test("a table is read on every use, so agents may come and go", async () => {
  const agents: Record<string, string> = {};
  const { roots } = readRules({ agents });
  expect(await agentRoot(roots, "carol")).toBeNull();
  agents["carol"] = "/srv/carol";
  expect(await agentRoot(roots, "carol")).toBe("/srv/carol");
});

test("S1: an option of a wrong type is a clear error at start, not a wider rule or a broken read", () => {
  const refused = (options: unknown, message: RegExp) => {
    expect(() => readRules(options as never)).toThrow(ArtifactCardsError);
    expect(() => readRules(options as never)).toThrow(message);
  };
  for (const options of [undefined, null, 5, "alice", () => ({})])
    refused(options, /first argument is not an object/);
  for (const agents of [null, "", 0, false]) refused({ agents }, /agents or rootOf/);
  for (const agents of [5, "/srv", 1n, () => "/srv"])
    refused({ agents }, /agents is not an object/);
  for (const rootOf of [5, "/srv", {}, true]) refused({ rootOf }, /rootOf is not a function/);
  const agents = {};
  for (const sandboxRootOf of ["/data", 5, {}])
    refused({ agents, sandboxRootOf }, /sandboxRootOf is not a function/);
  const loop: unknown[] = [];
  loop.push(loop);
  // A text is iterable: ".env" would refuse files named "e", and deliver ".env".
  for (const list of [
    ".env",
    "",
    5,
    {},
    [5],
    [null],
    new Array(1),
    loop,
    [1n],
    [Symbol("a")],
    new Set(["a"]),
  ]) {
    refused({ agents, secretNames: list }, /secretNames is not an array of strings/);
    refused({ agents, allowed: list }, /allowed is not an array of strings/);
  }
});
