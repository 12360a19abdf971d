import assert from "node:assert/strict";
import { diffModel } from "../../src/cards/DiffCard/diffModel.ts";
import { DEFAULT_LIMITS } from "../../src/cards/shared/limits.ts";
import type { Artifact } from "../../src/protocol/artifact/artifact.ts";
import { decodeWire } from "../../src/protocol/artifact/decodeWire.ts";
import { toolResultArtifact } from "../../src/protocol/artifact/toolResultArtifact.ts";
import { toolResultValue } from "../../src/protocol/artifact/toolResultValue.ts";
import { readDataFrame } from "../../src/protocol/payloads/dataFrame.ts";
import { readImages } from "../../src/protocol/payloads/images.ts";
import { own } from "../../src/protocol/safety/record.ts";
import { linesText } from "../../src/protocol/safety/valueText.ts";
import { shownCounts } from "./dom/shownCounts.tsx";
import { shownFrame } from "./dom/shownFrame.tsx";
import { checkFrame, keysOf } from "./frames/checkFrame.ts";
import type { ExpectedFrame, Spelling } from "./frames/expected.ts";
import type { Losses } from "./frames/losses.ts";

/** `expect` of an artifact or event. What is not stated is not checked. */
export interface ExpectedResult {
  readonly kind: string;
  readonly title?: string | null;
  readonly status?: string;
  readonly icon?: string | null;
  readonly version?: number;
  /** Events only. */
  readonly value?: string;
  readonly tool?: string;
  readonly is_error?: boolean;
  readonly [field: string]: unknown;
}

/** Throws unless the JSON decodes to the artifact that R sent, and its card shows it. */
export async function checkArtifact(
  json: unknown,
  expected: ExpectedResult,
  losses: Losses,
  spelling: Spelling,
): Promise<void> {
  const artifact = toolResultArtifact(json);
  if (expected.kind === "fallback-to-value") {
    assert.equal(artifact, null, "a later version must not be rendered");
    assert.equal(toolResultArtifact(json, { version: null })?.version, expected.version);
    return;
  }
  assert.ok(artifact, "no valid artifact");
  checkEnvelope(artifact, expected);
  await checkPayload(artifact, expected, losses, spelling);
}

/** Throws unless the JSON reads as the event that R sent. Without an artifact the value is what is shown. */
export async function checkEvent(
  json: unknown,
  expected: ExpectedResult,
  losses: Losses,
  spelling: Spelling,
): Promise<void> {
  const event = decodeWire(json);
  const artifact = toolResultArtifact(json);
  if (expected.value !== undefined) assert.equal(toolResultValue(json), expected.value);
  if (expected.tool !== undefined) assert.equal(own(event, "name"), expected.tool);
  if (expected.is_error !== undefined) assert.equal(own(event, "is_error"), expected.is_error);
  assert.equal(artifact?.kind ?? "text", expected.kind);
  if (!artifact) return;
  // Contracts 1.35: what the call is, not what the artifact says.
  const status = own(event, "is_error") === true ? "error" : artifact.status;
  checkEnvelope({ ...artifact, status }, expected);
  await checkPayload(artifact, expected, losses, spelling);
}

function checkEnvelope(artifact: Artifact, expected: ExpectedResult): void {
  assert.equal(artifact.kind, expected.kind);
  for (const field of ["title", "icon", "status", "version"] as const) {
    if (expected[field] !== undefined)
      assert.equal(artifact[field] ?? null, expected[field], field);
  }
}

async function checkPayload(
  { kind, payload }: Artifact,
  expected: ExpectedResult,
  losses: Losses,
  spelling: Spelling,
): Promise<void> {
  for (const field of ["message", "detail", "output", "filename", "lang", "path"]) {
    const text = linesText(own(payload, field));
    if (expected[field] !== undefined && expected[field] !== null)
      assert.equal(text, expected[field], field);
  }
  const text = linesText(own(payload, "text"));
  for (const field of ["text_lines", "code_lines"])
    if (expected[field] !== undefined) assert.equal(lineCount(text), expected[field], field);
  if (expected["text_chars"] !== undefined) assert.equal([...text].length, expected["text_chars"]);
  if (kind === "table" && expected["rows"] !== undefined) {
    const frame = readDataFrame(payload);
    assert.ok(frame, "no data frame");
    const keys = keysOf(own(payload, "df"));
    for (const read of [frame, await shownFrame(payload)])
      checkFrame(expected as unknown as ExpectedFrame, read, losses, spelling, keys);
  }
  if (kind === "diff") await checkDiff(payload, expected);
  if (kind === "image") checkImages(payload, expected);
}

/** As `wc -l` and an editor count: one line feed at the end does not begin a line. */
function lineCount(text: string): number {
  return text.replace(/\n$/, "").split("\n").length;
}

async function checkDiff(payload: unknown, { added, removed }: ExpectedResult): Promise<void> {
  const model = diffModel(payload);
  assert.deepEqual({ added: model?.added, removed: model?.removed }, { added, removed });
  assert.deepEqual(await shownCounts(payload), { added, removed }, "counts in the card");
}

function checkImages(payload: unknown, { images }: ExpectedResult): void {
  const items = readImages(payload, DEFAULT_LIMITS).map((item) =>
    item.ok
      ? {
          mime: item.mime,
          width: item.width,
          height: item.height,
          bytes: item.bytes.byteLength,
        }
      : item,
  );
  assert.deepEqual(items, images ?? []);
}
