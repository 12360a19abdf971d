import { cp, mkdir, realpath } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const SEED = fileURLToPath(new URL("../seed", import.meta.url));
const FOLDERS = ["workspace", "output", "tmp", "upload"];

/** The folder of one agent. Tools see it as `/data/agent/<agentId>`; the same rules hold for every path they give. */
export interface Sandbox {
  readonly agentId: string;
  /** Host folder. Never shown to the model or the browser. */
  readonly root: string;
  /**
   * Host path of `workspace/…`, `output/…`, `tmp/…` or `upload/…`, with or without the sandbox prefix.
   * Links that lead out are refused. @throws Error with a message for the model
   */
  host(path: string): Promise<string>;
  /** The path by which tools and the model know a file: `workspace/…`. */
  short(path: string): string;
}

/** Makes the folders and fills them with the sample data. */
export async function createSandbox(root: string, agentId: string): Promise<Sandbox> {
  for (const folder of FOLDERS) await mkdir(join(root, folder), { recursive: true });
  await cp(SEED, root, { recursive: true });
  const real = await realpath(root);
  const prefix = `/data/agent/${agentId}/`;

  const short = (path: string): string => {
    const inner = path.startsWith(prefix) ? path.slice(prefix.length) : path;
    const parts = inner.split("/").filter((part) => part !== "" && part !== ".");
    const outside = isAbsolute(inner) || parts.includes("..") || /[\0\\]/.test(inner);
    if (outside || !FOLDERS.includes(parts[0] ?? "")) {
      throw new Error(
        `Paths start with one of ${FOLDERS.join(", ")}, such as workspace/README.md.`,
      );
    }
    return parts.join("/");
  };

  return {
    agentId,
    root: real,
    short,
    async host(path) {
      const host = resolve(real, short(path));
      const nearest = await nearestExisting(host);
      if (!inside(real, nearest)) throw new Error(`${short(path)} is not in the sandbox.`);
      return host;
    },
  };
}

function inside(root: string, path: string): boolean {
  const way = relative(root, path);
  return way === "" || (!way.startsWith("..") && !isAbsolute(way));
}

async function nearestExisting(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : nearestExisting(parent);
  }
}
