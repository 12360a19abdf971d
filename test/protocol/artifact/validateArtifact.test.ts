import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeWire } from "../../../src/protocol/artifact/decodeWire.ts";
import { validateArtifact } from "../../../src/protocol/artifact/validateArtifact.ts";
import { snapshot } from "../../../src/protocol/safety/snapshot.ts";
import { hostileValues } from "../../helpers/hostileValues.ts";
import { prototypeKeys } from "../../helpers/prototypeKeys.ts";
import { BASE, vectors } from "./vectors.ts";

describe("contracts 1j", () => {
  test.each(vectors)("strict: $name", ({ input, strict }) => {
    expect(validateArtifact(input)).toEqual(strict);
  });

  test.each(vectors)("decoded: $name", ({ input, decoded }) => {
    expect(validateArtifact(decodeWire(input))).toEqual(decoded);
  });
});

describe("contracts 1a", () => {
  test("1.3: any huge whole version is valid", () => {
    expect(validateArtifact({ ...BASE, version: 1e308 })).not.toBeNull();
    expect(validateArtifact({ ...BASE, version: new Number(1) })).toBeNull();
    expect(validateArtifact({ ...BASE, version: 1n })).toBeNull();
  });

  test("1.8: the repair touches nothing else and keeps the order of the keys", () => {
    const sent = { ...BASE, kind: "error", extra: 1 };
    const artifact = validateArtifact(sent);
    expect(artifact).toEqual({ ...sent, status: "error" });
    expect(Object.keys(artifact ?? {})).toEqual(Object.keys(sent));
  });

  test("1.9: later versions are not repaired", () => {
    const later = { ...BASE, version: 2, kind: "error" };
    expect(validateArtifact(later)).toEqual(later);
    const { status: _, ...rest } = later;
    expect(validateArtifact(rest)).toBeNull();
  });

  test("1.10: order is not checked, extra fields are kept", () => {
    const sent = Object.fromEntries(Object.entries({ ...BASE, provenance: { x: 1 } }).reverse());
    expect(Object.keys(validateArtifact(sent) ?? {})).toEqual(Object.keys(sent));
  });

  test("1.24, 1.25: any payload and any icon name pass", () => {
    for (const icon of ["table", "box-seam", "no such icon", "<svg>"]) {
      expect(validateArtifact({ ...BASE, icon })?.icon).toBe(icon);
    }
    for (const payload of [{ verb: "Wrote", path: "a", new: "x" }, { html: "<b>" }, { text: 5 }]) {
      expect(validateArtifact({ ...BASE, kind: "diff", payload })?.payload).toEqual(payload);
    }
  });

  test("fields on the prototype do not count", () => {
    expect(validateArtifact(Object.create(BASE))).toBeNull();
    expect(validateArtifact(JSON.parse(`{"__proto__":${JSON.stringify(BASE)}}`))).toBeNull();
  });

  test("an artifact is a frozen snapshot, and a valid snapshot comes back as it is", () => {
    const artifact = validateArtifact(BASE);
    expect(Object.isFrozen(artifact?.payload)).toBe(true);
    expect(snapshot(artifact)).toBe(artifact);
    expect(validateArtifact(artifact)).toBe(artifact);
    const error = validateArtifact({ ...BASE, kind: "error" });
    expect(validateArtifact(error)).toBe(error);
  });
});

describe("contracts 1.18: hostile input never throws", () => {
  test.each(hostileValues.filter(({ isHeavy }) => !isHeavy))(
    "$id $what in every field",
    ({ build }) => {
      expect(validateArtifact(build())).toBeNull();
      for (const field of Object.keys(BASE)) {
        const artifact = validateArtifact({ ...BASE, [field]: build() });
        if (field === "schema" || field === "version") expect(artifact).toBeNull();
        else if (artifact !== null) expect(validateArtifact(artifact)).toBe(artifact);
      }
    },
    60_000,
  );

  test("any JSON in any field", () => {
    const keys = prototypeKeys();
    const field = fc.constantFrom(...Object.keys(BASE), "__proto__", "constructor");
    fc.assert(
      fc.property(fc.dictionary(field, fc.jsonValue()), (change) => {
        const artifact = validateArtifact(decodeWire({ ...BASE, ...change }));
        if (artifact === null) return;
        expect(artifact.schema).toBe(BASE.schema);
        expect(Number.isInteger(artifact.version)).toBe(true);
        expect(artifact.kind).not.toBe("");
        expect(typeof artifact.payload).toBe("object");
        expect(validateArtifact(decodeWire(artifact))).toBe(artifact);
      }),
      { numRuns: 500 },
    );
    expect(prototypeKeys()).toEqual(keys);
  });
});
