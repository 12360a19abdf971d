import { truncateSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { createFileEndpoint } from "../../src/server/index.ts";
import type { FsEntry } from "../corpus/server/types.ts";
import { diskOf, sandbox, settles } from "./setup.ts";

const DIGITS = { path: "output/digits.txt", content: "0123456789" };
type Options = Partial<Parameters<typeof createFileEndpoint>[0]>;

/** An endpoint over a disk that lets everyone in, and a way to ask it. */
async function endpointOver(entries: FsEntry[], options: Options = {}) {
  const disk = await diskOf(...entries);
  const handler = createFileEndpoint({
    agents: disk.agents,
    authorize: () => true,
    ...options,
  } as never);
  const ask = (path: string, init?: RequestInit) =>
    handler(
      new Request(`http://x.test/files?agentId=alice&path=${encodeURIComponent(path)}`, init),
    );
  const query = (search: string, init?: RequestInit) =>
    handler(new Request(`http://x.test/files?${search}`, init));
  return { disk, handler, ask, query };
}

test("S6, S7: a file leaves whole, as a download that no browser runs", async () => {
  const { disk, ask } = await endpointOver([DIGITS]);
  const response = await ask(sandbox("output/digits.txt"));
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toEqual({
    "accept-ranges": "bytes",
    "cache-control": "private, no-store",
    "content-disposition": "attachment; filename=\"digits.txt\"; filename*=UTF-8''digits.txt",
    "content-length": "10",
    "content-security-policy": "sandbox; default-src 'none'",
    "content-type": "text/plain; charset=utf-8",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
  });
  expect(await response.text()).toBe("0123456789");
  expect(disk.openDescriptors()).toBe(0);
});

test("S6: every answer without a file carries the headers and a constant text", async () => {
  const { ask, query, handler } = await endpointOver([DIGITS], {
    authorize: (_request, agentId) => agentId === "alice",
  });
  const answers = new Map<number, Response>();
  const keep = (response: Response) => answers.set(response.status, response);
  keep(await query("agentId=alice"));
  keep(await query("agentId=bob&path=/data/agent/bob/output/b.txt"));
  keep(await ask(sandbox("output/missing-<b>.txt")));
  keep(await ask(sandbox("output/digits.txt"), { method: "POST" }));
  keep(await ask("x".repeat(70_000)));
  keep(await ask(sandbox("output/digits.txt"), { headers: { range: "bytes=99-" } }));
  keep(await handler({ method: "GET", url: 5 } as never));
  expect([...answers.keys()]).toEqual([400, 403, 404, 405, 414, 416, 500]);
  for (const [status, response] of answers) {
    expect([status, Object.fromEntries(response.headers)]).toMatchObject([
      status,
      {
        "cache-control": "private, no-store",
        "content-disposition": "attachment",
        "content-security-policy": "sandbox; default-src 'none'",
        "content-type": "text/plain; charset=utf-8",
        "cross-origin-resource-policy": "same-origin",
        "x-content-type-options": "nosniff",
      },
    ]);
    expect(await response.text()).toMatch(/^[A-Z][a-z ]+\.\n$/);
  }
  expect(answers.get(405)?.headers.get("allow")).toBe("GET, HEAD");
  expect(answers.get(416)?.headers.get("content-range")).toBe("bytes */10");
});

test("S7: GET and HEAD only; HEAD has the headers of GET and no body", async () => {
  const { disk, ask } = await endpointOver([DIGITS]);
  const path = sandbox("output/digits.txt");
  const [get, head] = [await ask(path), await ask(path, { method: "HEAD" })];
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
  expect([head.status, head.body]).toEqual([200, null]);
  await get.body?.cancel();
  for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"])
    expect((await ask(path, { method })).status).toBe(405);
  const missing = await ask(sandbox("output/x"), { method: "HEAD" });
  expect([missing.status, missing.body]).toEqual([404, null]);
  expect(disk.openDescriptors()).toBe(0);
});

test("S7: ranges", async () => {
  const { disk, ask } = await endpointOver([DIGITS]);
  const part = async (headers: Record<string, string>, method = "GET") => {
    const response = await ask(sandbox("output/digits.txt"), { headers, method });
    const { status } = response;
    return [status, response.headers.get("content-range"), await response.text()];
  };
  expect(await part({ range: "bytes=2-4" })).toEqual([206, "bytes 2-4/10", "234"]);
  expect(await part({ range: "bytes=-2" })).toEqual([206, "bytes 8-9/10", "89"]);
  expect(await part({ range: "bytes=8-" })).toEqual([206, "bytes 8-9/10", "89"]);
  expect(await part({ range: "bytes=0-1,3-4" })).toEqual([200, null, "0123456789"]);
  expect(await part({ range: "bytes=0-1" }, "HEAD")).toEqual([200, null, ""]);
  // We send no validator, so a part could belong to another version than the client's.
  expect(await part({ range: "bytes=2-4", "if-range": '"v1"' })).toEqual([200, null, "0123456789"]);
  expect(disk.openDescriptors()).toBe(0);
});

test("S2, S7: exactly one path and one agent, percent-decoded once", async () => {
  const { query } = await endpointOver([
    { path: "output/a b.txt", content: "space" },
    { path: "output/a+b.txt", content: "plus" },
    { path: "output/%41.txt", content: "percent" },
  ]);
  const output = "path=/data/agent/alice/output";
  const text = async (search: string) => {
    const response = await query(search);
    return response.ok ? response.text() : response.status;
  };
  expect(await text(`agentId=alice&${output}/a+b.txt`)).toBe("space");
  expect(await text(`agentId=alice&${output}/a%20b.txt`)).toBe("space");
  expect(await text(`agentId=alice&${output}/a%2Bb.txt`)).toBe("plus");
  expect(await text(`agentId=alice&${output}/%2541.txt`)).toBe("percent");
  expect(await text(`agentId=alice&${output}/%41.txt`)).toBe(404);
  for (const search of [
    "",
    "agentId=alice",
    `${output}/a%20b.txt`,
    `agentId=alice&${output}/a%20b.txt&path=/etc/passwd`,
    `agentId=alice&agentId=bob&${output}/a%20b.txt`,
    `agentId=alice&${output}/a%20b.txt&path[]=/etc/passwd`,
    `agentId=alice&agentId[0]=bob&${output}/a%20b.txt`,
    "agentId=alice&path[]=/etc/passwd",
    "agentId=alice&path=",
    "agentId=alice&path=%00",
    `agentId=../bob&${output}/a%20b.txt`,
    `agentId=&${output}/a%20b.txt`,
  ])
    expect([search, await text(search)]).toEqual([search, 400]);
});

test("the agent id may stand in the route, and then only there", async () => {
  const { handler } = await endpointOver([DIGITS], {
    agentId: (request: Request) => new URL(request.url).pathname.split("/")[2],
  });
  const path = `path=${sandbox("output/digits.txt")}`;
  const status = async (address: string) =>
    (await handler(new Request(`http://x.test${address}`))).status;
  expect(await status(`/agents/alice/files/read?${path}`)).toBe(200);
  expect(await status(`/agents/alice/files/read?agentId=bob&${path}`)).toBe(200);
  expect(await status(`/agents/bob/files/read?agentId=alice&${path}`)).toBe(404);
  expect(await status(`/agents//files/read?${path}`)).toBe(400);
});

test.each([
  [
    "throws",
    () => {
      throw new Error("db");
    },
  ],
  ["rejects", () => Promise.reject(new Error("db"))],
  ["gives undefined", () => undefined],
  ["gives 'true'", () => "true"],
  ["gives 1", () => 1],
  ["gives an object", () => ({})],
  ["gives new Boolean(true)", () => Object(true)],
  ["resolves to 'false'", async () => "false"],
])("S5, S02: authorize that %s refuses", async (_what, authorize) => {
  const { ask } = await endpointOver([DIGITS], { authorize: authorize as never });
  expect((await ask(sandbox("output/digits.txt"))).status).toBe(403);
  expect((await ask(sandbox("output/missing.txt"))).status).toBe(403);
});

test("S5: authorize is asked on every read, with the request and the agent; there is no default", async () => {
  const authorize = vi.fn(() => true);
  const { ask } = await endpointOver([DIGITS], { authorize });
  const headers = { cookie: "s=1" };
  for (let i = 0; i < 2; i++) await (await ask(sandbox("output/digits.txt"), { headers })).text();
  expect(authorize).toHaveBeenCalledTimes(2);
  const [request, agentId] = authorize.mock.calls[0] as unknown as [Request, string];
  expect([request.headers.get("cookie"), agentId]).toEqual(["s=1", "alice"]);
  expect(() => createFileEndpoint({ agents: {} } as never)).toThrow(/no authorize function/);
});

test("S1, S4: whatever the resolver refuses is the same 404", async () => {
  const { ask } = await endpointOver([
    DIGITS,
    { path: "output/empty.txt", content: "" },
    { path: "output/pipe", fifo: true },
    { path: "config/x", content: "CANARY-OUTSIDE" },
    { path: "output/.env", content: "TOKEN=1" },
  ]);
  for (const path of [
    "output",
    "output/missing",
    "output/empty.txt",
    "output/pipe",
    "config/x",
    "output/.env",
  ]) {
    const response = await ask(sandbox(path));
    expect([path, response.status, await response.text()]).toEqual([path, 404, "Not found.\n"]);
  }
  for (const path of [
    "/etc/passwd",
    "/data/agent/bob/output/b.txt",
    "/data/agent/alice/output/../config/x",
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
});

test("an empty file is served where the host allows empty files", async () => {
  const { disk, ask } = await endpointOver([{ path: "output/empty.txt", content: "" }], {
    allowEmpty: true,
  });
  const response = await ask(sandbox("output/empty.txt"));
  expect([response.status, response.headers.get("content-length"), await response.text()]).toEqual([
    200,
    "0",
    "",
  ]);
  expect(disk.openDescriptors()).toBe(0);
});

test("S8: only so many files at once; a finished, cancelled or refused one gives its place back", async () => {
  const { ask } = await endpointOver([DIGITS], { limits: { streams: 2 } });
  const path = sandbox("output/digits.txt");
  const [first, second] = [await ask(path), await ask(path)];
  const third = await ask(path);
  expect([third.status, await third.text()]).toEqual([
    503,
    "Too many downloads at once. Try again later.\n",
  ]);
  await first.text();
  for (let i = 0; i < 5; i++) expect((await ask(path, { method: "HEAD" })).status).toBe(200);
  for (let i = 0; i < 5; i++) expect((await ask(sandbox("output/no"))).status).toBe(404);
  for (let i = 0; i < 5; i++)
    expect((await ask(path, { headers: { range: "bytes=99-" } })).status).toBe(416);
  const fourth = await ask(path);
  expect([fourth.status, (await ask(path)).status]).toEqual([200, 503]);
  await second.body?.cancel();
  expect((await ask(path)).status).toBe(200);
  await fourth.body?.cancel();
});

test("S8, S10: a body that nobody reads, or reads no further, is cut and its descriptor closed", async () => {
  const limits = { idleMs: 400 };
  const { disk, ask } = await endpointOver([{ path: "output/big.bin", sparse: 10_000_000 }], {
    limits,
  });
  const unread = await ask(sandbox("output/big.bin"));
  const stalled = (await ask(sandbox("output/big.bin"))).body?.getReader();
  expect((await stalled?.read())?.value?.length).toBe(65_536);
  expect(await settles(() => disk.openDescriptors() === 0)).toBe(true);
  await expect(unread.arrayBuffer()).rejects.toThrow("the download stalled");
  await expect(stalled?.read()).rejects.toThrow("the download stalled");
});

test("S8: a reader that is slow but steady is not taken for a stalled one", async () => {
  const limits = { idleMs: 500 };
  const entry = { path: "output/big.bin", sparse: 10_000_000 };
  const { ask } = await endpointOver([entry], { limits });
  const reader = (await ask(sandbox("output/big.bin"))).body?.getReader();
  for (let i = 0; i < 10; i++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await reader?.read())?.value?.length).toBe(65_536);
  }
  await reader?.cancel();
});

test("S8: a download may be slow, but not for ever", async () => {
  const limits = { idleMs: 20_000, totalMs: 120 };
  const { disk, ask } = await endpointOver([{ path: "output/big.bin", sparse: 1_000_000_000 }], {
    limits,
  });
  const reader = (await ask(sandbox("output/big.bin"))).body?.getReader();
  const slowly = async () => {
    for (;;) {
      await reader?.read();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  await expect(slowly()).rejects.toThrow("the download took too long");
  expect(await settles(() => disk.openDescriptors() === 0)).toBe(true);
});

test("S10: an aborted request closes the descriptor, before and while reading", async () => {
  const { disk, ask } = await endpointOver([{ path: "output/big.bin", sparse: 10_000_000 }]);
  const gone = new AbortController();
  const response = await ask(sandbox("output/big.bin"), { signal: gone.signal });
  const reader = response.body?.getReader();
  await reader?.read();
  gone.abort();
  await expect(reader?.read()).rejects.toThrow();
  const before = await ask(sandbox("output/big.bin"), { signal: AbortSignal.abort() });
  await expect(before.text()).rejects.toThrow();
  expect(await settles(() => disk.openDescriptors() === 0)).toBe(true);
});

test("S7: bytes are read as they are taken, and a big file costs one chunk", async () => {
  const { ask } = await endpointOver([{ path: "output/big.bin", sparse: 5_368_709_120 }]);
  const response = await ask(sandbox("output/big.bin"));
  expect(response.headers.get("content-length")).toBe("5368709120");
  const before = process.memoryUsage().arrayBuffers;
  const reader = response.body?.getReader();
  for (let i = 0; i < 10; i++) await reader?.read();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
  await reader?.cancel();
});

test("a file that shrinks while it is sent ends in an error, one that grows at its promised length", async () => {
  const { disk, ask } = await endpointOver([
    { path: "output/shrinks.log", content: "x".repeat(200_000) },
    { path: "output/grows.log", content: "x".repeat(100) },
  ]);
  const shrinks = (await ask(sandbox("output/shrinks.log"))).body?.getReader();
  await shrinks?.read();
  truncateSync(disk.at("output/shrinks.log"), 10);
  await expect(shrinks?.read()).rejects.toThrow("the file became shorter");
  const grows = await ask(sandbox("output/grows.log"));
  truncateSync(disk.at("output/grows.log"), 500);
  expect((await grows.text()).length).toBe(100);
  expect(await settles(() => disk.openDescriptors() === 0)).toBe(true);
});

test("S6, S11: archives and compressed images are opaque bytes without a content encoding", async () => {
  const { ask } = await endpointOver([
    { path: "output/x.svgz", contentB64: "H4sIAAAAAAAAAw==" },
    { path: "output/x.zip", content: "PK\u0003\u0004" },
  ]);
  for (const name of ["x.svgz", "x.zip"]) {
    const { headers } = await ask(sandbox(`output/${name}`), { method: "HEAD" });
    expect(headers.get("content-type")).toBe("application/octet-stream");
    expect(headers.has("content-encoding")).toBe(false);
  }
});

test("S8: a bound that bounds nothing is a clear error, and a time beyond what a timer can wait does not cut", async () => {
  const options = { agents: {}, authorize: () => true };
  for (const name of ["streams", "idleMs", "totalMs"])
    for (const limit of [Number.NaN, -1, 0.5, Number.POSITIVE_INFINITY, "64", 5n, Symbol("a"), {}])
      expect(() => createFileEndpoint({ ...options, limits: { [name]: limit } } as never)).toThrow(
        new RegExp(`limits.${name} is not a whole number`),
      );
  expect(() => createFileEndpoint({ ...options, limits: 5 } as never)).toThrow(/limits is not an/);
  expect(() => createFileEndpoint({ ...options, agentId: "alice" } as never)).toThrow(
    /agentId is not a function/,
  );
  const limits = { idleMs: 2 ** 31, totalMs: Number.MAX_SAFE_INTEGER };
  const { ask } = await endpointOver([DIGITS], { limits });
  const response = await ask(sandbox("output/digits.txt"));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await response.text()).toBe("0123456789");
});

test("S10: what is no request is a plain 500", async () => {
  const { handler } = await endpointOver([DIGITS]);
  for (const request of [undefined, null])
    expect((await handler(request as never)).status).toBe(500);
});
