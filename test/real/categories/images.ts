import assert from "node:assert/strict";
import { DEFAULT_LIMITS } from "../../../src/cards/shared/limits.ts";
import { readImages } from "../../../src/protocol/payloads/images.ts";
import type { CaseFiles, RealCase } from "../cases.ts";

/** Pictures as they lie in repositories, measured by identify, exiftool and avifdec. A cut-off one may have no size. */
export function run({ input, expect }: RealCase, files: CaseFiles): void {
  assert.equal(input, "image", `unknown input ${input}`);
  const bytes = files.bytes();
  const mime = String(expect["mime_file"]);
  const [width, height] = [expect["shown_width"], expect["shown_height"]];
  const size = width === undefined ? {} : { width, height };
  const lines = Buffer.from(bytes).toString("base64").replace(/.{76}/g, "$&\n");
  for (const data of [lines, `data:${mime};base64,${lines}`, new Uint8Array(bytes)]) {
    const [item, ...more] = readImages({ images: [{ mime, b64: data }] }, DEFAULT_LIMITS);
    assert.ok(item && more.length === 0);
    if (width === undefined) assert.deepEqual(item, { ok: false, reason: "invalid", mime });
    else assert.deepEqual({ ...item, bytes: 0 }, { ok: true, mime, bytes: 0, ...size });
    if (item.ok) assert.ok(Buffer.from(bytes).equals(item.bytes), "the bytes are the file's");
  }
}
