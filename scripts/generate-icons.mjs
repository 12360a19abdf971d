// Compiles material-icon-theme into src/cards/shared/fileIcons/generated: the shapes that are there at
// once, the common icons in one lazy module, all others in a few lazy modules, and one compact lookup.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const OUT = join(
  dirname(fileURLToPath(import.meta.url)),
  "../src/cards/shared/fileIcons/generated",
);
const THEME = dirname(createRequire(import.meta.url).resolve("material-icon-theme/package.json"));

const BUCKETS = 20;

/** Shapes that load with the first tile, and the extensions for which they are the last word. */
const EAGER = {
  file: "",
  image: "png jpg jpeg gif webp bmp avif",
  video: "mp4 mov webm mkv avi",
  audio: "mp3 wav m4a ogg flac",
  zip: "zip gz tar tgz 7z rar",
  table: "csv tsv xlsx xls ods",
  pdf: "pdf",
  word: "doc docx odt rtf",
  powerpoint: "ppt pptx",
  document: "",
};

/** Whatever these show travels in one lazy module. */
const COMMON =
  "svg ico txt md html css scss sass less js mjs cjs jsx ts tsx json jsonl yaml yml xml toml ini py ipynb r rmd " +
  "qmd rb php java kt go rs c h cpp hpp cs swift sh bat ps1 sql db sqlite parquet log diff patch epub ttf eml " +
  "ics exe dmg apk wasm tex bib lock vue svelte dart lua scala jl pl env key pem gitignore dockerfile";

/** Extensions of data tools that the theme does not know, and .ogg, which is sound far more often. */
const OURS = {
  arrow: "database",
  h5: "database",
  hdf5: "database",
  rds: "r",
  rdata: "r",
  ogg: "audio",
};

const MANIFEST = join(THEME, "dist/material-icons.json");
const theme = JSON.parse(readFileSync(MANIFEST, "utf8"));

const readIcon = (name) => {
  const path = theme.iconDefinitions[name].iconPath;
  const svg = readFileSync(join(dirname(MANIFEST), path), "utf8").trim();
  if (!/^<svg [\x20-\x7e\n]*<\/svg>$/.test(svg))
    throw new Error(`icons: ${name} is not a plain ASCII svg`);
  if (/<(?:script|foreignObject|image|a|use|style)\b|\bon\w+=|href="(?!#)|javascript:/i.test(svg))
    throw new Error(`icons: ${name} holds active content or a reference`);
  if (svg.includes("'")) throw new Error(`icons: ${name} holds a single quote`);
  return svg.replaceAll('"', "'"); // nothing to escape in the string that holds it
};

function readTheme() {
  const extensions = new Map();
  for (const [key, icon] of Object.entries(theme.fileExtensions))
    extensions.set(key.toLowerCase(), icon);
  for (const [key, icon] of Object.entries(OURS)) extensions.set(key, icon);
  const names = new Map();
  for (const [key, icon] of Object.entries(theme.fileNames))
    if (!key.includes("/")) names.set(key.toLowerCase(), icon);
  return { extensions, names };
}

const version = JSON.parse(readFileSync(join(THEME, "package.json"), "utf8")).version;
const HEAD =
  `/*! Icons and names of material-icon-theme ${version}, MIT License, Copyright (c) Material Extensions.\n` +
  "    Written by scripts/generate-icons.mjs; edit that, then run `npm run icons`. */\n";

const icons = (names) =>
  `${HEAD}export const ICONS: Readonly<Record<string, string>> = {\n${names
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(readIcon(name))},\n`)
    .join("")}};\n`;

/** `icon key key;icon key`, both sorted: about a third of the size of a plain object. */
function packed(map) {
  const groups = new Map();
  for (const [key, icon] of map) {
    if (/[ ;]/.test(key)) continue;
    groups.set(icon, [...(groups.get(icon) ?? []), key]);
  }
  const line = ([icon, keys]) => [icon, ...keys.sort()].join(" ");
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(line)
    .join(";");
}

function eagerFile(extensions, names) {
  const last = [];
  for (const [icon, list] of Object.entries(EAGER))
    for (const extension of list.split(" ").filter(Boolean)) {
      if (extensions.get(extension) !== icon)
        throw new Error(`icons: the theme shows .${extension} as ${extensions.get(extension)}`);
      last.push([extension, icon]);
    }
  const ends = new Set(last.map(([extension]) => extension));
  const hasEagerEnd = (key) => key.includes(".") && ends.has(key.slice(key.lastIndexOf(".") + 1));
  const exceptions = [...names.keys(), ...extensions.keys()].filter(hasEagerEnd);
  return (
    icons(Object.keys(EAGER)) +
    `\n/** Extensions whose icon is one of these, as \`icon key key;icon key\`. */\n` +
    `export const EXTENSIONS = ${JSON.stringify(packed(new Map(last)))};\n` +
    "\n/** Name ends for which the full lookup says something else. */\n" +
    `export const EXCEPTIONS: readonly string[] = ${JSON.stringify([...new Set(exceptions)].sort())};\n`
  );
}

/** Neighbours in the alphabet share a module, so that the icons of one framework come together. */
function splitEvenly(names) {
  const sizes = names.map((name) => readIcon(name).length);
  const share = sizes.reduce((a, b) => a + b, 0) / BUCKETS;
  const buckets = Array.from({ length: BUCKETS }, () => []);
  let sum = 0;
  names.forEach((name, i) => {
    buckets[Math.min(BUCKETS - 1, Math.floor(sum / share))].push(name);
    sum += sizes[i];
  });
  return buckets.filter((bucket) => bucket.length > 0);
}

const loaders = (buckets) =>
  `${HEAD}type IconModule = Promise<{ readonly ICONS: Readonly<Record<string, string>> }>;\n\n` +
  "/** First icon of each module, in order. */\n" +
  `export const FIRSTS: readonly string[] = ${JSON.stringify(buckets.map((bucket) => bucket[0]))};\n\n` +
  `export const LOADERS: readonly (() => IconModule)[] = [\n${buckets
    .map((_, i) => `  () => import("./icons-${i}.ts"),\n`)
    .join("")}];\n`;

/** All generated files as `name → text`, the same for the same theme version. */
export function generate() {
  const { extensions, names } = readTheme();
  const eager = new Set(Object.keys(EAGER));
  const used = new Set([...extensions.values(), ...names.values()]);
  const common = new Set();
  for (const key of COMMON.split(" ")) {
    const icon = extensions.get(key) ?? names.get(key) ?? names.get(`.${key}`);
    if (icon === undefined) throw new Error(`icons: the theme has nothing for ${key}`);
    if (!eager.has(icon)) common.add(icon);
  }
  const commonNames = [...common].sort();
  const rest = [...used].filter((icon) => !eager.has(icon) && !common.has(icon)).sort();
  const buckets = splitEvenly(rest);
  return new Map([
    ["eager.ts", eagerFile(extensions, names)],
    ["common.ts", icons(commonNames)],
    ["loaders.ts", loaders(buckets)],
    [
      "lookup.ts",
      `${HEAD}export const EXTENSIONS =\n  ${JSON.stringify(packed(extensions))};\n\n` +
        `export const NAMES =\n  ${JSON.stringify(packed(names))};\n\n` +
        "/** Icons in the module of common ones. */\n" +
        `export const COMMON = ${JSON.stringify(commonNames.join(" "))};\n`,
    ],
    ...buckets.map((bucket, i) => [`icons-${i}.ts`, icons(bucket)]),
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = generate();
  mkdirSync(OUT, { recursive: true });
  for (const old of readdirSync(OUT)) if (!files.has(old)) rmSync(join(OUT, old));
  for (const [name, text] of files) writeFileSync(join(OUT, name), text);
  console.log(`icons: ${files.size} files, material-icon-theme ${version}`);
}
