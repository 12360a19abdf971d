import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const START = join(import.meta.dirname, "../../scripts/start.mjs");
const PATIENCE = 120_000;

/** The demo as `npm start` runs it, in a process and a temporary folder of its own. */
export interface RunningServer {
  readonly url: string;
  /** Host folder of the one agent that has a sandbox. */
  agentRoot(): string;
  stop(): Promise<void>;
}

/** Starts it on a free port and waits for the address that it prints. */
export async function startServer(env: Readonly<Record<string, string>>): Promise<RunningServer> {
  const temporary = mkdtempSync(join(tmpdir(), "chat-e2e-"));
  const child = spawn(process.execPath, [START], {
    env: { ...process.env, PORT: "", TMPDIR: temporary, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const url = await printedUrl(child);
  return {
    url,
    agentRoot() {
      const [folder = ""] = readdirSync(temporary).filter((name) =>
        name.startsWith("artifact-cards-chat-"),
      );
      const sessions = readdirSync(join(temporary, folder));
      if (sessions.length !== 1) throw new Error(`expected one session, found ${sessions.length}`);
      return join(temporary, folder, sessions[0] ?? "", "agent");
    },
    async stop() {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await gone;
      const left = readdirSync(temporary).filter((name) => name.startsWith("artifact-cards-chat-"));
      rmSync(temporary, { recursive: true, force: true });
      if (left.length > 0) throw new Error(`the server left ${left.join(", ")} behind`);
    },
  };
}

function printedUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = "";
    const timer = setTimeout(
      () => reject(new Error(`no address after ${PATIENCE} ms: ${printed}`)),
      PATIENCE,
    );
    const look = (chunk: Buffer) => {
      printed += chunk;
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
      if (!url) return;
      clearTimeout(timer);
      resolve(url);
    };
    child.stdout?.on("data", look);
    child.stderr?.on("data", look);
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${printed}`)));
  });
}
