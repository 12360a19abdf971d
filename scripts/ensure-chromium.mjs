// Makes sure that browser tests can run: finds a Chromium, installs one where that is possible, else says what to do.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromiumPath } from "./chromium.mjs";

// Without these, Chinese, Arabic and emoji in screenshots are boxes.
const PACKAGES = [
  "chromium",
  "fonts-noto-core",
  "fonts-noto-cjk",
  "fonts-noto-color-emoji",
  "fonts-dejavu-core",
];

const found = chromiumPath();
if (found && existsSync(found)) process.exit(0);
if (process.env.CHROMIUM_PATH) {
  fail(`CHROMIUM_PATH is set to ${process.env.CHROMIUM_PATH}, but there is no file.`);
}
if (!canInstall()) fail("No Chromium was found, and this system has no apt to install one with.");

console.log(`No Chromium found: installing ${PACKAGES.join(", ")} with apt.`);
const apt = process.getuid?.() === 0 ? ["apt-get"] : ["sudo", "-n", "apt-get"];
const quiet = {
  stdio: ["ignore", "ignore", "inherit"],
  env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
};
run([...apt, "update", "-qq"]);
run([...apt, "install", "-y", "-qq", "--no-install-recommends", ...PACKAGES]);
if (!chromiumPath()) fail("apt installed its packages, but no Chromium was found afterwards.");

function run([command, ...args]) {
  const { status } = spawnSync(command, args, quiet);
  if (status !== 0) fail(`"${[command, ...args].join(" ")}" failed.`);
}

function canInstall() {
  if (spawnSync("apt-get", ["--version"], { stdio: "ignore" }).status !== 0) return false;
  return (
    process.getuid?.() === 0 || spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0
  );
}

function fail(what) {
  console.error(
    `${what}\nThe browser tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to its executable, and run again.`,
  );
  process.exit(1);
}
