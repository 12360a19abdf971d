// Builds dist: one file per module with "use client" kept, then the sheets.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const run = (file, ...args) =>
  execFileSync(process.execPath, [file, ...args], { stdio: ["ignore", "inherit", "inherit"] });

rmSync("dist", { recursive: true, force: true });
run("node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json");
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
writeFileSync(sheet, withoutGlobals(readFileSync(sheet, "utf8")));

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
