import { describe, expect, test } from "vitest";
import { fromUIMessage } from "../../src/adapters/ai-sdk.ts";

const ENVELOPE = {
  schema: "codeagent.tool-artifact",
  version: 1,
  kind: "table",
  status: "success",
  icon: null,
  title: "Weather",
  payload: { df: [{ a: 1 }] },
};
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

function read(output: unknown, input: unknown = {}) {
  const part = {
    type: "dynamic-tool",
    toolName: "t",
    toolCallId: "c",
    state: "output-available",
    input,
    output,
  };
  const [call] = fromUIMessage({ id: "m", role: "assistant", parts: [part] });
  if (!call) throw new Error("no call");
  return call;
}

describe("plain outputs (contracts 4, row AI SDK)", () => {
  test.each([
    ["text", "text"],
    ["", ""],
    [null, ""],
    [undefined, ""],
    [42, "42"],
    [false, "false"],
    [[1, 2], "[1,2]"],
    [{ temperature: 20 }, '{"temperature":20}'],
    [{ error: 0.05, estimate: 3 }, '{"error":0.05,"estimate":3}'],
    [{ value: "portable", rows: 3 }, "portable"],
    [{ value: ["a", "b"] }, "a\nb"],
    [{ value: "" }, ""],
    [{ value: 3.2, error: 0.05 }, "3.2"],
    [{ artifact: "report.zip" }, '{"artifact":"report.zip"}'],
  ])("%j shows %j", (output, value) => {
    expect(read(output)).toMatchObject({ status: "success", value, artifact: null });
  });

  test("text that looks like a result stays text (security R21)", () => {
    for (const output of [JSON.stringify({ artifact: ENVELOPE }), JSON.stringify(ENVELOPE)]) {
      expect(read(output)).toMatchObject({ artifact: null, value: output });
    }
  });
});

describe("envelopes", () => {
  test("the output, or its artifact, is one", () => {
    expect(read(ENVELOPE).artifact).toMatchObject({ kind: "table", title: "Weather" });
    const beside = read({ value: "1 row", artifact: ENVELOPE, metadata: { a: 1 } });
    expect(beside).toMatchObject({
      value: "1 row",
      artifact: { kind: "table" },
      metadata: { a: 1 },
    });
  });

  test("boxes of R are opened (contracts 3.1)", () => {
    const boxed = {
      value: ["1 row"],
      is_error: [false],
      artifact: { ...ENVELOPE, schema: [ENVELOPE.schema], version: [1], kind: ["table"], icon: {} },
    };
    expect(read(boxed)).toMatchObject({
      value: "1 row",
      artifact: { kind: "table" },
      isError: false,
    });
  });

  test("a malformed one is not given a second chance (contracts 1.13)", () => {
    const bad = { ...ENVELOPE, artifact: { ...ENVELOPE, kind: "" }, value: "text" };
    expect(read(bad)).toMatchObject({ artifact: null, value: "text" });
  });

  test("a newer version shows the value and says why (contracts 5.5)", () => {
    const newer = read({ value: "text", artifact: { ...ENVELOPE, version: 2 } });
    expect(newer).toMatchObject({ artifact: null, value: "text", unsupportedVersion: 2 });
  });

  test("an error beside it makes the call an error and keeps the kind (contracts 1.31)", () => {
    const failed = read({ value: "x", is_error: [true], artifact: ENVELOPE });
    expect(failed).toMatchObject({
      status: "error",
      isError: true,
      artifact: { kind: "table", status: "error" },
    });
  });

  test("an error without a value is its message (contracts 3.20)", () => {
    const failed = read({ artifact: ENVELOPE, error: { message: ["it broke"], call: {} } });
    expect(failed).toMatchObject({ isError: true, value: "it broke" });
  });
});

describe("SendArtifacts (contracts 2.8)", () => {
  const metadata = { artifacts: [{ ok: true, path: "/data/agent/a/output/r.pdf", name: "r.pdf" }] };

  test("the text is for people and models, the metadata stays beside it", () => {
    const sent = read({
      success: true,
      output: "Delivered 1 of 1 artifacts.",
      image_urls: [],
      metadata,
    });
    expect(sent).toMatchObject({ value: "Delivered 1 of 1 artifacts.", metadata, isError: false });
  });

  test("no success is an error, with its metadata", () => {
    const sent = read({ success: false, output: "Delivered 0 of 1 artifacts.", metadata });
    expect(sent).toMatchObject({ status: "error", isError: true, metadata });
  });

  test("metadata beside a value, and metadata alone", () => {
    expect(read({ value: "sent", metadata })).toMatchObject({ value: "sent", metadata });
    expect(read(metadata).metadata).toEqual(metadata);
  });
});

describe("content blocks", () => {
  const text = (text: string) => ({ type: "text", text });

  test("a failed MCP tool arrives as an available output", () => {
    const failed = read({ content: [text("Unsupported URL")], isError: true });
    expect(failed).toMatchObject({ status: "error", isError: true, value: "Unsupported URL" });
    expect(read({ content: [text("ok")], isError: false })).toMatchObject({
      status: "success",
      value: "ok",
    });
  });

  test("texts are joined, images become an image artifact with the text below", () => {
    const shown = read({
      content: [text("Here:"), { type: "image", data: PNG, mimeType: "image/png" }, text("done")],
    });
    expect(shown.value).toBe("Here:\ndone");
    expect(shown.artifact).toMatchObject({
      kind: "image",
      payload: { images: [{ mime: "image/png", b64: PNG }], output: "Here:\ndone" },
    });
  });

  test("images in the four ways of the protocols", () => {
    const ways = [
      [{ type: "image", data: PNG, mimeType: "image/png" }],
      [{ type: "image", source: { type: "base64", media_type: "image/png", data: PNG } }],
      { type: "content", value: [{ type: "media", data: PNG, mediaType: "image/png" }] },
      {
        type: "content",
        value: [{ type: "file", mediaType: "image/png", data: { type: "data", data: PNG } }],
      },
    ];
    for (const output of ways) {
      expect(read(output).artifact).toMatchObject({
        kind: "image",
        payload: { images: [{ mime: "image/png", b64: PNG }] },
      });
    }
  });

  test("resources alone are files; beside text they stay in the metadata and in the text", () => {
    const link = { type: "resource_link", uri: "https://x.test/r.pdf", name: "r.pdf", size: 9 };
    const alone = read({ content: [link] });
    expect(alone.artifact).toMatchObject({
      kind: "files",
      payload: { artifacts: [{ type: "url", url: "https://x.test/r.pdf", title: "r.pdf" }] },
    });
    const beside = read({ content: [text("Two links:"), link, link] });
    expect(beside.artifact).toBeNull();
    expect(beside.value).toBe(
      "Two links:\nr.pdf (https://x.test/r.pdf)\nr.pdf (https://x.test/r.pdf)",
    );
    expect(beside.metadata).toMatchObject({ artifacts: [{ ok: true }, { ok: true }] });
  });

  test("embedded resources show their text, or an image, or their address", () => {
    const resource = (resource: object) => ({ content: [{ type: "resource", resource }] });
    expect(read(resource({ uri: "demo://a", text: "inside" })).value).toBe("inside");
    expect(
      read(resource({ uri: "demo://a", mimeType: "image/png", blob: PNG })).artifact?.kind,
    ).toBe("image");
    expect(
      read(resource({ uri: "demo://x/a.gz", mimeType: "application/gzip", blob: "H4s=" })),
    ).toMatchObject({ value: "a.gz (demo://x/a.gz)", artifact: { kind: "files" } });
  });

  test("annotations hide nothing (security R21)", () => {
    const aimed = { ...text("for the user"), annotations: { audience: ["assistant"] } };
    expect(read({ content: [aimed] }).value).toBe("for the user");
  });

  test("structured content: an envelope, or a table of flat rows, or text", () => {
    const content = [text("[]")];
    expect(read({ content, structuredContent: ENVELOPE }).artifact?.title).toBe("Weather");
    expect(read({ content, structuredContent: { artifact: ENVELOPE } }).artifact?.kind).toBe(
      "table",
    );
    expect(read({ content, structuredContent: [{ g: "a", n: 2 }] }).artifact).toMatchObject({
      kind: "table",
      payload: { df: [{ g: "a", n: 2 }] },
    });
    expect(read({ content, structuredContent: { g: 1 } })).toMatchObject({
      artifact: null,
      value: "[]",
    });
    expect(read({ content: [], structuredContent: { g: 1 } }).value).toBe('{"g":1}');
  });

  test("lists and records that only resemble blocks are JSON", () => {
    expect(read([{ type: "text", text: "a" }, { type: "chart" }]).value).toMatch(
      /^\[\{"type":"text"/,
    );
    expect(read({ content: "plain", title: "x" }).value).toBe('{"content":"plain","title":"x"}');
  });
});

describe("what toModelOutput gives", () => {
  test.each([
    [{ type: "text", value: "a" }, "a", false],
    [{ type: "json", value: { a: 1 } }, '{"a":1}', false],
    [{ type: "error-text", value: "no" }, "no", true],
    [{ type: "error-json", value: { code: 5 } }, '{"code":5}', true],
    [{ type: "execution-denied", reason: "not allowed" }, "not allowed", true],
  ])("%j", (output, value, isError) => {
    expect(read(output)).toMatchObject({ value, isError });
  });
});

describe("tools that providers run", () => {
  test("a command with what it printed", () => {
    const output = {
      type: "bash_code_execution_result",
      stdout: "ok\n",
      stderr: "",
      return_code: 0,
    };
    const input = { type: "bash_code_execution", command: "ls" };
    expect(read(output, input)).toMatchObject({
      status: "success",
      value: "ok\n",
      artifact: { kind: "code", payload: { text: "ls", lang: "sh", output: "ok\n" } },
    });
  });

  test("stderr with exit code 0 is output; another exit code is an error (security, decision 9)", () => {
    const output = { type: "code_execution_result", stdout: "a", stderr: "warned", return_code: 0 };
    expect(read(output, { code: "1" })).toMatchObject({ isError: false, value: "a\nwarned" });
    expect(read({ ...output, return_code: 2 }, { code: "1" })).toMatchObject({
      isError: true,
      artifact: { kind: "code", status: "error" },
    });
  });

  test("files that a run left behind are named", () => {
    const content = [{ type: "bash_code_execution_output", file_id: "file_1" }];
    const output = { type: "bash_code_execution_result", content, stdout: "", return_code: 0 };
    expect(read(output).value).toBe("[file_1]");
  });

  test("an interpreter's logs, a shell's streams, a search's hits", () => {
    expect(
      read({ outputs: [{ type: "logs", logs: "2" }] }, { code: "1+1" }).artifact,
    ).toMatchObject({
      kind: "code",
      payload: { text: "1+1", lang: "python", output: "2" },
    });
    const shell = {
      output: [{ stdout: "x", stderr: "", outcome: { type: "exit", exitCode: 1 } }],
    };
    expect(read(shell, { action: { commands: ["ls /x"] } })).toMatchObject({
      isError: true,
      artifact: { kind: "code", payload: { text: "ls /x" } },
    });
    const hit = {
      type: "web_search_result",
      url: "https://x.test/",
      title: "X",
      encryptedContent: "…",
    };
    expect(read([hit])).toMatchObject({
      value: "X\nhttps://x.test/",
      artifact: {
        kind: "table",
        payload: { df: [{ title: "X", url: "https://x.test/", age: null }] },
      },
    });
  });

  test("a file that was read or written", () => {
    const view = {
      type: "text_editor_code_execution_view_result",
      file_type: "text",
      content: "a,b",
    };
    expect(read(view, { path: "$IN/s.csv" }).artifact).toMatchObject({
      kind: "code",
      payload: { text: "a,b", filename: "s.csv" },
    });
    const created = { type: "text_editor_code_execution_create_result", is_file_update: false };
    expect(read(created, { path: "/tmp/a.py", file_text: "1" }).artifact).toMatchObject({
      kind: "diff",
      payload: { path: "/tmp/a.py", new: "1" },
    });
    // Of an update the old text is not known: no diff is better than a wrong one.
    const updated = { ...created, is_file_update: true };
    expect(read(updated, { path: "/tmp/a.py", file_text: "1" }).artifact).toBeNull();
  });

  test("an error code is an error", () => {
    const output = { type: "web_search_tool_result_error", errorCode: "max_uses_exceeded" };
    expect(read(output)).toMatchObject({ isError: true, value: "max_uses_exceeded" });
  });
});
