// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { generate } from "../../../scripts/generate-lucide.mjs";

const FOLDER = "src/cards/shared/lucide/generated";

it("is what the generator writes from the installed Lucide, in small modules", async () => {
  const files = await generate();
  expect([...files.keys()].sort()).toEqual(readdirSync(FOLDER).sort());
  for (const [name, text] of files) {
    expect(readFileSync(join(FOLDER, name), "utf8") === text, `${name} is out of date`).toBe(true);
    expect(gzipSync(text).length, name).toBeLessThan(16_000);
  }
});
