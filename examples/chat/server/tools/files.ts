import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { tool } from "ai";
import { toolResult } from "artifact-cards/protocol";
import { toModelOutput } from "artifact-cards/server";
import { z } from "zod";
import type { Sandbox } from "../sandbox.ts";

const MAX_LISTED = 200;
const MAX_READ = 200_000;
const path = z.string().describe("Path in the sandbox, such as workspace/README.md");
const modelText = { toModelOutput: ({ output }: { output: unknown }) => toModelOutput(output) };

/** List, read, write and edit text files of one sandbox. */
export function fileTools(sandbox: Sandbox) {
  return {
    list_files: tool({
      title: "List",
      description: "List the files below a folder, with their sizes.",
      inputSchema: z.object({ path }),
      execute: async ({ path }) => {
        const lines = await list(await sandbox.host(path), sandbox.short(path));
        return lines.join("\n") || "No files.";
      },
    }),
    read_file: tool({
      title: "Read",
      description: "Read a text file.",
      inputSchema: z.object({ path }),
      execute: async ({ path }) => {
        const text = await readText(sandbox, path);
        const filename = basename(path);
        const lang = extname(filename).slice(1);
        return ["", "txt", "log"].includes(lang)
          ? toolResult({
              value: text,
              kind: "text",
              title: filename,
              icon: "file-text",
              payload: { text },
            })
          : toolResult({
              value: text,
              kind: "code",
              title: filename,
              icon: "file-text",
              payload: { text, lang, filename },
            });
      },
      ...modelText,
    }),
    write_file: tool({
      title: "Write",
      description: "Write a text file; one that exists is replaced.",
      inputSchema: z.object({ path, content: z.string() }),
      execute: async ({ path, content }) => {
        const old = await readText(sandbox, path).catch(() => undefined);
        await writeText(sandbox, path, content);
        const verb = old === undefined ? "Created" : "Replaced";
        return changed(sandbox.short(path), verb, content, old);
      },
      ...modelText,
    }),
    edit_file: tool({
      title: "Edit",
      description: "Replace one passage of a text file. The old text must occur exactly once.",
      inputSchema: z.object({ path, old_text: z.string().min(1), new_text: z.string() }),
      execute: async ({ path, old_text, new_text }) => {
        const old = await readText(sandbox, path);
        const pieces = old.split(old_text);
        if (pieces.length !== 2) {
          throw new Error(
            `The old text occurs ${pieces.length - 1} times in ${sandbox.short(path)}.`,
          );
        }
        const text = pieces.join(new_text);
        await writeText(sandbox, path, text);
        return changed(sandbox.short(path), "Edited", text, old);
      },
      ...modelText,
    }),
  };
}

function changed(path: string, verb: string, text: string, old: string | undefined) {
  return toolResult({
    value: `${verb} ${path}.`,
    kind: "diff",
    title: path,
    icon: "file-pen",
    payload: { verb, path, new: text, ...(old !== undefined && { old }) },
  });
}

async function readText(sandbox: Sandbox, path: string): Promise<string> {
  const host = await sandbox.host(path);
  const found = await stat(host).catch(() => undefined);
  if (!found?.isFile()) throw new Error(`There is no file ${sandbox.short(path)}.`);
  if (found.size > MAX_READ) throw new Error(`${sandbox.short(path)} is too long to read.`);
  return await readFile(host, "utf8");
}

async function writeText(sandbox: Sandbox, path: string, text: string): Promise<void> {
  const host = await sandbox.host(path);
  await mkdir(dirname(host), { recursive: true });
  await writeFile(host, text);
}

async function list(host: string, short: string): Promise<readonly string[]> {
  const entries = await readdir(host, { withFileTypes: true, recursive: true }).catch(() => {
    throw new Error(`There is no folder ${short}.`);
  });
  const files = entries.filter((entry) => entry.isFile()).slice(0, MAX_LISTED);
  const lines = files.map(async (entry) => {
    const file = join(entry.parentPath, entry.name);
    return `${short}${file.slice(host.length).replaceAll("\\", "/")}  ${(await stat(file)).size} bytes`;
  });
  return (await Promise.all(lines)).sort();
}
