import { mkdirSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readRules } from "../../src/server/deliverableRules.ts";
import { resolveDeliverable } from "../../src/server/resolveDeliverable.ts";
import { diskOf, rulesOf, sandbox } from "./setup.ts";

type Rules = ReturnType<typeof readRules>;

async function codeOf(rules: Rules, path: unknown, agentId: unknown = "alice"): Promise<string> {
  const result = await resolveDeliverable(rules, agentId, path);
  if (!result.ok) return result.code;
  await result.handle.close();
  return "ok";
}

test("S1: a file is opened once, and everything known of it comes from the descriptor", async () => {
  const disk = await diskOf({ path: "output/sub/report.txt", content: "hello" });
  const file = await resolveDeliverable(rulesOf(disk), "alice", sandbox("output/sub/report.txt"));
  if (!file.ok) throw new Error(file.reason);
  expect(file).toMatchObject({
    name: "report.txt",
    path: sandbox("output/sub/report.txt"),
    innerPath: "output/sub/report.txt",
    size: 5,
  });
  renameSync(disk.at("output/sub/report.txt"), disk.at("output/other"));
  expect((await file.handle.readFile()).toString()).toBe("hello");
  expect(disk.openDescriptors()).toBe(process.platform === "linux" ? 1 : 0);
  await file.handle.close();
});

test("S1: what is no regular file is refused at once, without being opened", async () => {
  const disk = await diskOf(
    { path: "output/pipe", fifo: true },
    { path: "output/socket", socket: true },
    { path: "output/dir/x", content: "x" },
    { path: "output/zero", symlink: "/dev/zero" },
  );
  const rules = rulesOf(disk);
  for (const name of ["pipe", "socket", "dir"])
    expect([name, await codeOf(rules, sandbox(`output/${name}`))]).toEqual([name, "not_a_file"]);
  expect(await codeOf(rules, sandbox("output/zero"))).toBe("not_found");
  expect(disk.openDescriptors()).toBe(0);
});

test("decision 1: links are followed as long as they stay in deliverable folders", async () => {
  const disk = await diskOf(
    { path: "workspace/real.txt", content: "hello" },
    { path: "config/token", content: "CANARY-OUTSIDE" },
    { outside: true, path: "secret.txt", content: "CANARY-OUTSIDE" },
    { path: "output/alias.txt", symlink: "../workspace/real.txt" },
    { path: "output/dir", symlink: "../workspace" },
    { path: "output/token", symlink: "../config/token" },
    { path: "output/out", symlink: "@outside/secret.txt" },
    { path: "output/outdir", symlink: "@outside/" },
    { path: "output/up", symlink: "../.." },
    { path: "output/other", symlink: "../../b/output/b.txt" },
  );
  const rules = rulesOf(disk);
  for (const path of ["output/alias.txt", "output/dir/real.txt"])
    expect([path, await codeOf(rules, sandbox(path))]).toEqual([path, "ok"]);
  for (const path of [
    "output/token",
    "output/out",
    "output/outdir/secret.txt",
    "output/up/outside/secret.txt",
    "output/up/r/config/token",
    "output/other",
  ])
    expect([path, await codeOf(rules, sandbox(path))]).toEqual([path, "not_found"]);
});

test("S4: a link cannot ask whether a file of the host exists", async () => {
  const disk = await diskOf(
    { outside: true, path: "secret.txt", content: "CANARY-OUTSIDE" },
    { outside: true, path: "locked", content: "CANARY-OUTSIDE", mode: "000" },
    { path: "output/there", symlink: "@outside/secret.txt" },
    { path: "output/dir-there", symlink: "@outside/" },
    { path: "output/locked", symlink: "@outside/locked" },
    { path: "output/not-there", symlink: "@outside/nothing.txt" },
    { path: "output/loop", symlink: "loop" },
  );
  const answers = await Promise.all(
    ["there", "dir-there", "locked", "not-there", "loop", "plainly-missing"].map((name) =>
      resolveDeliverable(rulesOf(disk), "alice", sandbox(`output/${name}`)),
    ),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ ok: false, code: "not_found" });
});

test("S1: a deliverable folder that is itself a link gives nothing of where it leads", async () => {
  const disk = await diskOf(
    { outside: true, path: "secret.txt", content: "CANARY-OUTSIDE" },
    { path: "config/secret.txt", content: "CANARY-OUTSIDE" },
    { path: "output", symlink: "@outside/" },
    { path: "tmp", symlink: "config" },
    { path: "upload", symlink: "." },
  );
  const rules = rulesOf(disk);
  expect(await codeOf(rules, sandbox("output/secret.txt"))).toBe("not_found");
  expect(await codeOf(rules, sandbox("tmp/secret.txt"))).toBe("not_found");
  expect(await codeOf(rules, sandbox("upload/config/secret.txt"))).toBe("not_found");
});

test("decision 2: the real file behind a harmless name is judged too", async () => {
  const disk = await diskOf(
    { path: "workspace/.env", content: "TOKEN=1" },
    { path: "workspace/.git/config", content: "[core]" },
    { path: "output/readme.txt", symlink: "../workspace/.env" },
    { path: "output/config.txt", symlink: "../workspace/.git/config" },
  );
  const rules = rulesOf(disk);
  expect(await codeOf(rules, sandbox("output/readme.txt"))).toBe("not_allowed");
  expect(await codeOf(rules, sandbox("output/config.txt"))).toBe("not_allowed");
  const open = readRules({ agents: disk.agents, secretNames: [] });
  expect(await codeOf(open, sandbox("output/readme.txt"))).toBe("ok");
});

test("decision 3: hard links are refused unless the host allows them", async () => {
  const disk = await diskOf(
    { outside: true, path: "secret.txt", content: "CANARY-OUTSIDE" },
    { path: "output/hard.txt", hardlink: "@outside/secret.txt" },
  );
  expect(await codeOf(rulesOf(disk), sandbox("output/hard.txt"))).toBe("not_allowed");
  const allowing = readRules({ agents: disk.agents, allowHardLinks: true });
  expect(await codeOf(allowing, sandbox("output/hard.txt"))).toBe("ok");
});

test("contracts 5.7: empty files are refused unless the host allows them", async () => {
  const disk = await diskOf({ path: "output/empty.txt", content: "" });
  expect(await codeOf(rulesOf(disk), sandbox("output/empty.txt"))).toBe("empty");
  const allowing = readRules({ agents: disk.agents, allowEmpty: true });
  expect(await codeOf(allowing, sandbox("output/empty.txt"))).toBe("ok");
});

test("S1: an agent reaches only what is its own", async () => {
  const disk = await diskOf({ path: "output/a.txt", content: "hello" });
  const rules = rulesOf(disk);
  expect(await codeOf(rules, "/data/agent/bob/output/b.txt", "bob")).toBe("ok");
  expect(await codeOf(rules, "/data/agent/bob/output/b.txt", "alice")).toBe("not_allowed");
  for (const agentId of ["carol", "__proto__", "../bob", "", null, 5, ["bob"]])
    expect(await codeOf(rules, `/data/agent/${agentId}/output/b.txt`, agentId)).toBe("not_allowed");
});

test("S05: a root may be a link of the host's; a missing or widened one gives nothing", async () => {
  const disk = await diskOf({ path: "output/a.txt", content: "hello" });
  const current = join(disk.base, "current");
  symlinkSync(join(disk.base, "r"), current);
  const rules = readRules({ agents: { alice: current, gone: join(disk.base, "gone") } });
  expect(await codeOf(rules, sandbox("output/a.txt"))).toBe("ok");
  expect(await codeOf(rules, "/data/agent/gone/output/a.txt", "gone")).toBe("not_found");
  const disks = join(disk.base, "disk");
  symlinkSync("/", disks);
  const whole = readRules({ agents: { alice: disks }, allowed: ["etc", "tmp"] });
  expect(await codeOf(whole, sandbox("etc/passwd"))).toBe("not_found");
});

test("S05: after the root moved, the old place is not read", async () => {
  const disk = await diskOf({ path: "output/a.txt", content: "hello" });
  const rules = rulesOf(disk);
  expect(await codeOf(rules, sandbox("output/a.txt"))).toBe("ok");
  renameSync(join(disk.base, "r"), join(disk.base, "moved"));
  expect(await codeOf(rules, sandbox("output/a.txt"))).toBe("not_found");
  mkdirSync(join(disk.base, "r", "output"), { recursive: true });
  writeFileSync(join(disk.base, "r", "output", "a.txt"), "new");
  expect(await codeOf(rules, sandbox("output/a.txt"))).toBe("ok");
});

test("a callback of the host that throws is a refusal", async () => {
  const disk = await diskOf({ path: "output/a.txt", content: "hello" });
  const sandboxRootOf = () => {
    throw new Error(disk.base);
  };
  const rules = readRules({ agents: disk.agents, sandboxRootOf });
  expect(await resolveDeliverable(rules, "alice", sandbox("output/a.txt"))).toEqual({
    ok: false,
    code: "unreadable",
    reason: "the file cannot be read",
  });
});

test("names of other scripts, spaces, quotes and line breaks are ordinary names", async () => {
  const names = ["报告 📊.pdf", 'a "b".txt', "a\r\nb.txt", "a\\b.txt", "-rf", "x".repeat(255)];
  const disk = await diskOf(...names.map((name) => ({ path: `output/${name}`, content: "x" })));
  for (const name of names)
    expect([name, await codeOf(rulesOf(disk), sandbox(`output/${name}`))]).toEqual([name, "ok"]);
  expect(await codeOf(rulesOf(disk), sandbox(`output/${"x".repeat(300)}`))).toBe("not_found");
});
