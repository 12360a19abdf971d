import { execFileSync } from "node:child_process";
import {
  chmodSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { FsEntry } from "./types.ts";

const FOLDERS = ["workspace", "output", "tmp", "upload", "config"];
/** Content of another agent's file: must never be seen. */
export const OTHER_AGENT = "CANARY-OTHER-AGENT";

/** The temporary disk of one case. */
export interface Disk {
  /** Holds everything; nothing of its path may leave the companion. */
  readonly base: string;
  readonly agents: Readonly<Record<string, string>>;
  /** What must never be served: contents outside the deliverable folders. */
  readonly canaries: readonly string[];
  /** Host path of an entry below the case's agent root. */
  at(path: string): string;
  /** Target of a link: `@outside/` stands for the outside folder. */
  target(link: string): string;
  /** Descriptors of this process that are open below `base`; 0 where the system cannot say. */
  openDescriptors(): number;
  close(): void;
}

/** Builds the folders and entries of a case. Throws when this machine cannot make one of them. */
export async function createDisk(agent: string, entries: readonly FsEntry[]): Promise<Disk> {
  // Short, because the path of a socket may have 107 bytes.
  const base = realpathSync(mkdtempSync(join(tmpdir(), "acs-")));
  const root = join(base, "r");
  const outside = join(base, "outside");
  for (const folder of FOLDERS) mkdirSync(join(root, folder), { recursive: true });
  mkdirSync(outside);
  mkdirSync(join(base, "b", "output"), { recursive: true });
  writeFileSync(join(base, "b", "output", "b.txt"), OTHER_AGENT);
  const sockets: Server[] = [];
  const disk: Disk = {
    base,
    agents: { bob: join(base, "b"), ...(isPlainId(agent) ? { [agent]: root } : {}) },
    canaries: [OTHER_AGENT, "CANARY-OUTSIDE", ...entries.filter(isForbidden).map(contentOf)].filter(
      ({ length }) => length >= 6,
    ),
    at: (path) => join(root, path),
    target: (link) =>
      link.startsWith("@outside/") ? join(outside, link.slice("@outside/".length)) : link,
    openDescriptors: () => countDescriptors(base),
    close() {
      for (const socket of sockets) socket.close();
      rmSync(base, { recursive: true, force: true });
    },
  };
  try {
    for (const entry of inOrder(entries)) {
      const path = join(entry.outside ? outside : root, entry.path);
      mkdirSync(dirname(path), { recursive: true });
      if (entry.socket) sockets.push(await listenAt(path));
      else make(entry, path, disk);
    }
  } catch (error) {
    disk.close();
    throw error;
  }
  return disk;
}

function make(entry: FsEntry, path: string, disk: Disk): void {
  if (entry.symlink !== undefined || entry.hardlink !== undefined)
    rmSync(path, { recursive: true, force: true });
  if (entry.symlink !== undefined) symlinkSync(disk.target(entry.symlink), path);
  else if (entry.hardlink !== undefined) linkSync(hardTarget(entry.hardlink, disk), path);
  else if (entry.fifo) makeFifo(path);
  else if (entry.sparse !== undefined) {
    writeFileSync(path, "");
    truncateSync(path, entry.sparse);
  } else writeFileSync(path, bytesOf(entry));
  if (entry.mode !== undefined) chmodSync(path, Number.parseInt(entry.mode, 8));
}

/** Makes a named pipe; throws where there is no such thing. */
export function makeFifo(path: string): void {
  execFileSync("sh", ["-c", 'mkfifo "$0"', path], { stdio: "ignore" });
}

function hardTarget(link: string, disk: Disk): string {
  return link.startsWith("@outside/") ? disk.target(link) : disk.at(link);
}

/** Outside entries, files, then links. */
function inOrder(entries: readonly FsEntry[]): readonly FsEntry[] {
  const rank = (entry: FsEntry): number =>
    entry.symlink !== undefined || entry.hardlink !== undefined ? 2 : entry.outside ? 0 : 1;
  return [...entries].sort((a, b) => rank(a) - rank(b));
}

function bytesOf({ content, contentB64 }: FsEntry): Buffer {
  return contentB64 === undefined ? Buffer.from(content ?? "") : Buffer.from(contentB64, "base64");
}

function contentOf(entry: FsEntry): string {
  return bytesOf(entry).toString("latin1");
}

/** Whether a file lies where nothing may be delivered from. */
function isForbidden({ outside, path, symlink, hardlink }: FsEntry): boolean {
  if (symlink !== undefined || hardlink !== undefined) return false;
  return outside === true || path.startsWith("config/");
}

/** An agent id that a host would register. */
function isPlainId(agent: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(agent) && !(agent in Object.prototype);
}

function countDescriptors(base: string): number {
  if (process.platform !== "linux") return 0;
  return readdirSync("/proc/self/fd").filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(base);
    } catch {
      return false;
    }
  }).length;
}

function listenAt(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(path, () => resolve(server));
  });
}
