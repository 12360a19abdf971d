import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { seal, snapshot } from "../../../src/protocol/safety/snapshot.ts";
import { hostileValues } from "../../helpers/hostileValues.ts";
import { prototypeKeys } from "../../helpers/prototypeKeys.ts";

const ELLIPSIS = "…";
/** Spelled out as a constant: the linter forbids thenables, and one is tested here. */
const THEN = "then";
const boom = () => {
  throw new Error("called");
};

/** Walks a snapshot, failing at anything that is not frozen plain data. */
function expectPlain(x: unknown): void {
  const queue = [x];
  const seen = new Set<unknown>();
  for (const item of queue) {
    if (seen.has(item)) continue;
    expect(["symbol", "function", "bigint"]).not.toContain(typeof item);
    if (typeof item !== "object" || item === null || item instanceof Uint8Array) continue;
    seen.add(item);
    expect(Object.isFrozen(item)).toBe(true);
    expect([Object.prototype, Array.prototype]).toContain(Object.getPrototypeOf(item));
    for (const key of Reflect.ownKeys(item).slice(0, 200)) {
      expect(typeof key).toBe("string");
      const own = Object.getOwnPropertyDescriptor(item, key);
      expect(own && "value" in own).toBe(true);
    }
    if (queue.length < 2000) queue.push(...Object.values(item).slice(0, 200));
  }
}

describe("hostile values", () => {
  const places: readonly ((v: unknown) => unknown)[] = [
    (v) => ({ payload: v, after: "ok" }),
    (v) => v,
    (v) => [[v], "ok"],
    (v) => ({ df: [{ a: 1, b: v }] }),
  ];

  test.each(hostileValues)(
    "$id $what: plain data, alone and in every place",
    ({ build, isHeavy = false }) => {
      const keys = prototypeKeys();
      for (const place of isHeavy ? places.slice(0, 1) : places) {
        const result = snapshot(place(build()));
        expectPlain(result);
        expect(snapshot(result)).toBe(result);
      }
      if (!isHeavy) {
        expect(snapshot({ payload: build(), after: "ok" })).toMatchObject({ after: "ok" });
        expect(snapshot([build(), "ok"])).toHaveProperty("1", "ok");
      }
      expect(prototypeKeys()).toEqual(keys);
    },
    60_000,
  );

  test("V01, V02: a cycle ends in a mark", () => {
    const o: Record<string, unknown> = { a: 1 };
    o["self"] = o;
    expect(snapshot(o)).toEqual({ a: 1, self: "[Circular]" });
    const a: unknown[] = [];
    a.push(a, a);
    expect(snapshot(a)).toEqual(["[Circular]", "[Circular]"]);
    const map = new Map<string, unknown>();
    map.set("self", map).set("again", [map]);
    expect(snapshot(map)).toEqual([
      ["self", "[Circular]"],
      ["again", ["[Circular]"]],
    ]);
  });

  test("V03: shared parts stay shared, and what they add up to is bounded", () => {
    let node: unknown = { leaf: [1] };
    for (let i = 0; i < 40; i += 1) node = { l: node, r: node };
    const result = snapshot(node);
    let cut = false;
    for (let level: unknown = result; typeof level === "object" && level !== null; ) {
      const { l, r } = level as Record<string, unknown>;
      cut ||= r === ELLIPSIS;
      level = l;
    }
    expect(cut).toBe(true);
    const row = { style: { a: [1] } };
    expect(snapshot([row, row])).toEqual([row, row]);
  });

  test("V04: digits of a big integer, none of an absurd one", () => {
    expect(snapshot(10n ** 30n)).toBe("1000000000000000000000000000000");
    expect(snapshot([1n << 3_000_000n])).toEqual([ELLIPSIS]);
  });

  test("V05, V10: boxed primitives are text, never a version or true", () => {
    expect(snapshot([new Number(1), new Boolean(true), new String("x")])).toEqual([
      "1",
      "true",
      "x",
    ]);
  });

  test("V06, V07: symbols and functions count as missing and are not called", () => {
    const call = vi.fn();
    expect(snapshot({ a: Symbol("x"), b: call, c: 1 })).toEqual({ c: 1 });
    expect(snapshot([Symbol("x"), call])).toEqual([undefined, undefined]);
    expect(snapshot(call)).toBeUndefined();
    expect(call).not.toHaveBeenCalled();
  });

  test("V08, V09: own fields count, inherited ones do not", () => {
    expect(snapshot(Object.assign(Object.create(null), { a: 1 }))).toEqual({ a: 1 });
    expect(snapshot(Object.create({ kind: "text" }))).toEqual({});
  });

  test("V11, V12: readable text for dates, errors, maps and their kin", () => {
    expect(snapshot(new Date(NaN))).toBe("Invalid date");
    expect(snapshot(new Date(0))).toBe("1970-01-01T00:00:00.000Z");
    expect(snapshot(new TypeError("bad", { cause: boom }))).toBe("TypeError: bad");
    expect(snapshot(new Map([["k", { a: 1 }]]))).toEqual([["k", { a: 1 }]]);
    expect(snapshot(new Set([1, "two"]))).toEqual([1, "two"]);
    expect(snapshot(/x/g)).toBe("/x/g");
    expect(snapshot(new URL("https://ok.example/"))).toBe("https://ok.example/");
  });

  test("V14: work on a sparse list is bounded by a cap, and holes are empty", () => {
    expect((snapshot(new Array(1e9)) as unknown[]).length).toBeLessThan(20_000);
    expect((snapshot(new Array(1e7)) as unknown[]).length).toBeLessThan(20_000);
    // biome-ignore lint/suspicious/noSparseArray: the hole is what is tested.
    expect(snapshot([1, , 3])).toEqual([1, undefined, 3]);
    expect(snapshot(Object.assign([1], { extra: 2 }))).toEqual([1]);
  });

  test("V15: bytes are a private copy, number arrays are lists", () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const copy = snapshot({ b64: bytes }) as { b64: Uint8Array };
    bytes[0] = 9;
    expect(copy.b64).toEqual(new Uint8Array([1, 2, 3]));
    const [first, second] = snapshot([bytes, bytes]) as Uint8Array[];
    expect(first).toBe(second);
    expect(snapshot(bytes.buffer)).toEqual(new Uint8Array([9, 2, 3]));
    expect(snapshot(new Float64Array([0.5, 2]))).toEqual([0.5, 2]);
    expect(snapshot(new Uint8Array(65 * 1024 * 1024))).toBe("[68157440 bytes]");
    const fake = Object.create(ArrayBuffer.prototype, { length: { value: 1e9 } });
    expect(snapshot({ fake })).toEqual({ fake: undefined });
  });

  test("V16, V17: nothing is awaited or iterated", () => {
    const then = vi.fn();
    expect(snapshot({ [THEN]: then, a: 1 })).toEqual({ a: 1 });
    expect(then).not.toHaveBeenCalled();
    expect(snapshot(Promise.resolve(1))).toBe("[object Promise]");
    const next = vi.fn();
    expect(snapshot({ [Symbol.iterator]: () => ({ next }), a: 1 })).toEqual({ a: 1 });
    expect(next).not.toHaveBeenCalled();
  });

  test("V18: no element survives, and nothing behind it is walked", () => {
    const read = vi.fn();
    const element = {
      $$typeof: Symbol.for("react.transitional.element"),
      type: "b",
      get _owner() {
        return read();
      },
    };
    expect(snapshot({ text: element })).toEqual({ text: "[React element]" });
    expect(read).not.toHaveBeenCalled();
    expect(snapshot({ $$typeof: "Symbol(react.element)" })).toEqual({
      $$typeof: "Symbol(react.element)",
    });
  });

  test("V30 to V32: each field is read at most once, and a getter that throws is missing", () => {
    let reads = 0;
    const source = {
      get kind() {
        reads += 1;
        return reads === 1 ? "text" : "script";
      },
      get bad() {
        return boom();
      },
      ok: 1,
    };
    const once = snapshot(source);
    expect(snapshot(once)).toEqual({ kind: "text", ok: 1 });
    expect(reads).toBe(1);
  });

  test("V33, V34: toString, valueOf and toJSON are never called", () => {
    const call = vi.fn();
    const source = { toString: call, valueOf: call, toJSON: call, a: { toJSON: call } };
    expect(JSON.stringify(snapshot(source))).toBe('{"a":{}}');
    expect(call).not.toHaveBeenCalled();
  });

  test("V35, V36: a proxy that throws or is revoked is missing, its neighbours are not", () => {
    const revocable = Proxy.revocable([], {});
    revocable.revoke();
    expect(snapshot(revocable.proxy)).toBeUndefined();
    const traps = new Proxy({}, new Proxy({}, { get: () => boom }));
    expect(snapshot({ a: 1, traps, list: [revocable.proxy, 2] })).toEqual({
      a: 1,
      traps: undefined,
      list: [undefined, 2],
    });
  });

  test("V37, V38: lists and records on demand are capped before they are used", () => {
    const get = vi.fn((_: object, key: PropertyKey) => (key === "length" ? 4_294_967_295 : "v"));
    const list = snapshot(new Proxy([], { get })) as unknown[];
    expect(list.at(-1)).toBe(ELLIPSIS);
    expect(get.mock.calls.length).toBeLessThan(2000);
    const keys = Array.from({ length: 200_000 }, (_, i) => `k${i}`);
    const own = { value: 1, enumerable: true, configurable: true };
    const read = vi.fn(() => 1);
    const record = snapshot(
      new Proxy({}, { ownKeys: () => keys, getOwnPropertyDescriptor: () => own, get: read }),
    ) as Record<string, unknown>;
    expect(record[ELLIPSIS]).toBe(ELLIPSIS);
    expect(read).toHaveBeenCalledTimes(100_000);
  }, 60_000);

  test("V37: lists of lists on demand end too", () => {
    const handler: ProxyHandler<never[]> = {
      get: (_, key) => (key === "length" ? 1000 : new Proxy([], handler)),
    };
    expectPlain(snapshot(new Proxy([], handler)));
  }, 60_000);

  test("V39: what the host changes later is not seen", () => {
    const source = { rows: [{ a: 1 }] };
    const before = snapshot(source) as typeof source;
    source.rows.push({ a: 2 });
    expect(before).toEqual({ rows: [{ a: 1 }] });
  });

  test("V40: nothing is written to the input", () => {
    const source = Object.freeze({ a: Object.freeze([1]) });
    expect(snapshot(source)).toEqual({ a: [1] });
    expect(snapshot(source)).not.toBe(source);
  });
});

describe("budgets (security R16)", () => {
  test("200,000 levels do not overflow, and are cut after 64", () => {
    let deep: unknown = 0;
    for (let i = 0; i < 200_000; i += 1) deep = [deep];
    let levels = 0;
    let level = snapshot(deep);
    for (; Array.isArray(level); level = level[0]) levels += 1;
    expect(levels).toBe(64);
    expect(level).toBe(ELLIPSIS);
  });

  test("a frame of a million rows and twelve columns comes through whole", () => {
    const column = Array.from({ length: 1_000_000 }, (_, i) => i / 2);
    const df = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`c${i}`, [...column]]));
    const result = snapshot({ payload: { df } }) as { payload: { df: Record<string, number[]> } };
    expect(Object.keys(result.payload.df)).toHaveLength(12);
    expect(result.payload.df["c11"]).toHaveLength(1_000_000);
    expect(result.payload.df["c11"]?.at(-1)).toBe(499_999.5);
    const rows = Array.from({ length: 1_000_000 }, (_, i) => ({ id: i, name: "n" }));
    const byRow = snapshot(rows) as typeof rows;
    expect(byRow).toHaveLength(1_000_000);
    expect(byRow.at(-1)).toEqual({ id: 999_999, name: "n" });
  }, 60_000);

  test("a text of 50 MB is kept", () => {
    const text = "x".repeat(50 * 1024 * 1024);
    expect((snapshot({ text }) as { text: string }).text).toHaveLength(text.length);
  });
});

describe("identity", () => {
  test("snapshots inside other data keep theirs", () => {
    const payload = snapshot({ df: [{ a: 1 }] });
    expect((snapshot({ payload }) as { payload: unknown }).payload).toBe(payload);
    const sealed = seal({ payload });
    expect(snapshot(sealed)).toBe(sealed);
    expect(Object.isFrozen(sealed)).toBe(true);
  });

  test("a frozen object that is no snapshot is copied", () => {
    const fake = Object.freeze({ f: boom });
    expect(snapshot(fake)).not.toBe(fake);
  });
});

describe("own data (security R14)", () => {
  test("keys such as __proto__ stay own data and change no prototype", () => {
    const source = JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"p":1}}}');
    const result = snapshot(source) as object;
    expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
    expect(Object.keys(result)).toEqual(["__proto__", "constructor"]);
    expect(Object.getOwnPropertyDescriptor(result, "__proto__")?.value).toEqual({ polluted: 1 });
    expect({}).not.toHaveProperty("polluted");
  });

  test("any JSON comes out equal, frozen, and only once", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
        const result = snapshot(value);
        expect(JSON.stringify(result)).toBe(JSON.stringify(value));
        expectPlain(result);
        expect(snapshot(result)).toBe(result);
      }),
    );
  });

  test("anything comes out plain and idempotent", () => {
    const anything = fc.anything({
      withBigInt: true,
      withBoxedValues: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withObjectString: true,
      withSet: true,
      withSparseArray: true,
      withTypedArray: true,
    });
    const keys = prototypeKeys();
    fc.assert(
      fc.property(anything, (value) => {
        const result = snapshot(value);
        expectPlain(result);
        expect(snapshot(result)).toBe(result);
      }),
      { numRuns: 300 },
    );
    expect(prototypeKeys()).toEqual(keys);
  });
});
