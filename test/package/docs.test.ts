// What the documents say can be found: every export, every link, every rule that comments cite.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import recorded from "./exports.json" with { type: "json" };

const ROOT = join(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
const DOCUMENTS = [
  ...readdirSync(ROOT).filter((name) => name.endsWith(".md")),
  ...readdirSync(join(ROOT, "docs")).flatMap((name) =>
    name.endsWith(".md") ? [`docs/${name}`] : [],
  ),
  "examples/chat/README.md",
];

test.each(Object.entries(recorded))("docs/api.md names all of %s", (_, names) => {
  const api = read("docs/api.md");
  expect(names.filter((name) => !api.includes(`\`${name}\``))).toEqual([]);
});

test("docs/api.md names every entry of the package", () => {
  const entries = Object.keys(manifest.exports)
    .filter((entry) => entry !== "./package.json")
    .map((entry) => entry.replace(".", "artifact-cards"));
  const api = read("docs/api.md");
  expect(entries.filter((entry) => !api.includes(`\`${entry}\``))).toEqual([]);
});

test.each(DOCUMENTS)("the links of %s lead somewhere", (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:)([^)#\s]+)?(#[^)\s]+)?\)/g)];
  const dead = links.filter(([, path, anchor]) => {
    const target = path === undefined ? document : join(dirname(document), path);
    if (!existsSync(join(ROOT, target))) return true;
    return anchor !== undefined && !anchorsOf(target).has(anchor);
  });
  expect(dead.map(([link]) => link)).toEqual([]);
});

function anchorsOf(document: string): ReadonlySet<string> {
  const heads = [...read(document).matchAll(/^#+ (.*)$/gm)];
  return new Set(
    heads.map(
      ([, text = ""]) =>
        `#${text
          .toLowerCase()
          .replace(/[^\w\- ]/g, "")
          .replace(/ /g, "-")}`,
    ),
  );
}

const SOURCES = readdirSync(join(ROOT, "src"), { recursive: true })
  .map(String)
  .filter((file) => /\.tsx?$/.test(file) && !file.includes("generated"));

/** What stands after a name in comments, e.g. `1.8`, `1d`, `R7`: `contracts 1.8, 1.10`. */
function cited(name: string, rule: string): ReadonlySet<string> {
  const list = new RegExp(`\\b${name} ((?:${rule})(?:(?:, | and | to |-)(?:${rule}))*)`, "g");
  const found = SOURCES.flatMap((file) => [...read(join("src", file)).matchAll(list)]);
  return new Set(found.flatMap(([, rules = ""]) => rules.match(new RegExp(rule, "g")) ?? []));
}

test("docs/contracts.md has every rule that sources cite", () => {
  const known = new Set<string>();
  let section = "";
  for (const line of read("docs/contracts.md").split("\n")) {
    section = /^## (\d+)\. /.exec(line)?.[1] ?? section;
    const rule = /^(\d+)\. /.exec(line)?.[1];
    const part = /^### (\d[a-z])\. /.exec(line)?.[1];
    if (rule) known.add(`${section}.${rule}`);
    if (part) known.add(part);
  }
  const rules = [...cited("contracts", "\\d\\.\\d+|\\d[a-z]\\b")];
  expect(rules.length).toBeGreaterThan(30);
  expect(rules.filter((rule) => !known.has(rule))).toEqual([]);
});

test("docs/security.md has every rule that sources cite", () => {
  const text = read("docs/security.md");
  const rules = [...cited("security", "[RS]\\d+")];
  expect(rules.length).toBeGreaterThan(20);
  expect(rules.filter((rule) => !text.includes(`**${rule} `))).toEqual([]);
});
