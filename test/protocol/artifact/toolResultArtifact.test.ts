import { describe, expect, test } from "vitest";
import { toolResultArtifact } from "../../../src/protocol/artifact/toolResultArtifact.ts";
import { ArtifactCardsError } from "../../../src/protocol/errors.ts";
import { snapshot } from "../../../src/protocol/safety/snapshot.ts";
import { hostileValues } from "../../helpers/hostileValues.ts";
import { BASE, vectors } from "./vectors.ts";

const V2 = { ...BASE, version: 2 };

describe("contracts 1j, default accessor", () => {
  const isLater = (x: unknown) => (x as { version?: number } | null)?.version !== 1;

  test.each(vectors)("with decoding: $name", ({ input, decoded }) => {
    expect(toolResultArtifact(input)).toEqual(isLater(decoded) ? null : decoded);
    expect(toolResultArtifact({ value: "v", artifact: input })).toEqual(decoded);
  });

  test.each(vectors)("without decoding: $name", ({ input, strict }) => {
    expect(toolResultArtifact(input, { decode: false })).toEqual(strict);
  });

  test("1.14: version 2: nothing by default, itself when the filter is off or names it", () => {
    expect(toolResultArtifact(V2)).toBeNull();
    expect(toolResultArtifact(V2, { version: null })).toEqual(V2);
    expect(toolResultArtifact(V2, { version: [1, 2] })).toEqual(V2);
    const error = { ...V2, kind: "error" };
    expect(toolResultArtifact(error, { version: null })).toEqual(error);
    const { status: _, ...rest } = error;
    expect(toolResultArtifact(rest, { version: null })).toBeNull();
  });
});

describe("contracts 1b", () => {
  test("1.12: extra.codeagent.artifact, then artifact, then the result itself", () => {
    const [first, second] = [
      { ...BASE, title: "1" },
      { ...BASE, title: "2" },
    ];
    const extra = { codeagent: { artifact: first } };
    expect(toolResultArtifact({ extra, artifact: second })?.title).toBe("1");
    expect(toolResultArtifact({ extra: {}, artifact: second })?.title).toBe("2");
    expect(toolResultArtifact({ ...BASE, artifact: null })?.title).toBe("x");
    expect(toolResultArtifact({ artifacts: BASE })).toBeNull();
  });

  test("1.13: a malformed artifact wins over a bare envelope", () => {
    for (const artifact of ["x", 5, [1], { kind: "text" }]) {
      expect(toolResultArtifact({ ...BASE, artifact })).toBeNull();
    }
  });

  test("1.15: a bad version argument throws, and says what is wrong", () => {
    const bad: unknown[] = [1.5, 0, -1, "1", Number.POSITIVE_INFINITY, Number.NaN, [], [1, 0], {}];
    for (const version of bad) {
      const call = () => toolResultArtifact(BASE, { version: version as number });
      expect(call).toThrow(ArtifactCardsError);
      expect(call).toThrow(expect.objectContaining({ code: "invalid-version" }));
      expect(call).toThrow(/whole number above 0/);
    }
  });

  test("1.15: but only once there is a valid artifact", () => {
    for (const x of [null, "x", { ...BASE, kind: "" }, {}]) {
      expect(toolResultArtifact(x, { version: 1.5 })).toBeNull();
    }
  });

  test("1.16: without the filter, schema and shape still count", () => {
    expect(toolResultArtifact({ ...V2, payload: "x" }, { version: null })).toBeNull();
  });

  test("1.17: old artifacts and display cards are not read", () => {
    const old = { kind: "text", status: "success", payload: { text: "x" } };
    expect(toolResultArtifact({ artifact: old })).toBeNull();
    expect(toolResultArtifact({ display: { toolcard: BASE }, value: "v" })).toBeNull();
    expect(toolResultArtifact({ extra: { display: { toolcard: BASE } } })).toBeNull();
  });

  test("1.19: keys do not match in part", () => {
    expect(toolResultArtifact({ artifacts: [BASE], artifact_: BASE })).toBeNull();
  });

  test("5.5: a snapshot keeps its identity and its order of keys", () => {
    const artifact = snapshot(Object.fromEntries(Object.entries(V2).reverse()));
    expect(toolResultArtifact({ artifact }, { version: null })).toBe(artifact);
    expect(toolResultArtifact(artifact, { version: null, decode: false })).toBe(artifact);
  });

  test.each(hostileValues.filter(({ isHeavy }) => !isHeavy))(
    "1.18: $id $what gives nothing",
    ({ build }) => {
      expect(toolResultArtifact(build())).toBeNull();
      expect(toolResultArtifact({ artifact: build() })).toBeNull();
      expect(toolResultArtifact({ extra: { codeagent: build() } })).toBeNull();
    },
    60_000,
  );
});
