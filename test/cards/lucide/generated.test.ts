// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { generate } from "../../../scripts/generate-lucide.mjs";

const FOLDER = "src/cards/shared/lucide";

it("is what the generator writes from the installed Lucide, in small modules", async () => {
  const files = await generate();
  const there = ["icons", "generated"].flatMap((folder) =>
    readdirSync(join(FOLDER, folder)).map((file) => `${folder}/${file}`),
  );
  expect([...files.keys()].sort()).toEqual(there.sort());
  for (const [name, text] of files) {
    expect(readFileSync(join(FOLDER, name), "utf8") === text, `${name} is out of date`).toBe(true);
    expect(gzipSync(text).length, name).toBeLessThan(16_000);
  }
});
