// Puts the peers into bench/node_modules.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Runs `npm ci` in `folder` when its node_modules is missing or older than its lockfile. */
export function installPeers(folder) {
  const stamp = join(folder, "node_modules", ".lock-hash");
  const lock = readFileSync(join(folder, "package-lock.json"));
  const hash = createHash("sha256").update(lock).digest("hex");
  if (read(stamp) === hash) return;
  console.log("bench: installing the peers");
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
  execFileSync("npm", args, { cwd: folder, stdio: ["ignore", "inherit", "inherit"] });
  writeFileSync(stamp, hash);
}

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
