import { expect, test } from "vitest";
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
