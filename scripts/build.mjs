// Builds dist: one file per module with "use client" kept, then the sheets.
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { dropFallbacks, nestSheet, shortenNames } from "./sheet.mjs";

const run = (file, ...args) =>
  execFileSync(process.execPath, [file, ...args], { stdio: ["ignore", "inherit", "inherit"] });

rmSync("dist", { recursive: true, force: true });
run("node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json");
for (const file of readdirSync("dist", { recursive: true }).map(String))
  if (file.endsWith(".js")) renameWorkers(join("dist", file));
mkdirSync("dist/themes", { recursive: true });
cpSync("src/styles/themes", "dist/themes", { recursive: true });

const sheet = "dist/styles.css";
run(
  "node_modules/@tailwindcss/cli/dist/index.mjs",
  "-i",
  "src/styles/index.css",
  "-o",
  sheet,
  "--minify",
);
writeFileSync(
  sheet,
  shortenNames(
    nestSheet(dropFallbacks(withoutGlobals(readFileSync(sheet, "utf8")))),
    namesInScript(),
  ),
);

function namesInScript() {
  const names = new Set();
  for (const file of readdirSync("dist", { recursive: true }).map(String))
    if (file.endsWith(".js"))
      for (const [name] of readFileSync(join("dist", file), "utf8").matchAll(/--_ac-[a-z0-9-]+/g))
        names.add(name);
  return names;
}

// `@property` registers nothing inside a shadow tree and `--tw-*` would be shared with the host's own
// Tailwind: the defaults move to elements of ours and the names get our prefix.
function withoutGlobals(css) {
  const wrapper = /@layer properties\{@supports [^{]*\{\*,:before,:after,::backdrop\{([^}]*)\}\}\}/;
  const own = ':is([class^="ac:"],[class*=" ac:"])';
  const out = css
    .replace(wrapper, (_, defaults) => `${own},${own}:before,${own}:after{${defaults}}`)
    .replace(/@layer properties;/g, "")
    .replace(/@property --tw-[\w-]+\{[^}]*\}/g, "")
    .replaceAll("--tw-", "--ac-tw-");
  if (/@property|--tw-|@layer/.test(out))
    throw new Error("build: a global name of Tailwind is left in the sheet");
  return out;
}

// TypeScript renames what is imported, but not the worker files in `new URL("./x.worker.ts", import.meta.url)`.
function renameWorkers(file) {
  const code = readFileSync(file, "utf8");
  const out = code.replace(
    /(new URL\("\.[^"]*)\.ts("\s*,\s*import\.meta\.url\))/g,
    (_, start, end) => `${start}.js${end}`,
  );
  for (const [, to] of out.matchAll(/new URL\("(\.[^"]*)"/g))
    if (!to.endsWith(".js") || !existsSync(join(dirname(file), to)))
      throw new Error(`build: ${file} names "${to}", which is not there`);
  if (out !== code) writeFileSync(file, out);
}
