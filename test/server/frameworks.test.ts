import { once } from "node:events";
import { get } from "node:http";
import type { AddressInfo } from "node:net";
import { serve as serveHono } from "@hono/node-server";
import { Hono } from "hono";
import { expect, expectTypeOf, onTestFinished, test } from "vitest";
import { createFileEndpoint } from "../../src/server/index.ts";
import { rawHttp } from "../corpus/server/rawHttp.ts";
import { diskOf, sandbox, settles } from "./setup.ts";

test("the endpoint is a Hono route: whole, part, head, error, abort", async () => {
  const disk = await diskOf(
    { path: "output/报告.txt", content: "0123456789" },
    { path: "output/big.bin", sparse: 200_000_000 },
  );
  const handler = createFileEndpoint({ agents: disk.agents, authorize: () => true });
  const app = new Hono();
  app.get("/files", (c) => handler(c.req.raw));
  const server = serveHono({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const read = (path: string, method = "GET", headers = {}) =>
    rawHttp(
      port,
      method,
      `/files?agentId=alice&path=${encodeURIComponent(sandbox(path))}`,
      headers,
    );

  const whole = await read("output/报告.txt");
  expect([whole.status, whole.body.toString()]).toEqual([200, "0123456789"]);
  expect(whole.headers.get("content-disposition")).toContain(
    "filename*=UTF-8''%E6%8A%A5%E5%91%8A.txt",
  );
  expect(whole.headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");
  const part = await read("output/报告.txt", "GET", { Range: "bytes=0-2" });
  expect([part.status, part.body.toString()]).toEqual([206, "012"]);
  const head = await read("output/报告.txt", "HEAD");
  expect([head.status, head.body.length]).toEqual([200, 0]);
  const missing = await read("output/missing.txt");
  expect([missing.status, missing.headers.get("x-content-type-options")]).toEqual([404, "nosniff"]);

  for (let i = 0; i < 20; i++) {
    const request = get({
      port,
      path: `/files?agentId=alice&path=${sandbox("output/big.bin")}`,
      agent: false,
    });
    request.on("error", () => undefined);
    const [response] = await once(request, "response");
    response.on("error", () => undefined);
    await once(response, "data");
    request.destroy();
  }
  expect(await settles(() => disk.openDescriptors() === 0)).toBe(true);
});

test("the endpoint is a Next route handler: export const GET = createFileEndpoint(…)", async () => {
  const disk = await diskOf({ path: "output/a.txt", content: "hello" });
  const GET = createFileEndpoint({
    agents: disk.agents,
    authorize: async (request) => request.headers.get("cookie") === "session=alice",
    agentId: (request) => new URL(request.url).pathname.split("/")[2],
  });
  // What Next checks of an exported handler: it takes a Request (and a context that it may ignore).
  expectTypeOf(GET).toExtend<
    (request: Request, context: { params: Promise<{ agentId: string }> }) => Promise<Response>
  >();
  const address = `https://app.test/agents/alice/files?path=${sandbox("output/a.txt")}`;
  const signedIn = await GET(new Request(address, { headers: { cookie: "session=alice" } }));
  expect([signedIn.status, await signedIn.text()]).toEqual([200, "hello"]);
  expect((await GET(new Request(address))).status).toBe(403);
});
