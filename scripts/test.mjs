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

// A failure is told again at the very end: the log of a long run is often cut in the middle.
const TAIL = 12_000;
const failed = [];
const started = Date.now();
for (const [name, command, args] of STEPS) {
  const at = Date.now();
  console.log(`\n— ${name}`);
  const { code, tail } = await run(command, args);
  console.log(`— ${name}: ${code === 0 ? "ok" : `failed (${code})`}, ${seconds(at)} s`);
  if (code === 0) continue;
  failed.push({ name, tail });
  // Without a browser or a build, the steps that need them would only repeat the same failure.
  if (name === "browser" || name === "build") break;
}
for (const { name, tail } of failed) console.log(`\n— the end of ${name}, which failed\n${tail}`);
const names = failed.map((step) => step.name).join(", ");
console.log(`\nall steps: ${seconds(started)} s${names === "" ? "" : `; failed: ${names}`}`);
console.log(`${STEPS.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);

function run(command, args) {
  return new Promise((resolve) => {
    let tail = "";
    const child = spawn(command, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, CI: process.env.CI ?? "true" },
    });
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      from.setEncoding("utf8");
      from.on("data", (text) => {
        to.write(text);
        tail = (tail + text).slice(-TAIL);
      });
    }
    child.on("error", (error) => resolve({ code: 1, tail: `${tail}\n${error}` }));
    // A process left behind may hold the pipes open for ever.
    child.on("exit", (code) => {
      const done = () => resolve({ code: code ?? 1, tail });
      child.on("close", done);
      setTimeout(done, 2_000);
    });
  });
}

function seconds(since) {
  return ((Date.now() - since) / 1000).toFixed(1);
}
