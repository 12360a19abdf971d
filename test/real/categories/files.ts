import assert from "node:assert/strict";
import { formatBytes } from "../../../src/protocol/payloads/formatBytes.ts";
import { readSendArtifactsEntries } from "../../../src/protocol/payloads/sendArtifacts.ts";
import type { CaseFiles, RealCase } from "../cases.ts";

interface ListedFile {
  readonly name: string;
  readonly size: number;
  readonly mime_by_name: string | null;
}

/** Real names, sizes and types: delivered ones, and a listing of which every file is delivered here. */
export function run({ input, expect }: RealCase, files: CaseFiles): void {
  if (input === "send-artifacts-metadata") checkDelivery(files.json(), expect);
  else if (input === "file-listing") checkListing(files.json() as ListedFile[], expect);
  else assert.fail(`unknown input ${input}`);
}

function checkDelivery(json: unknown, expect: RealCase["expect"]): void {
  const entries = readSendArtifactsEntries(json) ?? [];
  const delivered = entries.flatMap((entry) => (entry.type === "file" ? [entry] : []));
  const failed = entries.flatMap((entry) => (entry.type === "failed" ? [entry] : []));
  assert.equal(entries.length, expect["files"]);
  assert.equal(delivered.length, expect["ok"]);
  assert.equal(failed.length, expect["failed"]);
  assert.equal(sum(delivered.map(({ size }) => size)), expect["total_bytes"]);
  const images = delivered.filter(({ mime }) => mime?.startsWith("image/"));
  assert.equal(images.length, expect["image_mime"]);
  for (const { name, error } of failed) assert.ok(name !== "" && error !== "", "name and reason");
}

function checkListing(list: readonly ListedFile[], expect: RealCase["expect"]): void {
  assert.equal(list.length, expect["entries"]);
  const entries = list.flatMap(({ name, size, mime_by_name: mime }) => {
    const path = `/data/agent/alice/output/${name}`;
    return readSendArtifactsEntries([{ ok: true, path, name, size, mime }]) ?? [];
  });
  for (const [at, { name, size }] of list.entries()) {
    const entry = entries[at];
    assert.ok(entry?.type === "file");
    assert.equal(entry.name, name);
    assert.equal(entry.size, size);
    assert.match(formatBytes(size), /^\d+ (?:B|KB)$|^\d+\.\d (?:MB|GB)$/);
  }
  assert.equal(sum(list.map(({ size }) => size)), expect["total_bytes"]);
}

function sum(sizes: readonly (number | undefined)[]): number {
  return sizes.reduce((total: number, size) => total + (size ?? Number.NaN), 0);
}
