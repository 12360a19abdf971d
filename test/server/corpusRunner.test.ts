import { expect, test, vi } from "vitest";
import { type RawCase, readCorpus } from "../corpus/cases.ts";
import { runServerCases } from "../corpus/server/run.ts";

vi.setConfig({ testTimeout: 60_000 });

const NAIVE = new URL("../fixtures/naive/companion.ts", import.meta.url);
const SECRET = { outside: true, path: "s.txt", content: "CANARY-OUTSIDE" };
const HELLO = { path: "output/a.txt", content: "hello" };

function deliverCase(
  id: string,
  paths: unknown[],
  fs: unknown[],
  check: object,
  more = {},
): RawCase {
  const args = { files: paths.map((path) => ({ path })) };
  const input = { surface: "deliver", agent: "alice", args, fs, ...more };
  return { id, class: "own", channel: "sendArtifacts", input, expect: "", check };
}

function readCase(id: string, query: object, fs: unknown[], check: object): RawCase {
  const input = { surface: "read", agent: "alice", method: "GET", query, fs };
  return { id, class: "own", channel: "sendArtifacts", input, expect: "", check };
}

const at = (path: string) => `/data/agent/alice/${path}`;
const none = { files: { ok: 0, failed: 1 } };
const OWN: readonly RawCase[] = [
  deliverCase("inside", [at("output/a.txt")], [HELLO], { files: { ok: 1, failed: 0 } }),
  deliverCase(
    "dots",
    [at("output/../config/k")],
    [{ path: "config/k", content: "CANARY-OUTSIDE" }],
    none,
  ),
  deliverCase("sibling", [at("output-2/x")], [{ path: "output-2/x", content: "hello" }], none),
  deliverCase(
    "link",
    [at("output/l")],
    [SECRET, { path: "output/l", symlink: "@outside/s.txt" }],
    none,
  ),
  deliverCase(
    "hard link",
    [at("output/l")],
    [SECRET, { path: "output/l", hardlink: "@outside/s.txt" }],
    none,
  ),
  deliverCase("empty", [at("output/e")], [{ path: "output/e", content: "" }], none),
  deliverCase("missing", [at("output/m"), at("output/a.txt")], [HELLO], {
    files: { ok: 1, failed: 1 },
    order: true,
  }),
  deliverCase("junk", [null, { x: 1 }], [], { files: { ok: 0, failed: 2 } }),
  deliverCase(
    "swapped later",
    [at("output/a.txt")],
    [HELLO, SECRET],
    { http: { status: [403, 404] } },
    {
      // biome-ignore lint/suspicious/noThenProperty: the corpus names the steps so.
      then: [
        { op: "replace", path: "output/a.txt", symlink: "@outside/s.txt" },
        { op: "read", query: { path: "@delivered/0" } },
      ],
    },
  ),
  readCase("served", { path: at("output/a.txt") }, [HELLO], {
    http: { status: [200], bodyBytes: 5 },
  }),
  readCase("repeated", { rawQuery: `path=${at("output/a.txt")}&path=/etc/passwd` }, [HELLO], {
    http: { status: [400] },
  }),
  readCase("bad percent", { rawQuery: "path=%E0%A4%A" }, [], { http: { status: [400, 404] } }),
  readCase(
    "page",
    { path: at("output/p.html") },
    [{ path: "output/p.html", content: "<p>x</p>" }],
    { http: { status: [200] } },
  ),
];

test("ours passes cases of the classes the corpus has", async () => {
  const { passed, failed, skipped } = await runServerCases(OWN);
  expect({ passed, failed, skipped }).toEqual({ passed: OWN.length, failed: [], skipped: [] });
});

test("the runner fails a naive companion on every case, for the right reasons", async () => {
  const { passed, failed } = await runServerCases(OWN, NAIVE);
  expect([passed, failed.length]).toEqual([0, OWN.length]);
  const { link, page, dots, ...rest } = Object.fromEntries(
    failed.map(({ id, message }) => [id, message]),
  );
  expect(link).toMatch(/files: 1 delivered, expected 0/);
  expect(dots).toMatch(/files: 1 delivered, expected 0/);
  expect(page).toMatch(/S6: served as text\/html/);
  expect(rest["missing"]).toMatch(/S4: host path in the tool result/);
  expect(rest["swapped later"]).toMatch(/"CANARY-OUTSIDE" in the response/);
  expect(rest["bad percent"]).toMatch(/the endpoint threw URIError/);
});

test.skipIf(process.platform === "win32")(
  "a file of mode 000 is tried without root's rights",
  async () => {
    const fs = [{ path: "output/locked", content: "hello", mode: "000" }];
    const locked = {
      ...deliverCase("locked", [at("output/locked")], fs, none),
      needs: ["posix", "non-root"],
    };
    expect(await runServerCases([locked])).toEqual({ passed: 1, failed: [], skipped: [] });
    const naive = await runServerCases([locked], NAIVE);
    expect(naive.failed[0]?.message).toMatch(/files: 1 delivered, expected 0/);
  },
);

test("forward is reported as not yet built; what is not for a companion is left out", async () => {
  const other = (channel: string, input: unknown): RawCase => ({
    id: "x",
    class: "own",
    channel,
    input,
    expect: "",
  });
  const cases = [
    other("sendArtifacts", { surface: "forward" }),
    other("sendArtifacts", { surface: "card" }),
    other("event", { surface: "read" }),
    other("sendArtifacts", null),
  ];
  expect(await runServerCases(cases)).toEqual({
    passed: 0,
    failed: [],
    skipped: [{ id: "x", reason: "not yet built: forward" }],
  });
});

test("the shared corpus fails the naive companion on most of its cases", async ({ skip }) => {
  const corpus = await readCorpus();
  if (!corpus) return skip("the corpus folder is not there");
  // Special files would keep it waiting: it opens a pipe and reads it.
  const served = corpus.cases
    .filter(({ id, channel }) => channel === "sendArtifacts" && !id.includes("special-file"))
    .map((one) => ({ ...one, input: corpus.expand(one.input) }));
  const { passed, failed } = await runServerCases(served, NAIVE);
  expect(failed.length).toBeGreaterThan(passed * 3);
});
