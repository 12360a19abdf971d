import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import recorded from "./exports.json" with { type: "json" };

const entries = Object.entries<string | { readonly default: string }>(manifest.exports);
const modules = entries.flatMap(([entry, target]) =>
  typeof target === "string" ? [] : [[entry, target.default] as const],
);
const files = entries.flatMap(([entry, target]) =>
  typeof target === "string" ? [[entry, target] as const] : [],
);

/** What a file of dist is built from. */
const source = (target: string): URL =>
  new URL(
    target
      .replace("./dist/styles.css", "./dist/styles/index.css")
      .replace("./dist/themes/", "./dist/styles/themes/")
      .replace("./dist/", "../../src/")
      .replace(/\.js$/, ".ts")
      .replace("./package.json", "../../package.json"),
    import.meta.url,
  );

async function namesOf(target: string): Promise<readonly string[]> {
  return Object.keys(await import(source(target).href)).sort();
}

test("every entry exports the names that exports.json records, and no others", async () => {
  const found = await Promise.all(
    modules.map(async ([entry, target]) => [entry, await namesOf(target)] as const),
  );
  expect(Object.fromEntries(found)).toEqual(recorded);
});

test.each(files)("%s has a source", (_, target) => {
  expect(existsSync(fileURLToPath(source(target)))).toBe(true);
});
