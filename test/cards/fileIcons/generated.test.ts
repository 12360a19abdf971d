// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { transformSync } from "esbuild";
import { describe, expect, it } from "vitest";
import { generate } from "../../../scripts/generate-icons.mjs";

const FOLDER = "src/cards/shared/fileIcons/generated";
const files = generate();

const shipped = (name: string): number =>
  gzipSync(
    transformSync(files.get(name) ?? "", { loader: "ts", minify: true, legalComments: "none" })
      .code,
    { level: 9 },
  ).length;

describe("generated icons", () => {
  it("are what the generator writes from the installed theme", () => {
    expect([...files.keys()].sort()).toEqual(readdirSync(FOLDER).sort());
    for (const [name, text] of files)
      expect(readFileSync(join(FOLDER, name), "utf8") === text, `${name} is out of date`).toBe(
        true,
      );
  });

  it("load little at first, and come in few modules", () => {
    expect(shipped("eager.ts")).toBeLessThanOrEqual(1600);
    expect(shipped("common.ts")).toBeLessThan(11_000);
    expect(shipped("lookup.ts")).toBeLessThan(14_000);
    const rest = [...files.keys()].filter((name) => name.startsWith("icons-"));
    expect(rest.length).toBeGreaterThanOrEqual(16);
    expect(rest.length).toBeLessThanOrEqual(24);
    for (const name of rest) expect(shipped(name), name).toBeLessThan(17_000);
  });

  it("hold nothing that could run or fetch", () => {
    for (const text of files.values())
      expect(text).not.toMatch(/<script|<foreignObject|<image\b|\son\w+=|javascript:|href='(?!#)/i);
  });
});
