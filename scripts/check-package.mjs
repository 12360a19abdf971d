// The package as it would be published: names and types resolve, directives and lazy imports are kept, nothing unsafe is in it.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { build } from "esbuild";

const problems = [];
const check = (ok, message) => ok || problems.push(message);
const run = (name, ...args) =>
  execFileSync(process.execPath, [name, ...args], { stdio: ["ignore", "inherit", "inherit"] });

check(existsSync("dist/index.js"), 'dist is missing: run "npm run build" first');
const manifest = JSON.parse(readFileSync("package.json", "utf8"));
const modules = readdirSync("dist", { recursive: true })
  .map(String)
  .filter((file) => file.endsWith(".js"));

for (const file of modules) checkModule(file, readFileSync(join("dist", file), "utf8"));
await checkWorkers();
await checkExports(manifest.exports);
checkTarball();

for (const problem of problems) console.error(`package: ${problem}`);
console.log(
  `package: ${modules.length} modules, ${Object.keys(manifest.exports).length} exports, ${problems.length} problems`,
);
process.exit(problems.length > 0 ? 1 : 0);

function checkModule(file, text) {
  const code = withoutComments(text);
  checkDirective(file, code);
  checkImports(file, code);
  checkSafety(file, code);
}

// A bundler that knows server components reads the directive; comments may stand before it.
function checkDirective(file, code) {
  const usesReact = /from "react(?:\/jsx-runtime)?"/.test(code);
  const client = /\buse[A-Z]\w*\(|createContext\(|extends Component\b|\bon[A-Z]\w+: /.test(code);
  check(
    !(usesReact && client) || /^\s*"use client"/.test(code),
    `${file} uses client React without "use client"`,
  );
}

// What a module asks for is what npm installs with the package, or Node's own in the server part.
function checkImports(file, code) {
  const installed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const statements = /^(?:import|export)\b[^;"]*\bfrom\s*"([^"]+)"|^import\s*"([^"]+)"/gm;
  const calls = /\bimport\(\s*"([^"]+)"\s*\)/g;
  for (const [, one, two] of [...code.matchAll(statements), ...code.matchAll(calls)]) {
    const from = one ?? two;
    const isOurs = from.startsWith(".") && existsSync(join("dist", dirname(file), from));
    const isNode = from.startsWith("node:") && file.startsWith("server/");
    const isInstalled = installed.some((name) => from === name || from.startsWith(`${name}/`));
    check(isOurs || isNode || isInstalled, `${file} imports "${from}", which is not there`);
  }
  // Bundlers find a worker by this literal, beside the module that names it.
  for (const [start, url] of code.matchAll(
    /new Worker\((?:new URL\("([^"]*)"[^)]*\), \{ type: "module" \})?/g,
  ))
    check(
      url?.startsWith("./") && url.endsWith(".js") && existsSync(join("dist", dirname(file), url)),
      `${file} starts a worker that bundlers cannot find: ${start}`,
    );
}

// Vite 5 to 7 make one file of a worker and fail on modules that load others later (vitejs/vite#18585); Vite 8 takes all of
// them in. So everything a worker needs is imported at its top.
async function checkWorkers() {
  const workers = modules.filter((file) => file.endsWith(".worker.js"));
  check(workers.length > 0, "no worker is in dist");
  for (const file of workers) {
    const { metafile } = await build({
      entryPoints: [join("dist", file)],
      bundle: true,
      format: "esm",
      outdir: "dist",
      write: false,
      metafile: true,
      logLevel: "error",
    });
    for (const [module, { imports }] of Object.entries(metafile.inputs))
      for (const { kind, original, path } of imports)
        check(
          kind === "import-statement" || kind === "require-call",
          `${file} has a ${kind} of "${original ?? path}", in ${module}`,
        );
  }
}

// security section 9.6: nothing that evaluates text, injects a style, or has a second door for HTML.
function checkSafety(file, code) {
  check(!/\beval\(|new Function\(/.test(code), `${file} evaluates text`);
  check(!/createElement\("style"\)|<style/.test(code), `${file} injects a style`);
  check(
    file.includes("TrustedHtml") ||
      !/innerHTML|dangerouslySetInnerHTML|insertAdjacentHTML/.test(code),
    `${file} writes HTML`,
  );
}

async function checkExports(exports) {
  for (const [name, target] of Object.entries(exports)) {
    for (const path of typeof target === "string" ? [target] : Object.values(target))
      check(existsSync(path), `export "${name}" points to ${path}, which does not exist`);
    if (typeof target === "string") continue;
    await import(new URL(`../${target.default}`, import.meta.url)).catch((error) =>
      problems.push(`"${name}" cannot be imported in plain Node: ${error.message}`),
    );
  }
}

function checkTarball() {
  const to = mkdtempSync(join(tmpdir(), "artifact-cards-"));
  try {
    const listed = execFileSync("npm", ["pack", "--json", "--silent", "--pack-destination", to]);
    const [{ filename, files }] = JSON.parse(String(listed));
    checkFiles(files.map(({ path }) => path));
    run("node_modules/publint/src/cli.js", "--strict");
    const sheets = Object.keys(manifest.exports).filter((name) => name.endsWith(".css"));
    run(
      "node_modules/@arethetypeswrong/cli/dist/index.js",
      join(to, filename),
      "--quiet",
      "--profile",
      "esm-only",
      "--exclude-entrypoints",
      ...sheets.map((name) => relative(".", name)),
    );
  } catch (error) {
    problems.push(`npm pack, publint or attw: ${error.message}`);
  } finally {
    rmSync(to, { recursive: true, force: true });
  }
}

function checkFiles(files) {
  for (const wanted of ["README.md", "LICENSE", "CHANGELOG.md", "THIRD_PARTY_NOTICES.md"])
    check(files.includes(wanted), `${wanted} is not in the tarball`);
  for (const file of files.filter((name) => name.endsWith(".md")))
    for (const [, path] of readFileSync(file, "utf8").matchAll(/\]\((?!https?:)([^)#\s]+)/g))
      check(
        files.includes(join(dirname(file), path)),
        `${file} links to ${path}, which is not in the tarball`,
      );
  for (const file of files)
    check(
      !/\.(?:map|tsx|tsbuildinfo)$|\.test\./.test(file),
      `${file} does not belong in the tarball`,
    );
}

// Texts that hold "//" or "/*" keep it: only whole comment lines and blocks at the start of a line go.
function withoutComments(text) {
  return text.replace(/^\s*\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}
