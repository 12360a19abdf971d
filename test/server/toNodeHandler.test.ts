import { once } from "node:events";
import { truncateSync } from "node:fs";
import { get } from "node:http";
import { connect } from "node:net";
import { expect, test, vi } from "vitest";
import { createFileEndpoint, type FetchHandler, toNodeHandler } from "../../src/server/index.ts";
import { rawHttp } from "../corpus/server/rawHttp.ts";
import { diskOf, sandbox, serve, settles } from "./setup.ts";

const port = (handler: FetchHandler) => serve(toNodeHandler(handler));
const echo: FetchHandler = (request) =>
  Response.json({ method: request.method, url: request.url, headers: [...request.headers] });
const seen = async (at: number, target: string, headers = {}) =>
  JSON.parse((await rawHttp(at, "GET", target, headers)).body.toString());

test("method, address and headers of the request arrive as they were sent", async () => {
  const at = await port(echo);
  const request = await seen(at, "/a%2Fb/c?path=%20x&path=y", { Cookie: "a=1", "X-Two": "1" });
  expect(request.method).toBe("GET");
  expect(request.url).toBe(`http://127.0.0.1:${at}/a%2Fb/c?path=%20x&path=y`);
  expect(request.headers).toContainEqual(["cookie", "a=1"]);
  expect(request.headers).toContainEqual(["x-two", "1"]);
});

test("S10: headers named after inherited properties are only headers", async () => {
  const at = await port(echo);
  const request = await seen(at, "/", { __proto__x: "1", constructor: "2", toString: "3" });
  expect(request.headers).toContainEqual(["constructor", "2"]);
  const raw = await rawHttp(at, "GET", "/ HTTP/1.1\r\n__proto__: evil\r\nx: y", {});
  expect(raw.status).toBeLessThan(500);
  expect(({} as Record<string, unknown>)["evil"]).toBeUndefined();
});

test("a target cannot name another host", async () => {
  const at = await port(echo);
  for (const target of ["//evil.example/x", "///x", "/\\evil.example"])
    expect(new URL((await seen(at, target)).url).host).toBe(`127.0.0.1:${at}`);
  expect((await seen(at, "http://evil.example/x?y=1")).url).toBe(`http://127.0.0.1:${at}/x?y=1`);
});

test("S6: what is no request is a plain 400 or 405 with the headers of every answer", async () => {
  const handler = vi.fn(echo);
  const at = await port(handler);
  const send = async (text: string): Promise<string> => {
    const socket = connect(at, "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.end(text);
    await once(socket, "close");
    return answer;
  };
  for (const host of ["a b", "evil/../x", "user@host", "a:999999", "[::1", "h\u0000st", "?"])
    expect([
      host,
      await send(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    ]).toEqual([host, expect.stringMatching(/^HTTP\/1\.1 400 /)]);
  const star = await send("OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  expect(star).toMatch(/^HTTP\/1\.1 400 /);
  const trace = await send("TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  expect(trace).toMatch(/^HTTP\/1\.1 405 /);
  for (const answer of [star, trace]) {
    expect(answer).toMatch(/x-content-type-options: nosniff/);
    expect(answer).toMatch(/content-security-policy: sandbox/);
  }
  expect(handler).not.toHaveBeenCalled();
});

test("S10: a handler that throws, rejects or returns junk costs one answer, not the process", async () => {
  const fail = () => {
    throw new Error("/host/path");
  };
  const spent = new Response("x");
  await spent.text();
  const junk = [undefined, null, "text", { status: 200 }, { headers: 5 }, Response.error(), spent];
  const returning = junk.map((answer) => () => answer);
  for (const handler of [fail, async () => fail(), () => Promise.reject(null), ...returning]) {
    const answer = await rawHttp(await port(handler as FetchHandler), "GET", "/");
    expect([answer.status, answer.body.toString()]).toEqual([500, "Internal error.\n"]);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  }
  for (const handler of [undefined, null, 5, {}])
    expect(() => toNodeHandler(handler as never)).toThrow(/no handler function/);
});

test("several cookies stay several", async () => {
  const headers = new Headers([
    ["set-cookie", "a=1"],
    ["set-cookie", "b=2"],
  ]);
  const { head } = await rawHttp(await port(() => new Response("x", { headers })), "GET", "/");
  expect(head.match(/set-cookie: /gi)).toHaveLength(2);
});

test("a body is pulled only as fast as the client takes it", async () => {
  let pulled = 0;
  const body = () =>
    new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(65_536));
        if (pulled === 600) controller.close();
      },
    });
  const at = await port(() => new Response(body()));
  const [response] = await once(get({ port: at, host: "127.0.0.1" }), "response");
  response.pause();
  let last = -1;
  await settles(() => {
    const still = last === pulled;
    last = pulled;
    return still && pulled > 0;
  });
  expect(pulled).toBeLessThan(400);
  let length = 0;
  for await (const chunk of response) length += chunk.length;
  expect([length, pulled]).toEqual([600 * 65_536, 600]);
});

test("S10: when the client leaves, the body is cancelled and the request's signal aborts", async () => {
  const cancelled = vi.fn();
  let signal: AbortSignal | undefined;
  const body = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
    cancel: cancelled,
  });
  const at = await port((request) => {
    signal = request.signal;
    return new Response(body);
  });
  const request = get({ port: at, host: "127.0.0.1" });
  request.on("error", () => undefined);
  await once(request, "response");
  request.destroy();
  expect(await settles(() => cancelled.mock.calls.length === 1)).toBe(true);
  expect(signal?.aborted).toBe(true);
});

test("a finished request does not abort", async () => {
  let signal: AbortSignal | undefined;
  const at = await port((request) => {
    signal = request.signal;
    return new Response("x");
  });
  await rawHttp(at, "GET", "/");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(signal?.aborted).toBe(false);
});

test("a client that leaves before the handler answers costs nothing", async () => {
  const cancelled = vi.fn();
  let answer: (() => void) | undefined;
  const at = await port(
    () =>
      new Promise<Response>((resolve) => {
        answer = () => resolve(new Response(new ReadableStream({ cancel: cancelled })));
      }),
  );
  const request = get({ port: at, host: "127.0.0.1" });
  request.on("error", () => undefined);
  await settles(() => answer !== undefined);
  request.destroy();
  await new Promise((resolve) => setTimeout(resolve, 50));
  answer?.();
  expect(await settles(() => cancelled.mock.calls.length === 1)).toBe(true);
});

test("S7: the endpoint over node:http: whole, part, head, and a cut where the file shrank", async () => {
  const disk = await diskOf(
    { path: "output/digits.txt", content: "0123456789" },
    { path: "output/big.bin", sparse: 50_000_000 },
  );
  const at = await port(createFileEndpoint({ agents: disk.agents, authorize: () => true }));
  const read = (path: string, method = "GET", headers = {}) =>
    rawHttp(at, method, `/f?agentId=alice&path=${encodeURIComponent(sandbox(path))}`, headers);
  expect((await read("output/digits.txt")).body.toString()).toBe("0123456789");
  const part = await read("output/digits.txt", "GET", { Range: "bytes=-3" });
  expect([part.status, part.body.toString()]).toEqual([206, "789"]);
  const head = await read("output/digits.txt", "HEAD");
  expect([head.status, head.headers.get("content-length"), head.body.length]).toEqual([
    200,
    "10",
    0,
  ]);

  const request = get({ port: at, path: `/f?agentId=alice&path=${sandbox("output/big.bin")}` });
  const [response] = await once(request, "response");
  response.pause();
  truncateSync(disk.at("output/big.bin"), 10);
  const drained = (async () => {
    for await (const _ of response);
  })();
  await expect(drained).rejects.toThrow("aborted");
  expect(await settles(() => disk.openDescriptors() === 0)).toBe(true);
});

test("S01: 500 requests aborted mid-body leave no descriptor and no place taken", async () => {
  const disk = await diskOf(
    { path: "output/big.bin", sparse: 200_000_000 },
    { path: "output/small.txt", content: "hello" },
  );
  const at = await port(createFileEndpoint({ agents: disk.agents, authorize: () => true }));
  const address = (path: string) => `/f?agentId=alice&path=${sandbox(path)}`;
  let statuses = 0;
  const abort = async (afterBytes: boolean): Promise<void> => {
    const request = get({ port: at, path: address("output/big.bin"), agent: false });
    request.on("error", () => undefined);
    const [response] = await once(request, "response");
    statuses += response.statusCode === 200 ? 1 : 0;
    response.on("error", () => undefined);
    if (afterBytes) await once(response, "data");
    request.destroy();
  };
  for (let i = 0; i < 25; i++)
    await Promise.all(Array.from({ length: 20 }, (_, j) => abort(j % 2 === 0)));
  expect(statuses).toBeGreaterThan(450);
  expect(await settles(() => disk.openDescriptors() === 0)).toBe(true);
  const after = await Promise.all(
    Array.from({ length: 60 }, () => rawHttp(at, "GET", address("output/small.txt"))),
  );
  expect(after.every(({ status, body }) => status === 200 && body.toString() === "hello")).toBe(
    true,
  );
});
