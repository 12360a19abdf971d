// Everything that must hold, one step after the other; the closing line counts the steps.
import { spawn } from "node:child_process";

const npm = process.platform === "win32" ? "npm.cmd" : "npm";
const STEPS = [
  ["browser", "node", ["scripts/ensure-chromium.mjs"]],
  ["lint", npm, ["run", "-s", "lint"]],
  ["types", npm, ["run", "-s", "typecheck"]],
  ["build", npm, ["run", "-s", "build"]],
  ["size", npm, ["run", "-s", "size"]],
  ["package", npm, ["run", "-s", "check:package"]],
  ["unit", npm, ["run", "-s", "test:unit"]],
  ["real", npm, ["run", "-s", "test:real"]],
  ["corpus", npm, ["run", "-s", "test:corpus"]],
  ["browser tests", npm, ["run", "-s", "test:browser"]],
  ["stories", npm, ["run", "-s", "test:stories"]],
  ["storybook build", npm, ["run", "-s", "storybook:build"]],
  ["screenshots", npm, ["run", "-s", "test:screenshots"]],
  ["end to end", npm, ["run", "-s", "test:e2e"]],
];

const failed = [];
const started = Date.now();
for (const [name, command, args] of STEPS) {
  const at = Date.now();
  console.log(`\n— ${name}`);
  const code = await run(command, args);
  console.log(`— ${name}: ${code === 0 ? "ok" : `failed (${code})`}, ${seconds(at)} s`);
  if (code === 0) continue;
  failed.push(name);
  // Without a browser or a build, the steps that need them would only repeat the same failure.
  if (name === "browser" || name === "build") break;
}
console.log(
  `\nall steps: ${seconds(started)} s${failed.length > 0 ? `; failed: ${failed.join(", ")}` : ""}`,
);
console.log(`${STEPS.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);

function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, CI: process.env.CI ?? "true" },
    });
    child.on("error", () => resolve(1));
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

function seconds(since) {
  return ((Date.now() - since) / 1000).toFixed(1);
}
