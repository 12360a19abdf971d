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
  values.map((value) => make(`${field} ${JSON.stringify(value)}`, with_({ [field]: value })));

const reordered = Object.fromEntries(Object.entries(BASE).reverse());
const error = with_({ kind: "error", status: "error" });

export const vectors: readonly Vector[] = [
  valid("none", BASE),
  valid("extra key foo", with_({ foo: 1 })),
  valid("keys reordered", reordered),
  valid("version 1.0", with_({ version: JSON.parse("1.0") })),
  valid("version 1e0", with_({ version: JSON.parse("1e0") })),
  ...each(invalid, "version", [0, -1, 1.5, null, "1", true, {}, [1, 1], []]),
  invalid("version NaN", with_({ version: Number.NaN })),
  invalid("version Infinity", with_({ version: Number.POSITIVE_INFINITY })),
  invalid("version absent", without("version")),
  onlyDecoded("version [1]", with_({ version: [1] }), BASE),
  ...each(invalid, "schema", ["Codeagent.Tool-Artifact", null, ["codeagent.tool-artifact", "x"]]),
  invalid("schema absent", without("schema")),
  onlyDecoded("schema boxed", with_({ schema: [BASE.schema] }), BASE),
  ...each(valid, "kind", ["generative_ui", " ", "constructor", "__proto__"]),
  ...each(invalid, "kind", ["", null, 5, ["a", "b"]]),
  onlyDecoded('kind ["table"]', with_({ kind: ["table"] }), with_({ kind: "table" })),
  ...["success", "", 5].map((status) =>
    both(`kind error, status ${JSON.stringify(status)}`, { ...error, status }, error),
  ),
  both("kind error, status absent", { ...without("status"), kind: "error" }, error),
  valid("kind Error, status success", with_({ kind: "Error" })),
  ...each(valid, "status", ["denied", "running", "partial"]),
  ...each(invalid, "status", ["", null, 1]),
  invalid("status absent", without("status")),
  ...["icon", "title"].flatMap((field) => [
    valid(`${field} absent`, without(field)),
    ...each(valid, field, [null, ""]),
    ...[{}, []].map((nothing) =>
      onlyDecoded(
        `${field} ${JSON.stringify(nothing)}`,
        with_({ [field]: nothing }),
        with_({ [field]: null }),
      ),
    ),
    ...each(invalid, field, [5, true, ["a", "b"]]),
  ]),
  valid("title <b>x</b>", with_({ title: "<b>x</b>" })),
  ...each(valid, "payload", [{}, [1, 2], [{ a: 1 }], { columns: ["id", "value"], rows: 2 }]),
  {
    name: "payload []",
    input: with_({ payload: [] }),
    strict: with_({ payload: [] }),
    decoded: with_({ payload: {} }),
  },
  ...each(invalid, "payload", [null, "x", 5]),
  invalid("payload absent", without("payload")),
  invalid("schema only", { schema: BASE.schema }),
  invalid("version only", { version: 1 }),
  invalid("legacy, neither schema nor version", {
    kind: "text",
    status: "success",
    payload: { text: "x" },
  }),
  invalid("a string", "x"),
  invalid("a number", 5),
  invalid("null", null),
  invalid("an array", [BASE, BASE]),
];
