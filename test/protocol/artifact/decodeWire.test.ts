import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeWire } from "../../../src/protocol/artifact/decodeWire.ts";
import { toolResultArtifact } from "../../../src/protocol/artifact/toolResultArtifact.ts";
import { toolResultValue } from "../../../src/protocol/artifact/toolResultValue.ts";
import { snapshot } from "../../../src/protocol/safety/snapshot.ts";
import { hostileValues } from "../../helpers/hostileValues.ts";
import { BASE } from "./vectors.ts";

const payloadOf = (kind: string, payload: unknown) =>
  (decodeWire({ ...BASE, kind, payload }) as { payload: unknown }).payload;

describe("contracts section 3", () => {
  test("3.1: boxes of one in the event, the envelope and known payload scalars", () => {
    const event = {
      id: ["c1"],
      name: ["T"],
      display: {},
      value: ["v"],
      is_error: [false],
      artifact: {
        schema: ["codeagent.tool-artifact"],
        version: [1],
        kind: ["text"],
        status: ["success"],
        icon: {},
        title: ["Summary"],
        payload: { text: ["x"] },
      },
    };
    expect(decodeWire(event)).toEqual({
      id: "c1",
      name: "T",
      display: null,
      value: "v",
      is_error: false,
      artifact: { ...BASE, title: "Summary" },
    });
  });

  test("3.1: payload slots that hold lists are left alone, and so are kinds we do not know", () => {
    const payload = { text: ["a"], df: [[1]], images: [{ b64: ["QQ=="] }], columns: ["id"] };
    expect(payloadOf("table", payload)).toEqual({ ...payload, text: "a" });
    expect(payloadOf("generative_ui", { text: ["a"] })).toEqual({ text: ["a"] });
    expect(payloadOf("text", { text: ["a", "b"] })).toEqual({ text: ["a", "b"] });
  });

  test("3.2: {} and [] in scalar slots are NULL", () => {
    expect(decodeWire({ value: "v", display: [], error: {}, artifact: {} })).toEqual({
      value: "v",
      display: null,
      error: null,
      artifact: null,
    });
    expect(payloadOf("code", { text: "x", lang: {}, filename: [], output: {} })).toEqual({
      text: "x",
      lang: null,
      filename: null,
      output: null,
    });
  });

  test("3.3: an empty payload is a record; a filled list stays", () => {
    expect(payloadOf("text", [])).toEqual({});
    expect(payloadOf("text", [1])).toEqual([1]);
  });

  test("3.4: a boxed version counts, text and booleans do not", () => {
    for (const version of ["1", ["1"], true, [true]]) {
      expect(toolResultArtifact({ ...BASE, version })).toBeNull();
    }
    expect(toolResultArtifact({ ...BASE, version: [1] })).toEqual(BASE);
  });

  test("3.5: a NULL icon or title may be absent, null, {} or []", () => {
    const { icon: _, ...absent } = BASE;
    for (const sent of [absent, BASE, { ...BASE, icon: {} }, { ...BASE, icon: [] }]) {
      expect(toolResultArtifact(sent)?.icon ?? null).toBeNull();
    }
  });

  test('3.6: a missing id or name is null, [null] or "NA"', () => {
    for (const missing of [null, [null], "NA", ["NA"], {}, []]) {
      expect(decodeWire({ id: missing, name: missing, value: "v" })).toEqual({
        id: null,
        name: null,
        value: "v",
      });
    }
  });

  test("3.17: lists of lines survive decoding", () => {
    expect(payloadOf("diff", { old: ["a", "b"], new: ["c"] })).toEqual({
      old: ["a", "b"],
      new: "c",
    });
  });

  test("3.19: display is never required", () => {
    expect(toolResultArtifact({ artifact: BASE })).toEqual(BASE);
    expect(decodeWire({ ev: "x", note: "unserializable payload dropped" })).toEqual({
      ev: "x",
      note: "unserializable payload dropped",
    });
  });

  test("3.20: ellmer records, with subclasses and unqualified names, become results", () => {
    for (const name of ["ellmer::ContentToolResult", "pkg::Sub", "ContentToolResult", ["Sub"]]) {
      const record = {
        version: 1,
        class: name,
        props: {
          value: "2 rows",
          error: {},
          extra: { codeagent: { artifact: { ...BASE, version: [1] } } },
          request: {
            version: 1,
            class: "ellmer::ContentToolRequest",
            props: { id: "c9", name: "Query", arguments: { q: 1 }, extra: {} },
          },
        },
      };
      expect(decodeWire(record)).toEqual({
        value: "2 rows",
        error: null,
        extra: { codeagent: { artifact: BASE } },
        request: { id: "c9", name: "Query", arguments: { q: 1 }, extra: {} },
      });
      expect(toolResultArtifact(record)).toEqual(BASE);
      expect(toolResultValue(record)).toBe("2 rows");
    }
  });

  test("3.20: the version of a record is not the artifact's", () => {
    const record = { version: 1, class: "x::Y", props: { ...BASE, version: 2 } };
    expect(toolResultArtifact(record)).toBeNull();
  });

  test("3.21: content records give their text", () => {
    const content = (name: string, props: unknown) => ({
      version: 1,
      class: `ellmer::${name}`,
      props,
    });
    const value = [
      content("ContentText", { text: "one" }),
      content("ContentImageInline", { type: "image/png", data: "QQ==" }),
      content("ContentText", { text: ["two"] }),
    ];
    expect(toolResultValue({ value })).toBe("one\ntwo");
    expect(toolResultValue({ value: value[0] })).toBe("one");
  });

  test("3.22: one layer of JSON text around a record is taken off, never two", () => {
    const event = { id: "c1", value: "v", artifact: BASE };
    const once = JSON.stringify(event);
    expect(decodeWire(once)).toEqual(event);
    expect(decodeWire(`  ${once}\n`)).toEqual(event);
    expect(decodeWire(JSON.stringify(once))).toBe(JSON.stringify(once));
    expect(decodeWire("[1,2]")).toBe("[1,2]");
    expect(decodeWire("{broken")).toBe("{broken");
    expect(decodeWire("just text")).toBe("just text");
  });

  test("security R21: text inside a result is never decoded", () => {
    const text = JSON.stringify({ value: "inner", artifact: BASE });
    expect(decodeWire({ value: text, artifact: text })).toEqual({ value: text, artifact: text });
    expect(toolResultArtifact({ value: text, artifact: text })).toBeNull();
    expect(toolResultArtifact(text)).toBeNull();
  });

  test("5.5: payloads of later versions stay as they are", () => {
    const later = { ...BASE, version: 2, payload: { text: ["x"] } };
    expect(decodeWire(later)).toEqual(later);
  });
});

describe("decodeWire", () => {
  test("gives a snapshot, and itself when there was nothing to decode", () => {
    const event = snapshot({ id: "c1", value: "v", artifact: BASE });
    expect(decodeWire(event)).toBe(event);
    const decoded = decodeWire({ id: ["c1"], value: ["v"], artifact: { ...BASE, icon: {} } });
    expect(snapshot(decoded)).toBe(decoded);
    expect(decodeWire(decoded)).toBe(decoded);
  });

  test("keeps a large frame by identity", () => {
    const event = snapshot({ value: ["v"], artifact: { ...BASE, payload: { df: { a: [1, 2] } } } });
    const frame = (x: unknown) =>
      (x as { artifact: { payload: { df: unknown } } }).artifact.payload.df;
    expect(frame(decodeWire(event))).toBe(frame(event));
  });

  test.each(hostileValues.filter(({ isHeavy }) => !isHeavy))(
    "never throws: $id $what",
    ({ build }) => {
      for (const place of ["artifact", "value", "extra", "request", "display", "id", "class"]) {
        decodeWire({ [place]: build() });
        decodeWire({ extra: { codeagent: { [place]: build() } } });
        decodeWire({ version: 1, class: "x", props: { [place]: build() } });
      }
      decodeWire(build());
    },
    60_000,
  );

  test("gives a snapshot of any JSON, and finds the same artifact when it is decoded again", () => {
    const key = fc.constantFrom(...Object.keys(BASE), "value", "artifact", "extra", "codeagent");
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: "small", maxDepth: 5 },
        fc.constantFrom<unknown>(null, 1, "x", "NA", "codeagent.tool-artifact", [], {}),
        fc.array(tie("value"), { maxLength: 2 }),
        fc.dictionary(key, tie("value"), { maxKeys: 5 }),
      ),
    }));
    fc.assert(
      fc.property(value, (x) => {
        const once = decodeWire(x);
        expect(snapshot(once)).toBe(once);
        const artifact = toolResultArtifact(x, { version: null });
        if (artifact) expect(toolResultArtifact(once, { version: null })).toEqual(artifact);
      }),
      { numRuns: 500 },
    );
  });
});
