import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { createSendArtifacts } from "../../src/server/index.ts";
import { resolveDeliverable } from "../../src/server/resolveDeliverable.ts";
import { createDisk, type Disk } from "../corpus/server/disk.ts";
import { rulesOf } from "./setup.ts";

let disk: Disk;
beforeAll(async () => {
  disk = await createDisk("alice", [
    { path: "output/a.txt", content: "inside" },
    { path: "workspace/sub/b.txt", content: "inside" },
    { path: "config/secret", content: "CANARY-OUTSIDE" },
    { outside: true, path: "secret.txt", content: "CANARY-OUTSIDE" },
    { path: "output/out", symlink: "@outside/" },
    { path: "output/up", symlink: ".." },
    { path: "tmp/here", symlink: "../workspace" },
  ]);
  return () => disk.close();
});

/** Pieces that paths are made of, put together in any way. */
const piece = fc.oneof(
  fc.constantFrom(
    "/",
    "//",
    "/./",
    "/../",
    "..",
    ".",
    "\\",
    "\0",
    "%2e%2e",
    "%2f",
    "~",
    " ",
    "\n",
    "\ud800",
    "/data/agent/alice",
    "/data/agent/bob",
    "data",
    "agent",
    "alice",
    "output",
    "workspace",
    "tmp",
    "config",
    "secret",
    "secret.txt",
    "a.txt",
    "b.txt",
    "sub",
    "out",
    "up",
    "here",
    "etc/passwd",
  ),
  fc.string({ maxLength: 6, unit: "binary" }),
);
const path = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join("")),
  fc.array(piece, { maxLength: 8 }).map((pieces) => `/data/agent/alice/${pieces.join("/")}`),
  fc
    .tuple(
      fc.constantFrom(
        "output",
        "workspace",
        "tmp",
        "output/up/output",
        "tmp/here/sub",
        "output/out",
      ),
      fc.constantFrom("", "sub/", "here/", "./", "//"),
      fc.constantFrom("a.txt", "b.txt", "secret.txt"),
    )
    .map((pieces) => `/data/agent/alice/${pieces[0]}/${pieces[1]}${pieces[2]}`),
);

test("S1: no path leads outside, whatever it is made of, and none throws", async () => {
  let served = 0;
  await fc.assert(
    fc.asyncProperty(path, async (value) => {
      const result = await resolveDeliverable(rulesOf(disk), "alice", value);
      if (!result.ok) return;
      served += 1;
      const text = (await result.handle.readFile()).toString();
      await result.handle.close();
      expect(text).toBe("inside");
    }),
    { numRuns: 3000 },
  );
  expect(served).toBeGreaterThan(0);
  expect(disk.openDescriptors()).toBe(0);
});

test("S1: no agent id leads anywhere but to its own root", async () => {
  await fc.assert(
    fc.asyncProperty(fc.anything(), async (agentId) => {
      const result = await resolveDeliverable(
        rulesOf(disk),
        agentId,
        "/data/agent/alice/output/a.txt",
      );
      expect(result.ok).toBe(agentId === "alice");
      if (result.ok) await result.handle.close();
    }),
    { numRuns: 300 },
  );
});

test("S3: no arguments throw, and each result is a tool output with one entry per file or none", async () => {
  const tool = createSendArtifacts({ agents: disk.agents });
  const args = fc.oneof(
    fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
    fc.record({ files: fc.anything() }),
    fc.record({ files: fc.array(fc.oneof(fc.record({ path }), fc.anything()), { maxLength: 5 }) }),
    fc.json().map((files) => ({ files })),
  );
  await fc.assert(
    fc.asyncProperty(args, async (value) => {
      const result = await tool.invoke(value, { agentId: "alice" });
      const entries = result.metadata?.artifacts ?? [];
      expect(result.success).toBe(entries.some(({ ok }) => ok));
      expect(result.output).not.toContain(disk.base);
      expect(result.output.split("\n").length).toBe(entries.length + 1);
    }),
    { numRuns: 1000 },
  );
});
