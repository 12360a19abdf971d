// Compiles Lucide into src/cards/shared/lucide/generated, each icon as one path: those that our own parts draw as a module
// each, and all of them grouped by first letter, so that an artifact may name any and only one small module travels.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const OUT = join(dirname(fileURLToPath(import.meta.url)), "../src/cards/shared/lucide");
const LUCIDE = dirname(createRequire(import.meta.url).resolve("lucide-react/package.json"));
const ICONS = join(LUCIDE, "dist/esm/icons");

/** The icons that our own parts draw. */
const OURS = (
  "arrow-down arrow-down-to-line arrow-right arrow-up arrow-up-right braces chart-column check chevron-down chevron-right chevron-up chevrons-up-down " +
  "circle-alert circle-slash code-xml columns-2 copy download ellipsis ellipsis-vertical equal eye-off file " +
  "file-cog file-diff file-digit file-pen-line file-text fold-vertical folder globe hash image image-off images info " +
  "list-tree message-square message-square-plus package package-check package-x pencil pilcrow pin rotate-cw " +
  "rows-2 scan-text search square-terminal table-2 text-align-start text-wrap unfold-vertical wrench x"
).split(" ");

const { version } = JSON.parse(readFileSync(join(LUCIDE, "package.json"), "utf8"));
const HEAD =
  `/*! Icons of Lucide ${version}, ISC License, Copyright (c) Lucide Contributors.\n` +
  "    Written by scripts/generate-lucide.mjs; edit that, then run `npm run icons`. */\n";

const n = (x) => Number(x);
const line = (a, b, c, d) => `M${a} ${b}L${c} ${d}`;
const ellipse = (cx, cy, rx, ry) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;

function rect({ x = 0, y = 0, width, height, rx, ry }) {
  const [w, h] = [n(width), n(height)];
  const r = Math.min(n(rx ?? ry ?? 0), w / 2, h / 2);
  if (r === 0) return `M${x} ${y}h${w}v${h}h${-w}z`;
  const turn = (dx, dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${n(x) + r} ${y}h${w - 2 * r}${turn(r, r)}v${h - 2 * r}${turn(-r, r)}h${2 * r - w}${turn(-r, -r)}v${2 * r - h}${turn(r, -r)}`;
}

function points(list, closed) {
  const all = list.trim().split(/[\s,]+/);
  const pairs = Array.from({ length: all.length / 2 }, (_, i) => `${all[2 * i]} ${all[2 * i + 1]}`);
  return `M${pairs.join("L")}${closed ? "z" : ""}`;
}

const SHAPES = {
  path: ({ d }) => d,
  rect,
  circle: ({ cx, cy, r }) => ellipse(n(cx), n(cy), n(r), n(r)),
  ellipse: ({ cx, cy, rx, ry }) => ellipse(n(cx), n(cy), n(rx), n(ry)),
  line: ({ x1, y1, x2, y2 }) => line(x1, y1, x2, y2),
  polyline: (attributes) => points(attributes.points, false),
  polygon: (attributes) => points(attributes.points, true),
};

// A path that begins with a small m is relative to the end of the one before it once both are joined; the pairs
// that follow it stay relative.
function absoluteStart(d) {
  const number = "(-?(?:\\d*\\.\\d+|\\d+))";
  const [, x, y, rest] = new RegExp(`^m\\s*${number}[\\s,]*${number}(.*)$`, "s").exec(d) ?? [];
  if (x === undefined) return d;
  return `M${x} ${y}${/^[\s,]*[-.\d]/.test(rest) ? "l" : ""}${rest}`;
}

function pathOf(name, node) {
  const parts = node.map(([tag, attributes]) => {
    if (!Object.hasOwn(SHAPES, tag)) throw new Error(`lucide: ${name} has a <${tag}>`);
    return absoluteStart(SHAPES[tag](attributes).trim());
  });
  const d = parts.join("");
  if (!/^[MmLlHhVvCcSsQqTtAaZz0-9eE\s,.+-]+$/.test(d))
    throw new Error(`lucide: ${name} is not a plain path`);
  return d;
}

/** Name → file, aliases included, as the library itself lists them. */
async function readNames() {
  const { default: imports } = await import(
    pathToFileURL(join(LUCIDE, "dist/esm/dynamicIconImports.mjs")).href
  );
  return Object.entries(imports).map(([name, load]) => [
    name,
    /icons\/([\w-]+)\.mjs/.exec(String(load))[1],
  ]);
}

const pascal = (name) => name.replace(/(?:^|-)([a-z0-9])/g, (_, first) => first.toUpperCase());

const ownFile = (name, d) =>
  `${HEAD}import type { LucideComponent } from "../../Icon.tsx";\nimport { glyph } from "../glyph.tsx";\n\n` +
  `export const ${pascal(name)}: LucideComponent = /* @__PURE__ */ glyph(\n  ${JSON.stringify(d)},\n);\n`;

/** All generated files as `name → text`, the same for the same Lucide version. */
export async function generate() {
  const letters = new Map();
  const paths = new Map();
  for (const [name, file] of await readNames()) {
    const { __iconData: data } = await import(pathToFileURL(join(ICONS, `${file}.mjs`)).href);
    if (data?.size !== 24) throw new Error(`lucide: ${file} has no data of 24 units`);
    const letter = name[0];
    if (!/[a-z]/.test(letter)) throw new Error(`lucide: ${name} does not begin with a letter`);
    const d = pathOf(name, data.node);
    paths.set(name, d);
    letters.set(letter, [...(letters.get(letter) ?? []), [name, d]]);
  }
  const sorted = [...letters].sort(([a], [b]) => (a < b ? -1 : 1));
  const loaders = sorted
    .map(([letter]) => `  ${letter}: () => import("./${letter}.ts"),\n`)
    .join("");
  return new Map([
    ...OURS.map((name) => [`icons/${name}.ts`, ownFile(name, paths.get(name))]),
    [
      "generated/loaders.ts",
      `${HEAD}type PathModule = Promise<{ readonly PATHS: readonly (readonly [name: string, d: string])[] }>;\n\n` +
        `export const LOADERS: Readonly<Record<string, () => PathModule>> = {\n${loaders}};\n`,
    ],
    ...sorted.map(([letter, list]) => [
      `generated/${letter}.ts`,
      `${HEAD}export const PATHS: readonly (readonly [name: string, d: string])[] = [\n${list
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map((pair) => `  ${JSON.stringify(pair)},\n`)
        .join("")}];\n`,
    ]),
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = await generate();
  for (const folder of ["icons", "generated"]) {
    mkdirSync(join(OUT, folder), { recursive: true });
    for (const old of readdirSync(join(OUT, folder)))
      if (!files.has(`${folder}/${old}`)) rmSync(join(OUT, folder, old));
  }
  for (const [name, text] of files) writeFileSync(join(OUT, name), text);
  console.log(`lucide: ${files.size} files, version ${version}`);
}
