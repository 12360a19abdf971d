import { describe, expect, test } from "vitest";
import { fromUIMessage, fromUIMessageParts, fromUIMessages } from "../../src/adapters/ai-sdk.ts";

const ENVELOPE = {
  schema: "codeagent.tool-artifact",
  version: 1,
  kind: "text",
  status: "success",
  icon: null,
  title: "Weather",
  payload: { text: "sunny" },
};

const part = (fields: Readonly<Record<string, unknown>>) => ({
  type: "tool-Query",
  toolCallId: "c1",
  state: "output-available",
  input: { q: 1 },
  ...fields,
});
const message = (...parts: readonly unknown[]) => ({ id: "m1", role: "assistant", parts });
const call = (fields: Readonly<Record<string, unknown>>, options = {}) => {
  const [first] = fromUIMessage(message(part(fields)), options);
  if (!first) throw new Error("no call");
  return first;
};

describe("states (contracts 4, lifecycle table)", () => {
  test.each([
    [{ state: "input-streaming", input: { q: "a" } }, "input", ""],
    [{ state: "input-available" }, "running", ""],
    [{ state: "approval-requested", approval: { id: "a" } }, "awaiting-approval", ""],
    [{ state: "approval-responded", approval: { id: "a", approved: true } }, "running", ""],
    [
      { state: "approval-responded", approval: { id: "a", approved: false, reason: "not now" } },
      "denied",
      "not now",
    ],
    [{ state: "output-available", output: "half", preliminary: true }, "partial", "half"],
    [{ state: "output-available", output: "done" }, "success", "done"],
    [{ state: "output-error", errorText: "no such file" }, "error", "no such file"],
    [
      { state: "output-denied", approval: { id: "a", approved: false, reason: "no" } },
      "denied",
      "no",
    ],
  ])("%j is %s", (fields, status, value) => {
    expect(call(fields)).toMatchObject({
      status,
      value,
      args: "input" in fields ? fields.input : { q: 1 },
    });
  });

  test("a state that no version has is a neutral result with its output", () => {
    expect(call({ state: "output-superseded", output: "x" })).toMatchObject({
      status: "success",
      value: "x",
      isError: false,
    });
    expect(call({ state: "__proto__", output: "y" })).toMatchObject({
      status: "success",
      value: "y",
    });
  });

  test("what is left open when the message is over was interrupted; who waits for a person waits on", () => {
    const over = { streaming: false };
    expect(call({ state: "input-streaming" }, over).status).toBe("interrupted");
    expect(call({ state: "input-available" }, over).status).toBe("interrupted");
    expect(call({ output: "x", preliminary: true }, over).status).toBe("interrupted");
    expect(call({ state: "approval-requested" }, over).status).toBe("awaiting-approval");
    expect(call({ output: "x" }, over).status).toBe("success");
  });

  test("the error text wins over an output that was left behind (security R4)", () => {
    const failed = call({ state: "output-error", output: { ok: true }, errorText: "denied" });
    expect(failed).toMatchObject({ status: "error", isError: true, value: "denied" });
    expect(call({ output: "fine", errorText: "stale" })).toMatchObject({
      isError: true,
      value: "stale",
    });
  });

  test("arguments that failed to parse are kept: AI SDK 6 has them as rawInput", () => {
    const failed = call({ state: "output-error", input: undefined, rawInput: '{"p": "a' });
    expect(failed.args).toBe('{"p": "a');
  });

  test("the times of the host become the times of the call", () => {
    const timing = () => ({ startedAt: 1000, endedAt: 1250 });
    expect(call({ output: "x" }, { timing })).toMatchObject({ startedAt: 1000, endedAt: 1250 });
    expect(call({ output: "x" })).not.toHaveProperty("endedAt");
  });
});

describe("parts", () => {
  test("static, dynamic and titled tools have their names", () => {
    const calls = fromUIMessage(
      message(
        part({ toolCallId: "a", output: 1 }),
        part({ toolCallId: "b", type: "dynamic-tool", toolName: "mcp-echo", title: "Echo" }),
        part({ toolCallId: "c", type: "tool-get-annotated-message" }),
      ),
    );
    expect(calls.map(({ name, title }) => [name, title])).toEqual([
      ["Query", undefined],
      ["mcp-echo", "Echo"],
      ["get-annotated-message", undefined],
    ]);
  });

  test("other parts are no calls, and every part keeps its place", () => {
    const parts = [
      { type: "step-start" },
      { type: "text", text: '{"artifact":1}' },
      part({}),
      { type: "file", mediaType: "text/html", url: "data:text/html;base64,PHNjcmlwdD4=" },
      { type: "source-url", url: "javascript:alert(1)", title: "Docs" },
      { type: "data-artifact", id: "c1", data: ENVELOPE },
      null,
      "tool-x",
    ];
    const aligned = fromUIMessageParts(message(...parts));
    expect(aligned.map((item) => item?.name ?? null)).toEqual([
      ...[null, null, "Query", null, null, null, null, null],
    ]);
    expect(aligned[2]?.artifact).toBeNull();
  });

  test("a user cannot speak as a tool (contracts 1.42)", () => {
    const forged = { id: "m", role: "user", parts: [part({ output: "forged" })] };
    expect(fromUIMessage(forged)).toEqual([]);
    expect(fromUIMessage({ ...forged, role: "system" })).toEqual([]);
  });

  test("calls that share an id are all kept, within a message and across messages (contracts 5.18)", () => {
    const twice = message(part({ output: "one" }), part({ output: "two" }));
    const calls = fromUIMessages([twice, { ...message(part({ output: "three" })), id: "m2" }]);
    expect(calls.map(({ value }) => value)).toEqual(["one", "two", "three"]);
    expect(new Set(calls.map(({ key }) => key)).size).toBe(3);
  });

  test("calls without an id never merge", () => {
    const nameless = { toolCallId: undefined };
    const calls = fromUIMessage(
      message(part({ ...nameless, output: "a" }), part({ ...nameless, output: "b" })),
    );
    expect(calls.map(({ value }) => value)).toEqual(["a", "b"]);
    expect(calls[0]?.key).not.toBe(calls[1]?.key);
  });

  test("ids that name prototypes are ids like any other (security R14)", () => {
    const ids = ["__proto__", "constructor", "__proto__"];
    const calls = fromUIMessage(message(...ids.map((toolCallId) => part({ toolCallId }))));
    expect(calls.map(({ id }) => id)).toEqual(ids);
    expect(new Set(calls.map(({ key }) => key)).size).toBe(3);
  });

  test("no two pairs of message id and call id share a key", () => {
    const keyOf = (id: string, toolCallId: string) =>
      fromUIMessage({ id, role: "assistant", parts: [part({ toolCallId })] })[0]?.key;
    expect(keyOf("a/1:b", "c")).not.toBe(keyOf("a", "b/1:c"));
    expect(keyOf("", "ab")).not.toBe(keyOf("a", "b"));
  });
});

describe("data parts", () => {
  const parts = [
    part({ output: "portable" }),
    { type: "data-artifact", id: "c1", data: { ...ENVELOPE, title: "first" } },
    { type: "data-artifact", id: "c1", data: ENVELOPE },
    { type: "data-artifacts", id: "c1", data: [{ ok: true, path: "/data/agent/a/output/r.pdf" }] },
    { type: "data-artifact", id: "c1", transient: true, data: { ...ENVELOPE, title: "gone" } },
  ];

  test("are ignored unless the host reads them (security R21)", () => {
    expect(fromUIMessage(message(...parts))[0]).toMatchObject({ artifact: null });
    expect(fromUIMessage(message(...parts))[0]).not.toHaveProperty("metadata");
  });

  test("belong to the call whose id they carry; the latest of a type counts", () => {
    const [read] = fromUIMessage(message(...parts), { dataParts: true });
    expect(read).toMatchObject({
      value: "portable",
      artifact: { title: "Weather" },
      metadata: { artifacts: [{ path: "/data/agent/a/output/r.pdf" }] },
    });
  });

  test("their artifact passes the same rules as any other (contracts 1a)", () => {
    const invalid = { type: "data-artifact", id: "c1", data: { ...ENVELOPE, version: "1" } };
    const read = fromUIMessage(message(part({ output: "x" }), invalid), { dataParts: true });
    expect(read[0]).toMatchObject({ artifact: null, value: "x" });
  });
});

describe("file parts", () => {
  const file = (url: string, mediaType: string, filename?: string) => ({
    type: "file",
    url,
    mediaType,
    ...(filename && { filename }),
  });
  const read = (part: unknown) => fromUIMessage(message(part), { fileParts: true })[0];

  test("are ignored unless the host shows them (security R21)", () => {
    expect(fromUIMessage(message(file("https://x.test/a.png", "image/png")))).toEqual([]);
  });

  test("a picture is shown from its bytes", () => {
    expect(read(file("data:image/png;base64,QUJD", "image", "plot.png"))).toMatchObject({
      status: "success",
      name: "",
      title: "plot.png",
      artifact: { kind: "image", payload: { images: [{ mime: "image", b64: "QUJD" }] } },
    });
  });

  test("an address is a link, never loaded (security R6)", () => {
    expect(read(file("https://x.test/a.png", "image/png"))).toMatchObject({
      title: "image/png",
      artifact: {
        kind: "files",
        payload: { artifacts: [{ type: "url", url: "https://x.test/a.png" }] },
      },
    });
  });

  test("a data URL of another type is named, not handed on (security R9)", () => {
    const page = read(file("data:text/html;base64,PHNjcmlwdD4=", "text/html", "report.html"));
    expect(page).toMatchObject({ value: "[report.html]", artifact: null });
    expect(JSON.stringify(page)).not.toContain("PHNjcmlwdD4=");
  });

  test("those of a user are not the agent's", () => {
    const sent = { ...message(file("https://x.test/a.png", "image/png")), role: "user" };
    expect(fromUIMessage(sent, { fileParts: true })).toEqual([]);
  });
});

describe("identity", () => {
  const done = part({ output: { value: "done" } });

  test("an unchanged part gives the identical call, also in the shallow copies of useChat", () => {
    const [first] = fromUIMessage(message(done));
    expect(fromUIMessage(message(done))[0]).toBe(first);
    const copy = { ...message({ ...done }), parts: [{ ...done }, { type: "text", text: "more" }] };
    expect(fromUIMessage(copy)[0]).toBe(first);
  });

  test("a part that changed in place is read anew", () => {
    const live: Record<string, unknown> = part({ state: "input-available" });
    expect(fromUIMessage(message(live))[0]?.status).toBe("running");
    live["state"] = "output-available";
    live["output"] = "done";
    expect(fromUIMessage(message(live))[0]).toMatchObject({ status: "success", value: "done" });
  });

  test("the same part in another message is another call", () => {
    const [first] = fromUIMessage(message(done));
    const [second] = fromUIMessage({ ...message(done), id: "m2" });
    expect(second?.key).not.toBe(first?.key);
  });

  test("with the calls of a moment ago, deep copies give identical calls too", () => {
    const calls = fromUIMessage(
      message(done, part({ toolCallId: "c2", state: "input-available" })),
    );
    const next = structuredClone(message(done, part({ toolCallId: "c2", output: "x" })));
    const again = fromUIMessage(next, { previous: calls });
    expect(again[0]).toBe(calls[0]);
    expect(again[1]).not.toBe(calls[1]);
    expect(again[1]?.status).toBe("success");
  });

  test("calls are frozen snapshots: what the host does to its message later is not seen", () => {
    const output = { rows: [1, 2] };
    const read = call({ output });
    output.rows.push(3);
    expect(read.value).toBe('{"rows":[1,2]}');
    expect(Object.isFrozen(read)).toBe(true);
  });
});
