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
if (found && existsSync(found)) {
  if (!hasFonts() && canInstall()) install(PACKAGES.slice(1));
  process.exit(0);
}
if (process.env.CHROMIUM_PATH) {
  fail(`CHROMIUM_PATH is set to ${process.env.CHROMIUM_PATH}, but there is no file.`);
}
if (!canInstall()) fail("No Chromium was found, and this system has no apt to install one with.");

install(PACKAGES);
if (!chromiumPath()) fail("apt installed its packages, but no Chromium was found afterwards.");

function install(packages) {
  console.log(`Installing ${packages.join(", ")} with apt.`);
  const apt = process.getuid?.() === 0 ? ["apt-get"] : ["sudo", "-n", "apt-get"];
  run([...apt, "update", "-qq"]);
  run([...apt, "install", "-y", "-qq", "--no-install-recommends", ...packages]);
}

// Only where fontconfig can be asked; elsewhere the system brings its own fonts.
function hasFonts() {
  const { status, stdout } = spawnSync("fc-list", [":lang=zh", "family"], { encoding: "utf8" });
  return status !== 0 || stdout.trim() !== "";
}

function run([command, ...args]) {
  const { status } = spawnSync(command, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
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
