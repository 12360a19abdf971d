import { expect, test } from "vitest";
import { readRules } from "../../src/server/deliverableRules.ts";
import { readSandboxPath } from "../../src/server/sandboxPath.ts";
import { isUnsafeOnWindows } from "../../src/server/windowsNames.ts";

const rules = readRules({ agents: {} });
const read = (path: unknown, overrides = {}) =>
  readSandboxPath(path, "alice", { ...rules, ...overrides });
const codeOf = (path: unknown, overrides = {}) => {
  const result = read(path, overrides);
  return result.ok ? "ok" : result.code;
};

test("2.2, S1: a path below one of the four folders is taken apart, and nothing in it is changed", () => {
  for (const folder of ["workspace", "output", "tmp", "upload"])
    expect(codeOf(`/data/agent/alice/${folder}/a.txt`)).toBe("ok");
  expect(read("/data/agent/alice/output/sub dir/a b.txt")).toEqual({
    ok: true,
    segments: ["output", "sub dir", "a b.txt"],
    path: "/data/agent/alice/output/sub dir/a b.txt",
    name: "a b.txt",
  });
});

test("S2: nothing is decoded, expanded or normalised", () => {
  for (const name of ["%2e%2e", "~", "$HOME", "caf\u0065\u0301", "a+b", "\\..\\x"])
    expect(read(`/data/agent/alice/output/${name}/x`, { windows: false })).toMatchObject({
      segments: ["output", name, "x"],
    });
});

test("S1: what is no path is refused before the disk is asked", () => {
  for (const path of ["", null, undefined, 5, true, {}, ["/data/agent/alice/output/a"]])
    expect(codeOf(path)).toBe("bad_path");
  expect(codeOf("/data/agent/alice/output/a\0.png")).toBe("bad_path");
  expect(codeOf("/data/agent/alice/output/\ud83d.txt")).toBe("bad_path");
  expect(codeOf(`/data/agent/alice/output/${"a".repeat(4096)}`)).toBe("bad_path");
  expect(codeOf("/data/agent/alice/output/\u{1f600}.txt")).toBe("ok");
});

test("S1: the prefix is matched by segments, exactly", () => {
  for (const path of [
    "/data/agent/alice/output-evil/x",
    "/data/agent/alice2/output/x",
    "/data/agent/bob/output/x",
    "/data/agent/Alice/output/x",
    "/data/agent/alice/Output/x",
    "/data/agent/alice/config/x",
    "/data/agent/alice/x",
    "/data/agent/alice",
    "/etc/passwd",
    "/",
    "output/x",
    "data/agent/alice/output/x",
    "file:///data/agent/alice/output/x",
    " /data/agent/alice/output/x",
  ])
    expect([path, codeOf(path)]).toEqual([path, "not_allowed"]);
});

test("S1: two dots are refused wherever they stand, even where they would stay inside", () => {
  for (const path of ["output/../config/x", "output/a/../b", "output/..", "../alice/output/x"])
    expect(codeOf(`/data/agent/alice/${path}`)).toBe("not_allowed");
  expect(codeOf("/data/agent/alice/output/..x")).toBe("ok");
  expect(codeOf("/data/agent/alice/output/a..b")).toBe("ok");
});

test("a folder is not a file; doubled separators mean one", () => {
  for (const path of ["output", "output/", "output/a.txt/", "output/."])
    expect(codeOf(`/data/agent/alice/${path}`)).toBe("not_a_file");
  expect(read("/data/agent//alice/output//a.txt")).toMatchObject({
    path: "/data/agent/alice/output/a.txt",
  });
});

test("decision 2: hidden folders are refused, hidden files are not", () => {
  for (const path of ["output/.git/config", "output/a/.ssh/x", "output/./x"])
    expect(codeOf(`/data/agent/alice/${path}`)).toBe("not_allowed");
  expect(codeOf("/data/agent/alice/output/.gitignore")).toBe("ok");
});

test("decision 2: names of secrets are refused, whatever their case, and the list is the host's", () => {
  for (const name of [".env", ".ENV.local", ".netrc", ".npmrc", "id_rsa", "server.PEM", "tls.key"])
    expect([name, codeOf(`/data/agent/alice/output/${name}`)]).toEqual([name, "not_allowed"]);
  for (const name of ["env", "a.env", "my_id_rsa", "pem", "key.txt", "keyboard"])
    expect([name, codeOf(`/data/agent/alice/output/${name}`)]).toEqual([name, "ok"]);
  const secretNames = ["*secret*", "exact"];
  const own = (name: string) => codeOf(`/data/agent/alice/output/${name}`, { secretNames });
  expect(["my-Secret-x", "secret", "exact"].map(own)).toEqual(Array(3).fill("not_allowed"));
  expect(["exactly", ".env", "sec-ret"].map(own)).toEqual(Array(3).fill("ok"));
});

test("a pattern's stars may not overlap", () => {
  const secretNames = ["ab*ba"];
  const own = (name: string) => codeOf(`/data/agent/alice/output/${name}`, { secretNames });
  expect(["aba", "abba", "ab-ba", "ab*b"].map(own)).toEqual([
    "ok",
    "not_allowed",
    "not_allowed",
    "ok",
  ]);
});

test("the host may name another root for the sandbox and other folders", () => {
  const mounted = { sandboxRootOf: () => "/mnt/user-data/", allowed: ["outputs"] };
  expect(codeOf("/mnt/user-data/outputs/a.txt", mounted)).toBe("ok");
  expect(codeOf("/mnt/user-data/output/a.txt", mounted)).toBe("not_allowed");
  expect(codeOf("/data/agent/alice/outputs/a.txt", mounted)).toBe("not_allowed");
});

test("S2: what Windows reads as more than a name is refused there", () => {
  const windows = { windows: true };
  for (const name of [
    "a\\..\\b",
    "c:x",
    "x.txt:ads",
    "CON",
    "aux.txt",
    "nul .txt",
    "COM1",
    "LPT¹",
    "conout$",
    "a.",
    "a ",
    "a?b",
    "a\u0001b",
  ]) {
    expect([name, isUnsafeOnWindows(name)]).toEqual([name, true]);
    expect(codeOf(`/data/agent/alice/output/${name}`, windows)).toBe("bad_path");
    expect(codeOf(`/data/agent/alice/output/${name}/x`, windows)).toBe("bad_path");
  }
  for (const name of ["console.log", "com10", "auxiliary", "a.b.c", ".gitignore", "报告.pdf"])
    expect([name, codeOf(`/data/agent/alice/output/${name}`, windows)]).toEqual([name, "ok"]);
});
