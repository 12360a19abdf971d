// The package as it would be published: names and types resolve, directives and lazy imports are kept, nothing unsafe is in it.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const problems = [];
const check = (ok, message) => ok || problems.push(message);
const bin = (name, ...args) =>
  execFileSync(process.execPath, [name, ...args], { stdio: ["ignore", "inherit", "inherit"] });

check(existsSync("dist/index.js"), 'dist is missing: run "npm run build" first');
const files = readdirSync("dist", { recursive: true })
  .map(String)
  .filter((file) => file.endsWith(".js"));
for (const file of files) checkModule(file, readFileSync(join("dist", file), "utf8"));

const { exports } = JSON.parse(readFileSync("package.json", "utf8"));
for (const [name, target] of Object.entries(exports)) {
  for (const path of typeof target === "string" ? [target] : Object.values(target)) {
    check(existsSync(path), `export "${name}" points to ${path}, which does not exist`);
  }
}
for (const [name, target] of Object.entries(exports)) {
  if (typeof target === "string") continue;
  await import(new URL(`../${target.default}`, import.meta.url)).catch((error) =>
    problems.push(`"${name}" cannot be imported in plain Node: ${error.message}`),
  );
}

const to = mkdtempSync(join(tmpdir(), "artifact-cards-"));
try {
  execFileSync("npm", ["pack", "--silent", "--pack-destination", to], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [tarball] = readdirSync(to);
  bin("node_modules/publint/src/cli.js", "--strict");
  bin(
    "node_modules/@arethetypeswrong/cli/dist/index.js",
    join(to, tarball),
    "--profile",
    "esm-only",
    "--exclude-entrypoints",
    "styles.css",
    "themes/shadcn.css",
    "themes/shadcn-hsl.css",
  );
} catch (error) {
  problems.push(`publint or attw: ${error.message}`);
} finally {
  rmSync(to, { recursive: true, force: true });
}

for (const problem of problems) console.error(`package: ${problem}`);
console.log(
  `package: ${files.length} modules, ${Object.keys(exports).length} exports, ${problems.length} problems`,
);
process.exit(problems.length > 0 ? 1 : 0);

// security section 9.6: nothing that evaluates text, injects a style, or has a second door for HTML.
function checkModule(file, code) {
  const client =
    /from "react"/.test(code) && /\buse[A-Z]\w*\(|createContext|extends Component/.test(code);
  check(
    !client || code.startsWith('"use client"'),
    `${file} uses client React without "use client"`,
  );
  check(!/\beval\(|new Function\(/.test(code), `${file} evaluates text`);
  check(!/createElement\("style"\)|<style/.test(code), `${file} injects a style`);
  check(
    file.includes("TrustedHtml") ||
      !/innerHTML|dangerouslySetInnerHTML|insertAdjacentHTML/.test(code),
    `${file} writes HTML`,
  );
}
