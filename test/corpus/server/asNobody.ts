import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { ServerCase } from "./types.ts";

// The user and group "nobody" of most systems; no file of a case belongs to them but those they make.
const NOBODY = 65_534;

/** The faults of a case that was run by a process without root's rights, or why it could not be. */
export type NobodyResult = { readonly faults: string[] } | { readonly skipped: string };

/** Runs a case in a child process with a dropped uid, for root reads files of any mode (security section 9, 7). */
export function runAsNobody(one: ServerCase, companion: URL): Promise<NobodyResult> {
  return new Promise((resolve) => {
    let child: ChildProcess;
    try {
      child = fork(fileURLToPath(new URL("./nobodyChild.ts", import.meta.url)), {
        uid: NOBODY,
        gid: NOBODY,
        execArgv: ["--import", "tsx"],
        serialization: "advanced",
        stdio: ["ignore", "ignore", "pipe", "ipc"],
      });
    } catch (error) {
      return resolve({ skipped: `no process without root's rights: ${error}` });
    }
    let stderr = "";
    child.stderr?.on("data", (chunk) => {
      stderr += chunk;
    });
    child.on("error", (error) =>
      resolve({ skipped: `no process without root's rights: ${error}` }),
    );
    child.on("message", (faults) => {
      resolve({ faults: faults as string[] });
      child.disconnect();
    });
    child.on("exit", (code) =>
      resolve({
        skipped: `a process without root's rights ended with ${code}: ${stderr.slice(0, 300)}`,
      }),
    );
    child.send({ one: { ...one, input: one.input }, companion: companion.href });
  });
}
