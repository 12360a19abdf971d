import { tool as aiTool, jsonSchema } from "ai";
import { expect, test } from "vitest";
import { createSendArtifacts, toModelOutput } from "../../src/server/index.ts";
import { diskOf, sandbox } from "./setup.ts";

const ALICE = { agentId: "alice" };
const HELLO = { path: "output/a.txt", content: "hello" };

async function toolOver(...entries: Parameters<typeof diskOf>) {
  const disk = await diskOf(...entries);
  return { disk, tool: createSendArtifacts({ agents: disk.agents }) };
}

test("2.1: the definition names the tool, its folders and the shape of its arguments", async () => {
  const { tool } = await toolOver();
  expect(tool.name).toBe("SendArtifacts");
  expect(tool.description).toMatch(/workspace, output, tmp, upload/);
  expect(tool.description).toMatch(/last step/);
  expect(JSON.parse(JSON.stringify(tool.inputSchema))).toMatchObject({
    type: "object",
    required: ["files"],
    properties: {
      files: { anyOf: [{ type: "array", minItems: 1, maxItems: 100 }, { type: "object" }] },
    },
  });
});

test("2.9, 2.10: the model reads counts, names, sizes and reasons, and nothing of host or agent", async () => {
  const { disk, tool } = await toolOver(
    { path: "output/report.pdf", sparse: 1_258_291 },
    { path: "workspace/q1/data.csv", sparse: 348_160 },
  );
  const files = ["output/report.pdf", "output/missing.txt", "workspace/q1/data.csv"];
  const { output, metadata } = await tool.invoke(
    { files: files.map((path) => ({ path: sandbox(path) })) },
    ALICE,
  );
  expect(output).toBe(
    [
      "Delivered 2 of 3 artifacts.",
      "  ✓ report.pdf (1.2 MB) — output/report.pdf",
      "  ✗ missing.txt — file not found",
      "  ✓ data.csv (340 KB) — workspace/q1/data.csv",
    ].join("\n"),
  );
  for (const hidden of ["alice", disk.base, "/data/agent", "application/pdf", "text/csv"])
    expect(output).not.toContain(hidden);
  expect(JSON.stringify(metadata)).not.toContain(disk.base);
});

test("2.5-2.7, 5.21, S3: one entry per file in the order asked, with sandbox paths and stable codes", async () => {
  const { tool } = await toolOver(HELLO, { path: "output/Makefile", content: "all:" });
  const result = await tool.invoke(
    {
      files: [
        { path: sandbox("output/a.txt") },
        { path: "/etc/shadow" },
        { path: sandbox("output/a.txt") },
        { path: "" },
        { path: sandbox("output//Makefile") },
        { path: sandbox("output") },
      ],
    },
    ALICE,
  );
  const a = { ok: true, agentId: "alice", path: sandbox("output/a.txt"), name: "a.txt", size: 5 };
  expect(result.metadata?.artifacts).toEqual([
    { ...a, mime: "text/plain" },
    {
      ok: false,
      path: "/etc/shadow",
      error: "the path is not in a folder that can be delivered",
      code: "not_allowed",
    },
    { ...a, mime: "text/plain" },
    { ok: false, path: "", error: "no path was given", code: "bad_path" },
    { ...a, path: sandbox("output/Makefile"), name: "Makefile", size: 4 },
    { ok: false, path: sandbox("output"), error: "not a regular file", code: "not_a_file" },
  ]);
  expect(result).toMatchObject({ success: true, image_urls: [] });
  expect(result.output.split("\n")[4]).toBe("  ✗ file 4 — no path was given");
});

test("2.3: files may be an object, an array, or JSON text of either, up to three layers deep", async () => {
  const { tool } = await toolOver(HELLO);
  const file = { path: sandbox("output/a.txt") };
  const json = JSON.stringify;
  for (const args of [
    { files: file },
    { files: [file] },
    { files: json(file) },
    { files: json([file]) },
    { files: json(json([file])) },
    { files: [json(file)] },
    json({ files: json([json(file)]) }),
    { files: [{ ...file, description: "final", type: "file" }], extra: 1 },
  ])
    expect([args, (await tool.invoke(args, ALICE)).success]).toEqual([args, true]);
});

test("2.3, S3: a malformed call is one clear error that shows the right shape", async () => {
  const { tool } = await toolOver(HELLO);
  const file = { path: sandbox("output/a.txt") };
  let deep = JSON.stringify([file]);
  for (let i = 0; i < 3; i++) deep = JSON.stringify(deep);
  for (const files of [
    "not json",
    file.path,
    '"42"',
    "42",
    deep,
    42,
    true,
    null,
    [],
    "[]",
    () => 1,
  ])
    expect([files, await tool.invoke({ files }, ALICE)]).toEqual([
      files,
      {
        success: false,
        output: expect.stringMatching(/^files .*Pass \{"files": \[\{"path": /),
        image_urls: [],
        metadata: { artifacts: [], code: "bad_arguments" },
      },
    ]);
  for (const args of [null, undefined, 5, "x", [], [file], file, Object.create({ files: [file] })])
    expect((await tool.invoke(args, ALICE)).output).toMatch(/^files is missing\./);
});

test("2.5: an item that is no object with its own path fails alone", async () => {
  const { tool } = await toolOver(HELLO);
  const path = sandbox("output/a.txt");
  const items = [null, 42, path, {}, { path: null }, { path: 5 }, { path: [path, "/etc/passwd"] }];
  const inherited = [Object.create({ path }), JSON.parse(`{"__proto__": {"path": "${path}"}}`)];
  const files = [...items, ...inherited, { path: { toString: () => path } }, { path }];
  const { metadata, output } = await tool.invoke({ files }, ALICE);
  const oks = metadata?.artifacts.map(({ ok }) => ok);
  expect(oks).toEqual([...Array(files.length - 1).fill(false), true]);
  expect(output).toMatch(/^Delivered 1 of 11 artifacts\./);
});

test("S3: getters, proxies and revoked proxies in the arguments never throw", async () => {
  const { tool } = await toolOver(HELLO);
  const fail = () => {
    throw new Error("trap");
  };
  const traps = new Proxy(
    {},
    { get: fail, has: fail, getOwnPropertyDescriptor: fail, ownKeys: fail },
  );
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  for (const hostile of [traps, proxy, Object.defineProperty({}, "files", { get: fail })])
    for (const args of [hostile, { files: hostile }, { files: [hostile] }])
      expect((await tool.invoke(args, ALICE)).success).toBe(false);
  expect((await tool.invoke({ files: [] }, undefined as never)).success).toBe(false);
});

test("V32, S1: a path that answers differently each time is read once", async () => {
  const { tool } = await toolOver(HELLO);
  let reads = 0;
  const shifting = {
    get path() {
      reads += 1;
      return reads === 1 ? "/etc/passwd" : sandbox("output/a.txt");
    },
  };
  const { metadata } = await tool.invoke({ files: [shifting] }, ALICE);
  expect(metadata?.artifacts).toMatchObject([{ ok: false, path: "/etc/passwd" }]);
  expect(reads).toBe(1);
});

test("S8: files, text and layers of one call are capped", async () => {
  const { tool } = await toolOver(HELLO);
  const file = { path: sandbox("output/a.txt") };
  const many = await tool.invoke({ files: Array(101).fill(file) }, ALICE);
  expect(many).toMatchObject({ success: false, metadata: { artifacts: [], code: "too_many" } });
  expect(many.output).toMatch(/at most 100 files, and this one names 101/);
  expect((await tool.invoke({ files: Array(100).fill(file) }, ALICE)).output).toMatch(
    /^Delivered 100 of 100/,
  );
  const long = `[${" ".repeat(1_048_576)}]`;
  expect((await tool.invoke({ files: long }, ALICE)).metadata?.code).toBe("bad_arguments");
  const endless = new Proxy([], { get: (_, key) => (key === "length" ? 4_294_967_295 : file) });
  expect((await tool.invoke({ files: endless }, ALICE)).metadata?.code).toBe("too_many");
});

test("R10, 2.9: a name cannot pass for a line of the text or hide its end", async () => {
  const names = [
    "a.txt (9 B)\n  ✓ passwd (1 KB)",
    "invoice_\u202efdp.exe",
    "zero\u200bwidth",
    "\u2028",
  ];
  const { tool } = await toolOver(
    ...names.map((name) => ({ path: `output/${name}`, content: "x" })),
  );
  const files = names.map((name) => ({ path: sandbox(`output/${name}`) }));
  const missing = { path: "/x/\n  ✓ fake (1 KB)" };
  const { output, metadata } = await tool.invoke({ files: [...files, missing] }, ALICE);
  expect(output.split(/[\n\r\u2028]/)).toHaveLength(6);
  expect(output).not.toMatch(/[\u202e\u200b]/);
  expect(output).toContain("invoice_[U+202E]fdp.exe");
  expect(metadata?.artifacts.map((entry) => entry.ok && entry.name)).toEqual([...names, false]);
});

test("5.8: success says whether any file was delivered", async () => {
  const { tool } = await toolOver(HELLO);
  const { success, output, metadata } = await tool.invoke(
    { files: { path: "/etc/passwd" } },
    ALICE,
  );
  expect({ success, output }).toEqual({
    success: false,
    output:
      "Delivered 0 of 1 artifacts.\n  ✗ passwd — the path is not in a folder that can be delivered",
  });
  expect(metadata?.artifacts).toHaveLength(1);
});

test("S1, S4: an agent that does not exist delivers nothing, and is not named", async () => {
  const { tool } = await toolOver(HELLO);
  for (const agentId of ["../bob", "", "carol", "__proto__", null as never]) {
    const { success, output } = await tool.invoke(
      { files: { path: `/data/agent/${agentId}/output/x` } },
      { agentId },
    );
    expect(success).toBe(false);
    expect(output).not.toMatch(/carol|__proto__|\.\./);
  }
});

test("a cancelled call stops between files", async () => {
  const { tool } = await toolOver(HELLO);
  const files = [{ path: sandbox("output/a.txt") }];
  const result = await tool.invoke({ files }, { ...ALICE, signal: AbortSignal.abort() });
  expect(result).toMatchObject({ success: false, metadata: { artifacts: [], code: "cancelled" } });
});

test("S10: a delivery leaves no descriptor open", async () => {
  const { disk, tool } = await toolOver(HELLO, { path: "output/empty", content: "" });
  const files = Array(50)
    .fill(0)
    .map((_, i) => ({ path: sandbox(i % 2 ? "output/a.txt" : "output/empty") }));
  await Promise.all([1, 2, 3].map(() => tool.invoke({ files }, ALICE)));
  expect(disk.openDescriptors()).toBe(0);
});

test("2.8, 4: as an AI SDK tool, the model gets the text and nothing else", async () => {
  const { tool } = await toolOver(HELLO);
  const sdkTool = aiTool({
    description: tool.description,
    inputSchema: jsonSchema(tool.inputSchema),
    execute: (args, { abortSignal }) => tool.invoke(args, { ...ALICE, signal: abortSignal }),
    toModelOutput: ({ output }) => toModelOutput(output),
  });
  const args = { files: [{ path: sandbox("output/a.txt") }] };
  const output = await sdkTool.execute?.(args, { toolCallId: "c1", messages: [] } as never);
  expect(output).toMatchObject({ metadata: { artifacts: [{ ok: true }] } });
  const model = await sdkTool.toModelOutput?.({
    toolCallId: "c1",
    input: args,
    output: output as never,
  });
  expect(model).toEqual({
    type: "text",
    value: "Delivered 1 of 1 artifacts.\n  ✓ a.txt (5 B) — output/a.txt",
  });
});

test("4: toModelOutput passes only what is known to be text for the model", () => {
  expect(toModelOutput("plain")).toEqual({ type: "text", value: "plain" });
  expect(toModelOutput({ value: "2 rows", artifact: { secret: 1 } }).value).toBe("2 rows");
  expect(toModelOutput({ output: "", metadata: { secret: 1 } }).value).toBe("");
  const fail = () => {
    throw new Error("trap");
  };
  const proxy = new Proxy({}, { get: fail, getOwnPropertyDescriptor: fail });
  for (const junk of [
    null,
    undefined,
    5,
    [],
    {},
    { output: {} },
    Object.create({ output: "x" }),
    proxy,
  ])
    expect(toModelOutput(junk)).toEqual({ type: "text", value: "" });
});

test("S8: a bound that bounds nothing is a clear error", () => {
  for (const name of ["files", "argumentUnits", "jsonLayers"])
    for (const limit of [Number.NaN, -1, 0.5, Number.POSITIVE_INFINITY, "100", 5n, {}])
      expect(() => createSendArtifacts({ agents: {}, limits: { [name]: limit } } as never)).toThrow(
        new RegExp(`limits.${name} is not a whole number`),
      );
  expect(() => createSendArtifacts({ agents: {}, limits: 5 } as never)).toThrow(/limits is not an/);
});
