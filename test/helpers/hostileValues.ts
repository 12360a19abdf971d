/**
 * The values V01 to V40 of the corpus' `hostile-values.md`: what JSON cannot carry. Each call builds a fresh one, so
 * that one test cannot poison the next. `document.all` and its kin exist only where there is a DOM.
 */
export interface HostileValue {
  readonly id: string;
  readonly what: string;
  readonly build: () => unknown;
  /** Takes a second or so to read: do it once. */
  readonly isHeavy?: boolean;
}

/** Spelled out as a constant: the linter forbids thenables, and one is wanted here. */
const THEN = "then";
const FIELDS = { schema: "codeagent.tool-artifact", kind: "text", payload: { text: "inherited" } };

const boom = (): never => {
  throw new Error("hostile");
};

/** A handler whose every trap throws. */
const throwing: ProxyHandler<object> = new Proxy({}, { get: () => boom });

function cyclicObject(): unknown {
  const o: Record<string, unknown> = { a: 1 };
  o["self"] = o;
  return o;
}

function cyclicList(): unknown {
  const a: unknown[] = [];
  a.push(a, a);
  return a;
}

function dag(levels: number): unknown {
  let node: unknown = { leaf: 1 };
  for (let i = 0; i < levels; i += 1) node = { l: node, r: node };
  return node;
}

function revoked(target: object): unknown {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

function selfCause(): unknown {
  const e = new Error("m");
  e.cause = e;
  return e;
}

function ownErrors(): unknown {
  const e = new AggregateError([], "many");
  e.errors.push(e);
  return e;
}

function shifting(first: unknown, next: unknown): unknown {
  let reads = 0;
  const answer = () => (reads++ === 0 ? first : next);
  return Object.defineProperty({}, "text", { enumerable: true, get: answer });
}

function deepFrozen(): unknown {
  return Object.freeze({ a: Object.freeze([Object.freeze({ b: 1 })]) });
}

function manyKeys(count: number): unknown {
  const keys = Array.from({ length: count }, (_, i) => `k${i}`);
  const own = { value: 1, enumerable: true, configurable: true };
  return new Proxy({}, { ownKeys: () => keys, getOwnPropertyDescriptor: () => own, get: () => 1 });
}

function endlessList(): unknown {
  return new Proxy([], { get: (_, key) => (key === "length" ? 4_294_967_295 : `v${String(key)}`) });
}

function huge(): unknown {
  return Object.assign(new Array(3).fill(1), { extra: "x" });
}

const element = (children: unknown) => ({
  $$typeof: Symbol.for("react.transitional.element"),
  type: "b",
  key: null,
  props: { children, onClick: boom },
});

const value = (id: string, what: string, build: () => unknown): HostileValue => ({
  id,
  what,
  build,
});

export const hostileValues: readonly HostileValue[] = [
  value("V01", "an object that holds itself", cyclicObject),
  value("V02", "a list that holds itself twice", cyclicList),
  value("V03", "a shared graph of 2^40 paths", () => dag(40)),
  value("V04", "a big integer", () => 10n ** 30n),
  value("V04b", "a big integer of a million digits", () => 1n << 3_000_000n),
  value("V05", "a boxed number", () => new Number(1)),
  value("V06", "a symbol", () => Symbol("x")),
  value("V07", "a function", () => boom),
  value("V07b", "an async function", () => async () => boom()),
  value("V07c", "a class", () => class Hostile {}),
  value("V08", "an object without prototype", () => Object.assign(Object.create(null), { a: 1 })),
  value("V09", "fields on the prototype only", () => Object.create(FIELDS)),
  value("V10", "a boxed string", () => new String("x")),
  value("V10b", "a boxed boolean", () => new Boolean(false)),
  value("V11", "an invalid date", () => new Date(Number.NaN)),
  value("V11b", "a date out of range", () => new Date(9e15)),
  value("V12", "a map", () => new Map<unknown, unknown>([["k", new Map([[1, boom]])]])),
  value("V12b", "a set", () => new Set([1, "two"])),
  value("V12c", "an address", () => new URL("https://ok.example/")),
  value("V12d", "a regular expression", () => /x/g),
  value("V12e", "an error with a cause", () => new TypeError("e", { cause: boom })),
  value("V13", "an error that causes itself", selfCause),
  value("V13b", "an error that collects itself", ownErrors),
  value("V14", "a sparse list of a billion", () => new Array(1e9)),
  // biome-ignore lint/suspicious/noSparseArray: the hole is the point.
  value("V14b", "a list with a hole", () => [1, , 3]),
  value("V14c", "a list with a field of its own", huge),
  value("V15", "bytes", () => new Uint8Array([1, 2, 3])),
  value("V15b", "a buffer", () => new Uint8Array([1, 2, 3]).buffer),
  value("V15c", "a detached buffer", () => {
    const buffer = new ArrayBuffer(8);
    structuredClone(buffer, { transfer: [buffer] });
    return buffer;
  }),
  value("V15d", "a blob", () => new Blob(["x"])),
  value("V15e", "a look-alike of a buffer with a huge length", () =>
    Object.create(ArrayBuffer.prototype, { length: { value: 1e9 } }),
  ),
  value("V16", "a promise", () => Promise.resolve("y")),
  value("V16b", "a thenable", () => ({ [THEN]: boom })),
  value("V17", "an endless generator", () =>
    (function* () {
      for (;;) yield 1;
    })(),
  ),
  value("V17b", "an iterator that throws", () => ({ [Symbol.iterator]: boom, a: 1 })),
  value("V18", "an element", () => element("x")),
  value("V18b", "an element with a fiber graph behind it", () => ({
    ...element("x"),
    _owner: dag(40),
  })),
  ...(typeof document === "undefined"
    ? []
    : [
        value("V19", "a DOM node", () => document.createElement("div")),
        value("V19b", "the document", () => document),
        value("V19c", "the window", () => window),
        value("V19d", "document.all", () => document.all),
      ]),
  value("V30", "a getter that throws", () => ({
    get text() {
      return boom();
    },
    b: 1,
  })),
  value("V31", "a getter", () => ({
    get text() {
      return "once";
    },
  })),
  value("V32", "text that turns into an address of script", () => shifting("text", "javascript:0")),
  value("V32b", "an object whose toString changes", () => ({ toString: () => "javascript:0" })),
  value("V33", "a toString that throws", () => ({ toString: boom, valueOf: boom })),
  value("V33b", "a toPrimitive that gives an object", () => ({ [Symbol.toPrimitive]: () => ({}) })),
  value("V34", "a toJSON that throws", () => ({ toJSON: boom, a: 1 })),
  value("V35", "a proxy whose every trap throws", () => new Proxy({}, throwing)),
  value("V35b", "the same over a list", () => new Proxy([], throwing)),
  value("V36", "a revoked proxy", () => revoked({})),
  value("V36b", "a revoked proxy over a list", () => revoked([])),
  value("V37", "a list of four billion values on demand", endlessList),
  {
    ...value("V38", "an object of a million keys on demand", () => manyKeys(1_000_000)),
    isHeavy: true,
  },
  value("V40", "frozen input", deepFrozen),
  value("V40b", "sealed input", () => Object.seal({ a: 1 })),
];
