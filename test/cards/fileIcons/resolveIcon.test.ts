import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EXTENSIONS, NAMES } from "../../../src/cards/shared/fileIcons/generated/lookup.ts";
import { iconIn } from "../../../src/cards/shared/fileIcons/iconIn.ts";
import { kindShape } from "../../../src/cards/shared/fileIcons/kindShape.ts";
import { nameKeys } from "../../../src/cards/shared/fileIcons/nameKeys.ts";
import { parseIconTable } from "../../../src/cards/shared/fileIcons/parseIconTable.ts";
import { TABLES } from "../../../src/cards/shared/fileIcons/tables.ts";

const { resolve } = TABLES;
const names = parseIconTable(NAMES);
const extensions = parseIconTable(EXTENSIONS);
const known = new Set([...names.values(), ...extensions.values(), "file", "document"]);

describe("resolveIcon", () => {
  it.each([
    ["Dockerfile", undefined, "docker"],
    ["package.json", undefined, "nodejs"],
    ["other.json", undefined, "json"],
    ["types.d.ts", undefined, "typescript-def"],
    ["main.ts", undefined, "typescript"],
    ["REPORT.PDF", undefined, "pdf"],
    ["analysis.qmd", undefined, "quarto"],
    ["/data/agent/a/output/plot.py", undefined, "python"],
    ["C:\\out\\table.csv", undefined, "table"],
    ["export", "application/pdf", "pdf"],
    ["export", "text/csv; charset=utf-8", "table"],
    ["export", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "word"],
    ["scan", "image/x-unheard-of", "image"],
    ["talk", "AUDIO/OGG", "audio"],
    ["note", "text/x-unheard-of", "document"],
    ["blob", "application/octet-stream", "file"],
    ["report.pdf", "image/png", "pdf"],
    ["", undefined, "file"],
  ])("%s (%s) is %s", (name, mime, icon) => {
    expect(resolve(name, mime)).toBe(icon);
  });

  it("finds nothing under inherited names (security R14)", () => {
    for (const key of ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"]) {
      expect(resolve(key), key).toBe("file");
      expect(resolve(`x.${key}`, key), key).toBe("file");
      expect(kindShape(`x.${key}`, key)).toEqual({ icon: "file", final: false });
    }
  });

  it("gives an icon of ours for any text at all (security R13)", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (name, mime) => {
        expect(known.has(resolve(name, mime))).toBe(true);
      }),
    );
  });

  it("reads a megabyte of dots without a pause", () => {
    resolve(".".repeat(1_000_000), "/".repeat(1_000_000));
  });
});

describe("kindShape", () => {
  it("is final only where the whole look-up says the same", () => {
    const ends = [...extensions.keys()];
    for (const key of [...ends.map((end) => `name.${end}`), ...names.keys()]) {
      const { icon, final } = kindShape(key);
      if (final) expect(`${key} ${resolve(key)}`).toBe(`${key} ${icon}`);
    }
    expect(kindShape("q3.xlsx")).toEqual({ icon: "table", final: true });
    expect(kindShape("sketch.excalidraw.png").final).toBe(false);
  });

  it("knows the family of a media type at once", () => {
    expect(kindShape("x", "video/quicktime").icon).toBe("video");
    expect(kindShape("x.md").icon).toBe("document");
    expect(kindShape("x.py").icon).toBe("file");
  });
});

describe("nameKeys", () => {
  it("gives the extensions from the longest to the shortest, four at most", () => {
    expect(nameKeys("a/b.tar.gz")).toEqual({ base: "b.tar.gz", extensions: ["tar.gz", "gz"] });
    expect(nameKeys("a.b.c.d.e.f").extensions).toEqual(["c.d.e.f", "d.e.f", "e.f", "f"]);
    expect(nameKeys("name.").extensions).toEqual([]);
  });
});

describe("iconIn", () => {
  it("finds what the whole table has, and nothing else", () => {
    for (const [packed, table] of [
      [NAMES, names],
      [EXTENSIONS, extensions],
    ] as const) {
      for (const [key, icon] of table)
        expect(`${key} ${iconIn(packed, key)}`).toBe(`${key} ${icon}`);
    }
    const part = fc.string({ maxLength: 4, unit: fc.constantFrom(..."ab .;") });
    fc.assert(
      fc.property(fc.uniqueArray(part), part, (keys, key) => {
        const kept = keys.filter((one) => one !== "" && one !== "ba" && !/[ ;]/.test(one));
        const packed = `a ${kept.join(" ")};b ba`;
        expect(iconIn(packed, key)).toBe(parseIconTable(packed).get(key === "" ? " " : key));
      }),
    );
    expect(iconIn(NAMES, "constructor")).toBeUndefined();
  });
});

describe("parseIconTable", () => {
  it("reads groups", () => {
    expect([...parseIconTable("pdf pdf;table csv tsv")]).toEqual([
      ["pdf", "pdf"],
      ["csv", "table"],
      ["tsv", "table"],
    ]);
  });
});
