import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { reduceToolCalls } from "../../../src/protocol/calls/reduceToolCalls.ts";
import type { ToolCall, ToolCallEvent } from "../../../src/protocol/calls/toolCall.ts";
import { snapshot } from "../../../src/protocol/safety/snapshot.ts";
import { hostileValues } from "../../helpers/hostileValues.ts";
import { prototypeKeys } from "../../helpers/prototypeKeys.ts";
import { BASE } from "../artifact/vectors.ts";

const c1 = { key: "m1/c1", id: "c1" };
const request: ToolCallEvent = { type: "tool-request", ...c1, name: "Read", args: { path: "a" } };
const result: ToolCallEvent = { type: "tool-result", ...c1, value: "text", artifact: BASE };
const delta = (text: string): ToolCallEvent => ({ type: "tool-input-delta", ...c1, delta: text });
const approval = (approved?: boolean): ToolCallEvent => ({
  type: "tool-approval",
  ...c1,
  ...(approved !== undefined && { approved }),
});
const progress = (value: string): ToolCallEvent => ({ type: "tool-progress", ...c1, value });
const end: ToolCallEvent = { type: "stream-end", at: 99 };

const reduce = (...events: ToolCallEvent[]): readonly ToolCall[] =>
  events.reduce<readonly ToolCall[]>(reduceToolCalls, []);
const one = (...events: ToolCallEvent[]): ToolCall => {
  const calls = reduce(...events);
  expect(calls).toHaveLength(1);
  return calls[0] as ToolCall;
};
const results = (change: object): ToolCall => one({ ...result, ...change } as ToolCallEvent);

describe("life of a call", () => {
  test("request and result", () => {
    expect(one(request)).toEqual({
      ...c1,
      name: "Read",
      args: { path: "a" },
      status: "running",
      value: "",
      artifact: null,
      isError: false,
    });
    expect(one(request, result)).toEqual({
      ...c1,
      name: "Read",
      args: { path: "a" },
      status: "success",
      value: "text",
      artifact: BASE,
      isError: false,
    });
  });

  test("a result without a request makes the call (contracts 5.18)", () => {
    expect(one(result)).toMatchObject({ ...c1, name: "", status: "success", value: "text" });
  });

  test("arguments arrive in pieces, and are read as far as they go", () => {
    const start: ToolCallEvent = { type: "tool-request", ...c1, name: "Read", status: "input" };
    expect(one(start)).toMatchObject({ status: "input" });
    expect(one(start)).not.toHaveProperty("args");
    const partial = one(start, delta('{"path":"/a'), delta("/b"));
    expect(partial).toMatchObject({ status: "input", args: { path: "/a/b" } });
    expect(one(start, delta('{"path":"/a'), request)).toMatchObject({
      status: "running",
      args: { path: "a" },
    });
    const parsed: ToolCallEvent = { type: "tool-input-delta", ...c1, args: { path: "p" } };
    expect(one(start, parsed).args).toEqual({ path: "p" });
  });

  test("the text of the arguments is enough when nobody repeats them whole", () => {
    const started: ToolCallEvent = { type: "tool-request", ...c1 };
    expect(one(delta('{"a":'), delta("1}"), started)).toMatchObject({
      status: "running",
      args: { a: 1 },
    });
    const long = `{"text":"${"x".repeat(50_000)}"}`;
    const pieces = (long.match(/.{1,97}/g) ?? []).map(delta);
    expect((one(...pieces, started).args as { text: string }).text).toHaveLength(50_000);
    expect((one(...pieces, result).args as { text: string }).text).toHaveLength(50_000);
    expect((one(...pieces, end).args as { text: string }).text).toHaveLength(50_000);
  });

  test("long arguments stay affordable while they stream", () => {
    const piece = delta("0123456789".repeat(2));
    let calls = reduce(delta('{"text":"'));
    for (let i = 0; i < 20_000; i += 1) calls = reduceToolCalls(calls, piece);
    const { text } = (calls[0]?.args as { text: string } | undefined) ?? { text: "" };
    expect(text.length).toBeGreaterThan(340_000);
  }, 60_000);

  test("a person is asked and answers", () => {
    expect(one(request, approval())).toMatchObject({ status: "awaiting-approval" });
    expect(one(request, approval(), approval(true))).toMatchObject({ status: "running" });
    const denied = one(request, approval(), {
      ...approval(false),
      reason: "not now",
      at: 7,
    } as ToolCallEvent);
    expect(denied).toMatchObject({ status: "denied", value: "not now", endedAt: 7 });
    expect(denied.isError).toBe(false);
  });

  test("a late question does not undo an answer; a question midway counts", () => {
    expect(one(approval(true), approval())).toMatchObject({ status: "running" });
    expect(one(approval(false), approval())).toMatchObject({ status: "denied" });
    expect(one(request, progress("p"), approval())).toMatchObject({ status: "awaiting-approval" });
    expect(one(request, approval(), progress("p"))).toMatchObject({ status: "partial" });
  });

  test("the error of a call that was denied is the denial", () => {
    const failed = { ...result, value: "no permission", isError: true } as ToolCallEvent;
    for (const events of [
      [approval(false), failed],
      [failed, approval(false)],
    ]) {
      expect(one(...events)).toMatchObject({ status: "denied", value: "no permission" });
    }
  });

  test("incremental results, then the final one", () => {
    const early = one(request, progress("1 of 2"));
    expect(early).toMatchObject({ status: "partial", value: "1 of 2" });
    expect(one(request, progress("1 of 2"), progress("2 of 2")).value).toBe("2 of 2");
    expect(one(request, result, progress("1 of 2"))).toMatchObject({
      status: "success",
      value: "text",
    });
  });

  test("the end of the stream interrupts what is open, in its scope", () => {
    expect(one(request, end)).toMatchObject({ status: "interrupted", endedAt: 99 });
    expect(one(request, progress("half"), end)).toMatchObject({
      status: "interrupted",
      value: "half",
    });
    expect(one(request, result, end).status).toBe("success");
    expect(one(request, approval(), end).status).toBe("awaiting-approval");
    expect(one(request, { type: "stream-end", scope: "m2/" }).status).toBe("running");
    expect(one(request, { type: "stream-end", scope: "m1/" }).status).toBe("interrupted");
  });

  test("after the end, a repeated request does not reopen; a result does its work", () => {
    expect(one(request, end, request).status).toBe("interrupted");
    expect(one(request, end, result)).toMatchObject({ status: "success", value: "text" });
    expect(one(request, end, progress("alive"))).not.toHaveProperty("endedAt");
  });

  test("times: the first start and the end of the result", () => {
    const at = (event: ToolCallEvent, time: number) => ({ ...event, at: time });
    const call = one(at(result, 9), at(request, 5), at(request, 2), at(result, 12));
    expect(call).toMatchObject({ startedAt: 2, endedAt: 9 });
    const bad = { ...request, at: Number.NaN } as ToolCallEvent;
    expect(one(bad)).not.toHaveProperty("startedAt");
  });
});

describe("results", () => {
  test("contracts 1.21: values become text", () => {
    expect(results({ value: ["a", "b"] }).value).toBe("a\nb");
    expect(results({ value: undefined }).value).toBe("");
    expect(results({ value: ["v"] }).value).toBe("v");
  });

  test("wire encodings of the artifact are decoded, text never is", () => {
    expect(results({ artifact: { ...BASE, version: [1], icon: {} } }).artifact).toEqual(BASE);
    expect(results({ artifact: JSON.stringify(BASE) }).artifact).toBeNull();
    expect(results({ artifact: { artifact: BASE } }).artifact).toBeNull();
  });

  test("contracts 1.14, 5.5: a later version is named, and the value stands for it", () => {
    const call = results({ artifact: { ...BASE, version: 2 } });
    expect(call).toMatchObject({ artifact: null, unsupportedVersion: 2, value: "text" });
    expect(results({ artifact: { ...BASE, version: 0 } })).not.toHaveProperty("unsupportedVersion");
    expect(results({})).not.toHaveProperty("unsupportedVersion");
  });

  test("contracts 1.31, 1.35, security R4: nothing lowers an error, and the kind stays", () => {
    const table = { ...BASE, kind: "table" };
    expect(results({ artifact: table, isError: true })).toMatchObject({
      status: "error",
      isError: true,
      artifact: { kind: "table", status: "error" },
    });
    expect(results({ artifact: { ...BASE, kind: "error", status: "success" } })).toMatchObject({
      status: "error",
      isError: true,
    });
    expect(results({ artifact: table, isError: true, status: "success" }).status).toBe("error");
    expect(results({ artifact: { ...table, status: "error" }, isError: false }).isError).toBe(true);
    expect(results({ artifact: { ...table, version: 2, status: "error" } }).isError).toBe(true);
    expect(results({ isError: [true] }).isError).toBe(true);
    expect(results({ isError: "false" }).isError).toBe(false);
    expect(results({ status: "error" })).toMatchObject({ status: "error", isError: true });
  });

  test("contracts 5.10: denied has a look, other statuses are a success", () => {
    expect(results({ artifact: { ...BASE, status: "denied" } })).toMatchObject({
      status: "denied",
      isError: false,
    });
    expect(results({ artifact: { ...BASE, status: "running" } }).status).toBe("success");
    expect(results({ status: "denied" }).status).toBe("denied");
    expect(results({ status: "interrupted" }).status).toBe("interrupted");
  });

  test("metadata is kept frozen; title and arguments of the result count", () => {
    const metadata = { artifacts: [{ ok: true }] };
    const call = results({ metadata, title: "Delivered", args: { n: 1 } });
    metadata.artifacts.push({ ok: false });
    expect(call).toMatchObject({ title: "Delivered", args: { n: 1 } });
    expect(call.metadata).toEqual({ artifacts: [{ ok: true }] });
    expect(Object.isFrozen(call.metadata)).toBe(true);
  });
});

describe("order and repeats (security R22, contracts 5.18)", () => {
  test("a late request fills gaps and never reopens", () => {
    const titled = { ...request, title: "Read a file" } as ToolCallEvent;
    expect(one(result, titled)).toEqual(one(titled, result));
    const named = { ...result, name: "FromResult", args: { from: "result" } } as ToolCallEvent;
    expect(one(named, request)).toMatchObject({ name: "FromResult", args: { from: "result" } });
  });

  test("a later result replaces an earlier one", () => {
    expect(one(result, { ...result, value: "newer" } as ToolCallEvent).value).toBe("newer");
  });

  test("an update that says nothing new gives the identical array, and so does an unknown one", () => {
    const metadata = { entries: [{ ok: true }] };
    const full = { ...result, metadata, args: { a: [1] }, at: 5 } as ToolCallEvent;
    const calls = reduce(request, approval(true), progress("p"), full);
    for (const event of [request, approval(true), approval(), progress("p"), full, end]) {
      expect(reduceToolCalls(calls, structuredClone(event))).toBe(calls);
    }
    expect(reduceToolCalls(calls, { ...full, at: 8 } as ToolCallEvent)).toBe(calls);
    for (const junk of [null, 5, "x", [], {}, { type: "constructor" }, { type: "__proto__" }]) {
      expect(reduceToolCalls(calls, junk as unknown as ToolCallEvent)).toBe(calls);
    }
  });

  test("an event for one call leaves the objects of the others", () => {
    const other: ToolCallEvent = { type: "tool-request", key: "m1/c2", id: "c2", name: "Grep" };
    const before = reduce(request, other);
    const after = reduceToolCalls(before, result);
    expect(after).not.toBe(before);
    expect(after[1]).toBe(before[1]);
    expect(after[0]).not.toBe(before[0]);
  });

  test("it is pure: the same calls and event give the same, however often", () => {
    const before = reduce(delta('{"a":"'));
    const twice = [delta("b"), delta("b")].map((event) => reduceToolCalls(before, event));
    expect(twice[0]).toEqual(twice[1]);
    expect(twice[0]?.[0]?.args).toEqual({ a: "b" });
    expect(before[0]?.args).toEqual({ a: "" });
  });

  test("ids of other messages are other calls; events without id never merge", () => {
    const again = { ...result, key: "m2/c1" } as ToolCallEvent;
    expect(reduce(result, again)).toHaveLength(2);
    const nameless = { type: "tool-result", key: "", id: "", value: "v" } as const;
    const calls = reduce(nameless, nameless, { ...nameless, id: null as unknown as string });
    expect(calls.map(({ value }) => value)).toEqual(["v", "v", "v"]);
    expect(new Set(calls.map(({ key }) => key)).size).toBe(3);
  });

  test("keys such as __proto__ are only keys", () => {
    const keys = prototypeKeys();
    const calls = ["__proto__", "constructor", "toString"].reduce<readonly ToolCall[]>(
      (all, key) => reduceToolCalls(all, { type: "tool-result", key, id: key, value: key }),
      [],
    );
    expect(calls.map(({ value }) => value)).toEqual(["__proto__", "constructor", "toString"]);
    expect(prototypeKeys()).toEqual(keys);
  });

  test("any order and any repeats of one life end in the same call", () => {
    const failed = fc.boolean();
    const life = fc.record({
      failed,
      approved: fc.constantFrom(true, false),
      titled: fc.boolean(),
    });
    const scenario = life.map(({ failed, approved, titled }): ToolCallEvent[] => [
      { type: "tool-request", ...c1, name: "Read", status: "input", at: 1 },
      { ...request, at: 2, ...(titled && { title: "Read a file" }) } as ToolCallEvent,
      { ...approval(), at: 3 } as ToolCallEvent,
      { ...approval(approved), at: 4 } as ToolCallEvent,
      { ...progress("half"), name: "Read", at: 5 } as ToolCallEvent,
      { ...result, name: "Read", isError: failed, at: 6 } as ToolCallEvent,
    ]);
    const orders = scenario.chain((events) =>
      fc.tuple(
        fc.constant(events),
        fc.shuffledSubarray(events, { minLength: events.length }),
        fc.array(fc.constantFrom(...events), { maxLength: 8 }),
      ),
    );
    fc.assert(
      fc.property(orders, ([events, shuffled, repeats]) => {
        const expected = one(...events);
        expect(one(...shuffled)).toEqual(expected);
        expect(one(...shuffled, ...repeats)).toEqual(expected);
        expect(one(...repeats, ...shuffled)).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  test("calls of different keys do not mind each other's order", () => {
    const lives = ["a", "b", "c"].map((key): ToolCallEvent[] => [
      { type: "tool-request", key, id: key, args: { key } },
      { type: "tool-progress", key, id: key, value: "half" },
      { type: "tool-result", key, id: key, value: key },
    ]);
    const sorted = (calls: readonly ToolCall[]) =>
      [...calls].sort((a, b) => (a.key < b.key ? -1 : 1));
    fc.assert(
      fc.property(fc.shuffledSubarray(lives.flat(), { minLength: 9 }), (events) => {
        expect(sorted(reduce(...events))).toEqual(reduce(...lives.flat()));
      }),
    );
  });
});

describe("calls that a host restored", () => {
  test("go on from what they show", () => {
    const restore = (...events: ToolCallEvent[]) =>
      JSON.parse(JSON.stringify(reduce(...events))) as readonly ToolCall[];
    expect(reduceToolCalls(restore(request), result)[0]).toEqual(one(request, result));
    expect(reduceToolCalls(restore(request, result), request)[0]).toEqual(one(request, result));
    expect(reduceToolCalls(restore(result), request)[0]).toMatchObject({
      name: "Read",
      args: { path: "a" },
      status: "success",
    });
    expect(reduceToolCalls(restore(request, approval()), approval(true))[0]?.status).toBe(
      "running",
    );
    expect(reduceToolCalls(restore(request, progress("p")), end)[0]).toMatchObject({
      status: "interrupted",
      value: "p",
    });
    expect(reduceToolCalls(restore(request, end), result)[0]?.status).toBe("success");
  });
});

describe("hostile events", () => {
  test.each(hostileValues.filter(({ isHeavy }) => !isHeavy))(
    "$id $what in every field",
    ({ build }) => {
      const types = ["tool-request", "tool-input-delta", "tool-approval", "tool-progress"];
      const fields =
        "key id name title at args status delta approved reason value artifact metadata isError scope";
      for (const type of [...types, "tool-result", "stream-end"]) {
        for (const field of fields.split(" ")) {
          const event = { type, ...c1, [field]: build() } as unknown as ToolCallEvent;
          for (const call of reduceToolCalls([], event)) {
            expect(snapshot(call)).toBe(call);
            for (const text of [call.key, call.id, call.name, call.value, call.title ?? ""]) {
              expect(typeof text).toBe("string");
            }
            expect(typeof call.isError).toBe("boolean");
            expect(call.artifact).toBeNull();
          }
        }
      }
      expect(reduceToolCalls([], build() as ToolCallEvent)).toEqual([]);
    },
    60_000,
  );

  test("any JSON as events never throws, and changes no prototype", () => {
    const keys = prototypeKeys();
    const types = ["tool-request", "tool-input-delta", "tool-approval", "tool-progress"];
    const event = fc
      .tuple(
        fc.record({
          type: fc.constantFrom(...types, "tool-result", "stream-end", "other"),
          key: fc.constantFrom("a", "b", "", "__proto__"),
        }),
        fc.dictionary(
          fc.constantFrom(
            "id",
            "name",
            "args",
            "delta",
            "value",
            "artifact",
            "status",
            "at",
            "key",
          ),
          fc.jsonValue(),
        ),
      )
      .map(([base, rest]) => ({ ...base, ...rest }) as unknown as ToolCallEvent);
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const calls = reduce(...events);
        expect(new Set(calls.map(({ key }) => key)).size).toBe(calls.length);
        expect(events.reduce(reduceToolCalls, calls).length).toBeGreaterThanOrEqual(calls.length);
      }),
      { numRuns: 500 },
    );
    expect(prototypeKeys()).toEqual(keys);
  });
});
