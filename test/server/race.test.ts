import { fork } from "node:child_process";
import { once } from "node:events";
import { renameSync, symlinkSync, unlinkSync } from "node:fs";
import { readFile, realpath } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { resolveDeliverable } from "../../src/server/resolveDeliverable.ts";
import { type Disk, makeFifo } from "../corpus/server/disk.ts";
import { diskOf, rulesOf, sandbox } from "./setup.ts";

const hooks = vi.hoisted(() => ({
  calls: new Map<string, number>(),
  before: (_call: string): void => undefined,
}));
vi.mock("node:fs/promises", async (importOriginal) => {
  const real: Record<string, unknown> = await importOriginal();
  const watch = (name: string) => {
    const original = real[name] as (...args: unknown[]) => unknown;
    return async (...args: unknown[]) => {
      const nth = (hooks.calls.get(name) ?? 0) + 1;
      hooks.calls.set(name, nth);
      hooks.before(`${name} ${nth}`);
      return original(...args);
    };
  };
  return {
    ...real,
    ...Object.fromEntries(
      ["lstat", "open", "readlink", "realpath"].map((name) => [name, watch(name)]),
    ),
  };
});
beforeEach(() => {
  hooks.calls.clear();
  hooks.before = () => undefined;
});

const ENTRIES = [
  { outside: true, path: "f.txt", content: "CANARY-OUTSIDE" },
  { path: "output/dir/f.txt", content: "inside, hello" },
];

async function contentOf(disk: Disk, path = "output/dir/f.txt"): Promise<string> {
  const result = await resolveDeliverable(rulesOf(disk), "alice", sandbox(path));
  if (!result.ok) return result.code;
  const text = (await result.handle.readFile()).toString();
  await result.handle.close();
  return text;
}

/** Puts a link to the outside in the place of `output/dir`, and back. */
function swapper(disk: Disk) {
  const [dir, aside] = [disk.at("output/dir"), disk.at("output/aside")];
  return {
    out() {
      renameSync(dir, aside);
      symlinkSync(disk.target("@outside/"), dir);
    },
    back() {
      unlinkSync(dir);
      renameSync(aside, dir);
    },
  };
}

/** Runs each action just before the call of node:fs/promises that it is named after. */
function during(actions: Readonly<Record<string, () => void>>): void {
  hooks.before = (call) => actions[call]?.();
}

test("without a swap the file is read", async () => {
  const disk = await diskOf(...ENTRIES);
  expect(await contentOf(disk)).toBe("inside, hello");
  expect([...hooks.calls.keys()]).toContain("open");
});

// Calls in order: realpath 1 and 2, lstat 1, open 1, readlink 1 (Linux), realpath 3, realpath 4, lstat 2.
test.each([
  ["from before the opening on", { "open 1": "out" }],
  ["only while opening", { "open 1": "out", "readlink 1": "back" }],
  ["from before the first look on", { "lstat 1": "out" }],
  ["over first look and opening", { "lstat 1": "out", "readlink 1": "back" }],
  ["after opening", { "realpath 3": "out" }],
] as const)("S1: a folder swapped for a link %s is found out", async (_when, plan) => {
  const disk = await diskOf(...ENTRIES);
  const swap = swapper(disk);
  during(Object.fromEntries(Object.entries(plan).map(([call, act]) => [call, swap[act]])));
  expect(await contentOf(disk)).toBe("unreadable");
  expect(disk.openDescriptors()).toBe(0);
});

test("S1: where no kernel tells the path of a descriptor, looking again finds the swap", async () => {
  const disk = await diskOf(...ENTRIES);
  const swap = swapper(disk);
  const platform = vi.spyOn(process, "platform", "get").mockReturnValue("darwin");
  onTestFinished(() => platform.mockRestore());
  during({ "lstat 1": swap.out, "realpath 3": swap.back });
  expect(await contentOf(disk)).toBe("unreadable");
  expect(hooks.calls.has("readlink")).toBe(false);
});

test.each([
  ["a link", (file: string, disk: Disk) => symlinkSync(disk.target("@outside/f.txt"), file)],
  ["a pipe", makeFifo],
])(
  "S1: %s that takes the place of the file is neither followed nor waited for",
  async (_what, put) => {
    const disk = await diskOf(...ENTRIES);
    const file = disk.at("output/dir/f.txt");
    during({
      "open 1": () => {
        unlinkSync(file);
        put(file, disk);
      },
    });
    // A pipe may get the freed inode number of the file, and is then known by its type.
    expect(await contentOf(disk)).toMatch(/^(unreadable|not_a_file)$/);
    expect(disk.openDescriptors()).toBe(0);
  },
);

test.each([
  ["null", null],
  ["an error without a code", new Error("/host/path")],
  ["a rejected undefined", undefined],
])("S04: %s from the file system is a refusal with a constant text", async (_name, thrown) => {
  const disk = await diskOf(...ENTRIES);
  for (const call of ["realpath 1", "lstat 1", "open 1", "realpath 3", "lstat 2"]) {
    hooks.calls.clear();
    during({
      [call]: () => {
        throw thrown;
      },
    });
    const result = await resolveDeliverable(rulesOf(disk), "alice", sandbox("output/dir/f.txt"));
    expect(result).toMatchObject({ ok: false });
    expect(JSON.stringify(result)).not.toContain("host");
  }
  expect(disk.openDescriptors()).toBe(0);
});

test("S1: a process that swaps folder and link as fast as it can never gets the outside served", async () => {
  const disk = await diskOf(...ENTRIES);
  const swapping = fork(fileURLToPath(new URL("../fixtures/swap.mjs", import.meta.url)), [
    disk.at("output/dir"),
    disk.at("output/aside"),
    disk.target("@outside/"),
  ]);
  onTestFinished(() => void swapping.kill());
  await once(swapping, "message");
  const seen = new Map<string, number>();
  let fooled = 0;
  const served = () => seen.get("inside, hello") ?? 0;
  const [earliest, latest] = [Date.now() + 1500, Date.now() + 15_000];
  // The swap has to be fast enough to fool a check that is followed by a read of the path.
  const isLive = () => served() > 10 && seen.size > 1 && fooled > 0;
  while (Date.now() < earliest || (!isLive() && Date.now() < latest)) {
    const content = await contentOf(disk);
    seen.set(content, (seen.get(content) ?? 0) + 1);
    if (await checkThenRead(disk)) fooled += 1;
  }
  const known = ["inside, hello", "not_found", "unreadable"];
  expect([...seen.keys()].filter((content) => !known.includes(content))).toEqual([]);
  expect({ live: isLive(), served: served(), fooled }).toMatchObject({ live: true });
  expect(disk.openDescriptors()).toBe(0);
});

/** What the resolver must not be: returns whether it was fooled. */
async function checkThenRead(disk: Disk): Promise<boolean> {
  const path = disk.at("output/dir/f.txt");
  try {
    if (!(await realpath(path)).startsWith(disk.at("output"))) return false;
    return (await readFile(path, "utf8")).includes("CANARY");
  } catch {
    return false;
  }
}
