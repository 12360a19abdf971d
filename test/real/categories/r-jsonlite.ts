import assert from "node:assert/strict";
import { toolResultArtifact } from "../../../src/protocol/artifact/toolResultArtifact.ts";
import { type DataFrame, readDataFrame } from "../../../src/protocol/payloads/dataFrame.ts";
import { checkArtifact, checkEvent, type ExpectedResult } from "../artifacts.ts";
import type { CaseFiles, RealCase } from "../cases.ts";
import { shownFrame } from "../dom/shownFrame.tsx";
import { checkFrame, keysOf } from "../frames/checkFrame.ts";
import { checkReadsBack } from "../frames/checkReadsBack.ts";
import type { ExpectedFrame, Spelling } from "../frames/expected.ts";
import { lossesOf, R_LOSSES } from "../frames/losses.ts";
import { readRValue } from "../frames/rValue.ts";

const R: Spelling = {
  names: (columns) => makeUnique(columns.map(({ name }) => String(name))),
  nested: readRValue,
};

/** What R's jsonlite, shiny, plumber and httr2 wrote. */
export async function run(one: RealCase, files: CaseFiles): Promise<void> {
  const losses = lossesOf(R_LOSSES, one.encoding);
  const expected = one.expect as ExpectedResult;
  switch (one.input) {
    case "data.frame": {
      const json = readJson(files.text());
      const frame = readDataFrame(json);
      assert.ok(frame, "no data frame");
      const keys = (one["keys_in_json"] as string[] | undefined) ?? keysOf(json);
      for (const read of [frame, await shownFrame({ df: json })])
        checkFrame(expected as unknown as ExpectedFrame, read, losses, R, keys);
      checkReadsBack(one["jsonlite_reads_back"], frame);
      break;
    }
    case "artifact":
      await checkArtifact(files.json(), expected, losses, R);
      break;
    case "event":
      await checkEvent(files.json(), expected, losses, R);
      break;
    case "event-ndjson":
      checkEvents(readLines(files.text()), expected);
      break;
    case "r-object":
      checkObject(readDataFrame(files.json()), one);
      break;
    default:
      assert.fail(`unknown input ${one.input}`);
  }
}

function readLines(text: string): readonly unknown[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}

/** One JSON text, or one a line (`stream_out()`). */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return readLines(text);
  }
}

function checkEvents(events: readonly unknown[], expected: ExpectedResult): void {
  assert.equal(events.length, expected["count"]);
  const kinds = events.map((event) => toolResultArtifact(event)?.kind ?? "text");
  assert.deepEqual(kinds, expected["kinds"]);
}

/** Vectors are no table; a matrix is one without names, of which `columnmajor` is the transpose. */
function checkObject(frame: DataFrame | null, { expect, encoding }: RealCase): void {
  const dim = expect["dim"] as number[] | undefined;
  const names = expect["names"] as string[] | undefined;
  if (dim) {
    const [rows, columns] = encoding === "columnmajor" ? [dim[1], dim[0]] : dim;
    assert.deepEqual([frame?.rowCount, frame?.columns.length], [rows, columns]);
  } else if (frame) {
    assert.deepEqual(
      frame.columns.map(({ name }) => name),
      names,
    );
    assert.equal(frame.rowCount, 1);
  }
}

/** R's make.unique(), which jsonlite applies to column names. */
function makeUnique(names: readonly string[]): string[] {
  const taken = new Set(names);
  const seen = new Set<string>();
  return names.map((name) => {
    let unique = name;
    for (let n = 1; seen.has(unique); n++) {
      if (!taken.has(`${name}.${n}`) && !seen.has(`${name}.${n}`)) unique = `${name}.${n}`;
    }
    seen.add(unique);
    return unique;
  });
}
