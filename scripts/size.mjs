// What one import costs, per entry, against its budget. Sizes are bytes, minified, gzip -9, React left out.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const KB = 1024;
const BUDGETS = [
  // What loads before any card of a heavy kind is shown: the entry chunk and all it imports statically.
  {
    name: "ToolCallCard and ArtifactProvider",
    code: 'export { ToolCallCard, ArtifactProvider } from "./dist/index.js"',
    max: 30 * KB,
  },
  {
    name: "artifact-cards/protocol",
    code: 'export * from "./dist/protocol/index.js"',
    max: 12 * KB,
  },
  {
    name: "artifact-cards/adapters/codeagent",
    code: 'export * from "./dist/adapters/codeagent.js"',
    max: 10 * KB,
  },
  {
    name: "artifact-cards/adapters/ai-sdk",
    code: 'export * from "./dist/adapters/ai-sdk.js"',
    max: 12 * KB,
  },
  {
    name: "artifact-cards/highlight/pierre",
    code: 'export * from "./dist/highlight/pierre.js"',
    max: 3 * KB,
  },
  {
    name: "artifact-cards/highlight/shiki",
    code: 'export * from "./dist/highlight/shiki.js"',
    max: 3 * KB,
  },
  {
    name: "artifact-cards/locales/zh-CN",
    code: 'export * from "./dist/locales/zh-CN.js"',
    max: 4 * KB,
  },
];
const SHEETS = [
  { name: "artifact-cards/styles.css", file: "dist/styles.css", max: 12 * KB },
  { name: "artifact-cards/themes/shadcn.css", file: "dist/themes/shadcn.css", max: 1 * KB },
];

// What no page should load before it shows one.
const HEAVY =
  /cards\/(?:Table|Image|Code|Diff|Files)Card\/|Popover\/RadixPopover|(?:fileIcons|lucide)\/generated\/(?!loaders)|radix-ui|highlight\.js|shared\/highlight\/highlightTokenizer/;

const gzip = (bytes) => gzipSync(bytes, { level: 9 }).length;
const rows = [];
const early = [];
for (const { name, code, max } of BUDGETS) {
  const { first, modules, chunks } = await bundle(code);
  early.push(...modules.filter((module) => HEAVY.test(module)));
  rows.push({ name, size: first, max });
  if (name.startsWith("ToolCallCard"))
    for (const chunk of chunks) rows.push({ name: `  later: ${chunk.name}`, size: chunk.size });
}
for (const { name, file, max } of SHEETS) rows.push({ name, size: gzip(readFileSync(file)), max });

let over = 0;
for (const { name, size, max } of rows) {
  const budget = max === undefined ? "" : ` of ${(max / KB).toFixed(1)}`;
  const bad = max !== undefined && size > max;
  if (bad) over += 1;
  console.log(
    `${bad ? "OVER " : "     "}${name.padEnd(44)} ${(size / KB).toFixed(2).padStart(7)}${budget} kB`,
  );
}
if (over > 0) {
  console.error(
    `${over} over budget: find what was added with "npx esbuild --bundle --analyze", or load it later.`,
  );
}
for (const module of early) console.error(`${module} loads with the first import.`);
if (over > 0 || early.length > 0) process.exit(1);

/** @returns the gzip size of the entry with its static imports, their modules, and every chunk that loads later. */
async function bundle(contents) {
  const result = await build({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    splitting: true,
    format: "esm",
    outdir: "size",
    write: false,
    metafile: true,
    external: ["react", "react-dom", "react/*", "react-dom/*", "shiki", "@pierre/highlights"],
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  });
  const { outputs } = result.metafile;
  const bytes = new Map(result.outputFiles.map((file) => [relative(file.path), file.contents]));
  const entry = Object.keys(outputs).find((key) => outputs[key].entryPoint === "<stdin>");
  const first = reach(outputs, entry);
  const later = Object.keys(outputs).filter((key) => !first.has(key));
  // One file, as Rollup and webpack make of all that an entry imports statically; esbuild cuts it into many.
  const sum = gzip(Buffer.concat([...first].map((key) => bytes.get(key))));
  const named = later.map((key) => ({
    name: label(outputs[key], key),
    size: gzip(bytes.get(key)),
  }));
  const modules = [...first].flatMap((key) =>
    Object.entries(outputs[key].inputs).flatMap(([module, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [module] : [],
    ),
  );
  return { first: sum, modules, chunks: named.sort((a, b) => b.size - a.size).slice(0, 24) };
}

function reach(outputs, from, seen = new Set()) {
  if (seen.has(from)) return seen;
  seen.add(from);
  for (const { path, kind } of outputs[from].imports)
    if (kind === "import-statement" && outputs[path]) reach(outputs, path, seen);
  return seen;
}

function label(output, key) {
  return (output.entryPoint ?? `shared (${Object.keys(output.inputs).at(-1) ?? key})`).replace(
    /^dist\//,
    "",
  );
}

function relative(path) {
  return path.slice(path.lastIndexOf("/size/") + 1);
}
