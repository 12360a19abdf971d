import assert from "node:assert/strict";
import { DEFAULT_LIMITS } from "../../../../src/cards/shared/limits.ts";
import type { ToolCall } from "../../../../src/protocol/calls/toolCall.ts";
import { readImages } from "../../../../src/protocol/payloads/images.ts";

/** What `expected.json` says about one output. */
export interface Output {
  readonly shape: string;
  readonly kind?: string;
  readonly is_error?: boolean;
  readonly see?: readonly Block[];
  readonly starts?: string;
  readonly chars?: number;
  readonly stdout_lines?: number;
  readonly return_code?: number;
}

interface Block {
  readonly kind: "text" | "image" | "file" | "other";
  readonly starts?: string;
  readonly mime?: string;
  readonly bytes?: number;
  readonly width?: number;
  readonly height?: number;
  readonly uri?: string;
  readonly inline?: string;
  readonly chars?: number;
  readonly type?: string;
}

/** Whether a person can see in the call what the tool that wrote the file put there. */
export function checkOutput(call: ToolCall, expected: Output, raw: unknown): void {
  const failed = expected.is_error === true || isErrorEvent(raw);
  assert.equal(call.isError, failed, "is error");
  assert.equal(call.status, failed ? "error" : "success");
  switch (expected.shape) {
    case "NoneType":
      assert.equal(call.value, "");
      break;
    case "string":
      // Text stays text, also when it looks like JSON.
      assert.equal(call.value, raw);
      assert.equal([...call.value].length, expected.chars);
      assert.equal(call.artifact, null);
      break;
    case "codeagent-artifact":
      assert.equal(call.artifact?.kind, expected.kind);
      break;
    case "bash_code_execution_result":
    case "code_execution_result":
      checkExecution(call, expected);
      break;
    case "object":
      checkObject(call, raw);
      break;
    case "mcp":
    case "blocks":
      checkBlocks(call, expected.see ?? []);
      break;
    default:
      throw new Error(`no check for the output shape ${expected.shape}`);
  }
}

function checkExecution({ value, artifact, isError }: ToolCall, expected: Output): void {
  assert.equal(isError, expected.return_code !== 0);
  assert.equal(value.trimEnd().split("\n").length, expected.stdout_lines);
  assert.equal(artifact?.kind, "code");
}

function checkObject({ value, artifact, metadata }: ToolCall, raw: unknown): void {
  const { artifact: inner, artifacts, type } = raw as Readonly<Record<string, unknown>>;
  if (inner !== undefined) {
    const kind = (inner as { readonly kind: unknown }).kind;
    assert.equal(artifact?.kind, Array.isArray(kind) ? kind[0] : kind);
    return;
  }
  if (artifacts !== undefined) assert.deepEqual(metadata, { artifacts });
  // Provider tools have cards of their own; anything else is its JSON.
  if (type === undefined) assert.deepEqual(JSON.parse(value), raw);
  else assert.notEqual(value, "");
}

function checkBlocks({ value, artifact, metadata }: ToolCall, blocks: readonly Block[]): void {
  const entries =
    (metadata as { readonly artifacts?: readonly { url?: string }[] })?.artifacts ?? [];
  const pictures = blocks.filter(({ kind }) => kind === "image");
  for (const { kind, starts = "", uri, inline } of blocks) {
    if (kind === "text") assert.ok(value.includes(starts), `text ${starts}`);
    if (kind === "file" && inline !== "text") {
      assert.ok(
        entries.some(({ url }) => url === uri),
        `file ${uri}`,
      );
      assert.ok(value.includes(uri ?? ""), `the model's text names ${uri}`);
    }
    if (kind === "other") assert.notEqual(value, "", "something to see");
  }
  if (pictures.length === 0) return;
  assert.equal(artifact?.kind, "image");
  const shown = readImages(artifact.payload, DEFAULT_LIMITS).map((image) =>
    image.ok ? [image.mime, image.bytes.length, image.width, image.height] : [image.reason],
  );
  assert.deepEqual(
    shown,
    pictures.map(({ mime, bytes, width, height }) => [mime, bytes, width, height]),
  );
}

function isErrorEvent(raw: unknown): boolean {
  const flag = (raw as { readonly is_error?: unknown } | null)?.is_error;
  return flag === true || (Array.isArray(flag) && flag[0] === true);
}
