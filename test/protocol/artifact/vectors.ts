/** The vectors of contracts 1j: one change each to a valid artifact, and what both layers make of it. */
export interface Vector {
  readonly name: string;
  readonly input: unknown;
  /** What the strict rules give: the artifact itself, a repaired one, or nothing. */
  readonly strict: unknown;
  /** The same after decoding the wire. */
  readonly decoded: unknown;
}

export const BASE = {
  schema: "codeagent.tool-artifact",
  version: 1,
  kind: "text",
  status: "success",
  icon: null,
  title: "x",
  payload: { text: "x" },
};

const without = (key: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(BASE).filter(([name]) => name !== key));

const both = (name: string, input: unknown, result: unknown): Vector => ({
  name,
  input,
  strict: result,
  decoded: result,
});
const valid = (name: string, input: unknown): Vector => both(name, input, input);
const invalid = (name: string, input: unknown): Vector => both(name, input, null);
const onlyDecoded = (name: string, input: unknown, decoded: unknown): Vector => ({
  name,
  input,
  strict: null,
  decoded,
});
const with_ = (change: Record<string, unknown>) => ({ ...BASE, ...change });
const each = (
  make: (name: string, input: unknown) => Vector,
  field: string,
  values: readonly unknown[],
): readonly Vector[] =>
  values.map((value) =>
    make(`${RULES[field]}: ${field} ${JSON.stringify(value)}`, with_({ [field]: value })),
  );

/** The rule of contracts 1a that each field is under. */
const RULES: Readonly<Record<string, string>> = {
  schema: "1.2",
  version: "1.3",
  kind: "1.4",
  status: "1.5",
  icon: "1.6, 1.11",
  title: "1.6, 1.11",
  payload: "1.7",
};

const reordered = Object.fromEntries(Object.entries(BASE).reverse());
const error = with_({ kind: "error", status: "error" });

export const vectors: readonly Vector[] = [
  valid("none", BASE),
  valid("1.10: extra key foo", with_({ foo: 1 })),
  valid("1.10: keys reordered", reordered),
  valid("1.3: version 1.0", with_({ version: JSON.parse("1.0") })),
  valid("1.3: version 1e0", with_({ version: JSON.parse("1e0") })),
  ...each(invalid, "version", [0, -1, 1.5, null, "1", true, {}, [1, 1], []]),
  invalid("1.3: version NaN", with_({ version: Number.NaN })),
  invalid("1.3: version Infinity", with_({ version: Number.POSITIVE_INFINITY })),
  invalid("1.3: version absent", without("version")),
  onlyDecoded("1.3, 3.4: version [1]", with_({ version: [1] }), BASE),
  ...each(invalid, "schema", ["Codeagent.Tool-Artifact", null, ["codeagent.tool-artifact", "x"]]),
  invalid("1.2: schema absent", without("schema")),
  onlyDecoded("1.2, 3.1: schema boxed", with_({ schema: [BASE.schema] }), BASE),
  ...each(valid, "kind", ["generative_ui", " ", "constructor", "__proto__"]),
  ...each(invalid, "kind", ["", null, 5, ["a", "b"]]),
  onlyDecoded('1.4, 3.1: kind ["table"]', with_({ kind: ["table"] }), with_({ kind: "table" })),
  ...["success", "", 5].map((status) =>
    both(`1.8: kind error, status ${JSON.stringify(status)}`, { ...error, status }, error),
  ),
  both("1.8: kind error, status absent", { ...without("status"), kind: "error" }, error),
  valid("1.8: kind Error, status success", with_({ kind: "Error" })),
  ...each(valid, "status", ["denied", "running", "partial"]),
  ...each(invalid, "status", ["", null, 1]),
  invalid("1.5: status absent", without("status")),
  ...["icon", "title"].flatMap((field) => [
    valid(`${RULES[field]}: ${field} absent`, without(field)),
    ...each(valid, field, [null, ""]),
    ...[{}, []].map((nothing) =>
      onlyDecoded(
        `${RULES[field]}: ${field} ${JSON.stringify(nothing)}`,
        with_({ [field]: nothing }),
        with_({ [field]: null }),
      ),
    ),
    ...each(invalid, field, [5, true, ["a", "b"]]),
  ]),
  valid("1.23: title <b>x</b>", with_({ title: "<b>x</b>" })),
  ...each(valid, "payload", [{}, [1, 2], [{ a: 1 }], { columns: ["id", "value"], rows: 2 }]),
  {
    name: "1.7, 3.3: payload []",
    input: with_({ payload: [] }),
    strict: with_({ payload: [] }),
    decoded: with_({ payload: {} }),
  },
  ...each(invalid, "payload", [null, "x", 5]),
  invalid("1.7: payload absent", without("payload")),
  invalid("1.28: schema only", { schema: BASE.schema }),
  invalid("1.28: version only", { version: 1 }),
  invalid("1.17: legacy, neither schema nor version", {
    kind: "text",
    status: "success",
    payload: { text: "x" },
  }),
  invalid("1.1: a string", "x"),
  invalid("1.1: a number", 5),
  invalid("1.1: null", null),
  invalid("1.1: an array", [BASE, BASE]),
];
