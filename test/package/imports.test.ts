import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../src");
const files = readdirSync(ROOT, { recursive: true })
  .map(String)
  .filter((file) => /\.tsx?$/.test(file));

interface Import {
  readonly to: string;
  readonly typeOnly: boolean;
}

function importsOf(file: string): Import[] {
  const code = readFileSync(join(ROOT, file), "utf8");
  const found: Import[] = [];
  const statements = /(?:^|\n)\s*(import|export)\s+(type\s)?[^;"']*?from\s+["']([^"']+)["']/g;
  for (const [, , type, to] of code.matchAll(statements)) {
    found.push({ to: resolve(file, String(to)), typeOnly: type !== undefined });
  }
  for (const [, to] of code.matchAll(/\bimport\(\s*["']([^"']+)["']\s*\)/g)) {
    found.push({ to: resolve(file, String(to)), typeOnly: false });
  }
  for (const [, to] of code.matchAll(/(?:^|\n)import\s+["']([^"']+)["']/g)) {
    found.push({ to: resolve(file, String(to)), typeOnly: false });
  }
  for (const [, to] of code.matchAll(/\bnew URL\(\s*["'](\.[^"']+)["']\s*,\s*import\.meta\.url/g)) {
    found.push({ to: resolve(file, String(to)), typeOnly: false });
  }
  return found;
}

const resolve = (from: string, to: string): string =>
  to.startsWith(".") ? normalize(join(dirname(from), to)) : to;

const graph = new Map(files.map((file) => [file, importsOf(file)]));

/** First rule that fits a file wins; `may` lists what it may import of ours. */
const RULES: readonly { readonly from: RegExp; readonly may: readonly RegExp[] }[] = [
  { from: /^protocol\/errors\.ts$/, may: [] },
  { from: /^protocol\/safety\//, may: [/^protocol\/(safety|errors)/] },
  {
    from: /^protocol\/(artifact|payloads)\//,
    may: [
      /^protocol\/(safety|errors|artifact|payloads)/,
      /^protocol\/calls\/(stringify|linesText)/,
    ],
  },
  { from: /^protocol\//, may: [/^protocol\//] },
  { from: /^adapters\//, may: [/^protocol\//, /^adapters\//] },
  { from: /^server\//, may: [/^protocol\//, /^server\//] },
  {
    from: /^highlight\//,
    may: [/^highlight\//, /^cards\/shared\//, /^protocol\/errors\.ts$/],
  },
  { from: /^locales\//, may: [/^locales\//] },
  { from: /^registry\/defaultRegistry\.tsx?$/, may: [/^(registry|protocol|cards)\//] },
  {
    from: /^registry\//,
    may: [/^(registry|protocol)\//, /^cards\/CardProps\.ts$/, /^cards\/shared\//],
  },
  { from: /^cards\/shared\//, may: [/^protocol\//, /^cards\/shared\//, /^locales\//] },
  {
    from: /^cards\/Card\//,
    may: [/^protocol\//, /^cards\/(shared|Card)\//, /^cards\/CardProps\.ts$/, /^locales\//],
  },
  { from: /^cards\//, may: [/^protocol\//, /^cards\//, /^locales\//] },
  {
    from: /^react\//,
    may: [
      /^(react|registry|protocol)\//,
      /^cards\/(shared|Card)\//,
      /^cards\/CardProps\.ts$/,
      /^locales\//,
    ],
  },
  { from: /^index\.ts$/, may: [/./] },
];

test("folders import only what architecture allows", () => {
  const wrong: string[] = [];
  for (const [file, imports] of graph) {
    const rule = RULES.find(({ from }) => from.test(file));
    if (!rule) wrong.push(`${file}: no rule for this folder`);
    for (const { to } of imports) {
      if (graph.has(to) && !rule?.may.some((allowed) => allowed.test(to)))
        wrong.push(`${file} → ${to}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("a card of one kind does not import a card of another", () => {
  const kindOf = (file: string) => /^cards\/(\w+Card)\//.exec(file)?.[1];
  const wrong = [...graph].flatMap(([file, imports]) =>
    imports
      .filter(({ to }) => kindOf(file) && kindOf(to) && kindOf(file) !== kindOf(to))
      .map(({ to }) => `${file} → ${to}`),
  );
  expect(wrong).toEqual([]);
});

test("the protocol and the adapters need no React, DOM or Node; the server needs no React", () => {
  const foreign = [...graph].flatMap(([file, imports]) =>
    imports
      .filter(({ to, typeOnly }) => {
        if (graph.has(to) || typeOnly) return false;
        if (/^(protocol|adapters|locales)\//.test(file)) return true;
        return file.startsWith("server/") && !to.startsWith("node:");
      })
      .map(({ to }) => `${file} → ${to}`),
  );
  expect(foreign).toEqual([]);
});

test("every relative import names a file of ours", () => {
  const missing = [...graph].flatMap(([file, imports]) =>
    imports
      .filter(({ to }) => /^[\w.]+\//.test(to) && /\.tsx?$/.test(to) && !graph.has(to))
      .map(({ to }) => `${file} → ${to}`),
  );
  expect(missing).toEqual([]);
});

test("there is no circle", () => {
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(" → "));
    if (path.includes(file) || done.has(file)) return;
    for (const { to, typeOnly } of graph.get(file) ?? [])
      if (!typeOnly && graph.has(to)) walk(to, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  expect(circles).toEqual([]);
});

test("only defaultRegistry names the delivery tool among what renders", () => {
  const named = files.filter(
    (file) =>
      /^(cards|react|registry)\//.test(file) &&
      /["']SendArtifacts["']/.test(readFileSync(join(ROOT, file), "utf8")),
  );
  expect(named.map((file) => relative("registry", file).replace(/\.tsx?$/, ""))).toEqual([
    "defaultRegistry",
  ]);
});
