// What no caller should pass, given to every function of the entry, as input and as options (security R2, contracts 1.50).
import { describe, expect, test } from "vitest";
import * as protocol from "../../src/protocol/index.ts";

const { ArtifactCardsError } = protocol;
type Call = (...args: readonly unknown[]) => unknown;
const FUNCTIONS = Object.entries(protocol).flatMap(([name, value]): [string, Call][] =>
  typeof value === "function" && value !== ArtifactCardsError ? [[name, value as Call]] : [],
);

const trap = (): never => {
  throw new Error("trap");
};
/** Throws whatever is asked of it. */
const thrower = (target: object): object =>
  new Proxy(target, new Proxy({}, { get: () => trap }) as ProxyHandler<object>);
function revoked(): object {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  return proxy;
}
function cyclic(): object {
  const record: Record<string, unknown> = { type: "tool-result", key: "k" };
  record["self"] = record;
  return record;
}
/** Walking it index by index takes minutes. */
const SPARSE: unknown[] = [];
SPARSE.length = 1_000_000_000;

const WRONG: readonly [string, () => unknown][] = [
  ["undefined", () => undefined],
  ["null", () => null],
  ["a number", () => 7],
  ["NaN", () => Number.NaN],
  ["a big integer", () => 10n],
  ["true", () => true],
  ["a symbol", () => Symbol("x")],
  ["a function", () => () => 1],
  ["a text", () => "x"],
  ["an empty list", () => []],
  ["a list", () => [1, null, undefined]],
  ["an empty record", () => ({})],
  ["a record without a prototype", () => Object.create(null)],
  ["a proxy that throws", () => thrower({})],
  ["a list behind a proxy that throws", () => thrower([])],
  ["a revoked proxy", revoked],
  [
    "a getter that throws",
    () => Object.defineProperty({}, "value", { get: trap, enumerable: true }),
  ],
  ["a cycle", cyclic],
  ["a list of a billion holes", () => SPARSE],
  ["such a list inside", () => ({ type: "tool-result", key: "k", value: SPARSE, payload: SPARSE })],
  ["a date", () => new Date(0)],
  ["a map", () => new Map([["a", 1]])],
  ["bytes", () => new Uint8Array(4)],
  ["a look-alike of a list", () => ({ length: 1_000_000_000 })],
];

/** Calls it, and reads all that it promises; gives the error that it ends with. */
async function errorOf(call: Call, args: readonly unknown[]): Promise<unknown> {
  try {
    const result = call(...args);
    if (typeof result === "object" && result !== null && Symbol.asyncIterator in result)
      for await (const _ of result as AsyncIterable<unknown>);
    return null;
  } catch (error) {
    return error;
  }
}
/** Nothing, a clear error of ours, or the error that the caller's own options threw. */
function isClear(error: unknown): boolean {
  return (
    error === null ||
    error instanceof ArtifactCardsError ||
    (error instanceof Error && error.message === "trap") ||
    String(error).includes("proxy that has been revoked")
  );
}

describe.each(FUNCTIONS)("%s", (name, call) => {
  const isState = name === "reduceToolCalls";
  // The reducer's calls are its own state, and a stream of the host's ends when the host ends it.
  const isHosts = isState || name === "readToolCallEvents";

  test.each(WRONG.filter(([what]) => !isHosts || !what.includes("billion")))(
    "takes %s as its first argument",
    async (_, make) => {
      expect(await errorOf(call, [make()])).toSatisfy(isClear);
    },
  );

  test.each(WRONG)("takes %s as its second argument", async (_, make) => {
    for (const first of ["text", null, { type: "tool-result", key: "k", value: "x" }])
      expect(await errorOf(call, [isState ? [] : first, make()])).toSatisfy(isClear);
  });

  test.each(WRONG)("takes %s as its third argument", async (_, make) => {
    const source = (async function* () {
      yield "[]\n";
    })();
    expect(await errorOf(call, [source, () => [], make()])).toSatisfy(isClear);
  });
});

test.each([
  ["toolResultArtifact", protocol.toolResultArtifact],
  ["toShinychatDisplay", protocol.toShinychatDisplay],
] as [string, Call][])("options of %s that are null or cannot be read are none", (_, call) => {
  const result = { artifact: protocol.toolResult({ value: "v", kind: "text" }).artifact };
  const usual = call(result);
  expect(usual).not.toBeNull();
  for (const options of [null, 3, "x", [], thrower({}), revoked(), SPARSE])
    expect(call(result, options)).toEqual(usual);
});

test("null as options of a stream is none", async () => {
  const source = (async function* () {
    yield '{"a":1}\n';
  })();
  const events: unknown[] = [];
  const decode = (): protocol.ToolCallEvent[] => [{ type: "tool-request", key: "k", id: "k" }];
  for await (const event of protocol.readToolCallEvents(source, decode, null)) events.push(event);
  expect(events.map((event) => (event as { type: string }).type)).toEqual([
    "tool-request",
    "stream-end",
  ]);
});

test.each(WRONG)("a store leaves %s out, and goes on", (_, make) => {
  const store = protocol.createToolCallStore();
  const start = store.getSnapshot();
  store.dispatch(make() as never);
  const made = store.getSnapshot().length;
  expect(made).toBeLessThanOrEqual(1);
  if (made === 0) expect(store.getSnapshot()).toBe(start);
  store.dispatch([{ type: "tool-request", key: "other", id: "o", name: "Read" }]);
  expect(store.getSnapshot().length).toBe(made + 1);
});

test("a sparse list gives the events that are in it, in order", () => {
  const store = protocol.createToolCallStore();
  const events: protocol.ToolCallEvent[] = [];
  events[900_000_000] = { type: "tool-request", key: "b", id: "b" };
  events[5] = { type: "tool-request", key: "a", id: "a" };
  store.dispatch(events);
  expect(store.getSnapshot().map(({ key }) => key)).toEqual(["a", "b"]);
});

test("a cell that no frame made is read within the budgets", () => {
  expect(protocol.cellText(SPARSE as never, 20).length).toBeLessThanOrEqual(21);
  expect(protocol.cellText(thrower({}) as never)).toBe("");
  expect(protocol.cellText(revoked() as never)).toBe("");
  expect(protocol.cellText([1, "a", null])).toBe("1, a, null");
  expect(protocol.cellText("text", null as never)).toBe("text");
});
