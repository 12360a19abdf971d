import assert from "node:assert/strict";
import { type DataFrame, readDataFrame } from "../../../src/protocol/payloads/dataFrame.ts";
import { own } from "../../../src/protocol/safety/record.ts";
import { linesText } from "../../../src/protocol/safety/valueText.ts";
import type { CaseFiles, RealCase } from "../cases.ts";
import { shownFrame } from "../dom/shownFrame.tsx";
import { checkFrame } from "../frames/checkFrame.ts";
import type { ExpectedFrame, Spelling } from "../frames/expected.ts";
import { lossesOf, PANDAS_LOSSES } from "../frames/losses.ts";
import { tupleText } from "../frames/tupleText.ts";
import { readJson } from "./r-jsonlite.ts";

const PANDAS: Spelling = {
  names: (columns, losses) =>
    columns.map(({ name }) => (typeof name === "object" ? tupleText(name, losses) : String(name))),
  nested: (text) => JSON.parse(text),
};

/** What pandas wrote: `to_json()` in every orient, and texts. */
export async function run(one: RealCase, files: CaseFiles): Promise<void> {
  if (one.input === "text") await checkText(one, files.text());
  else if (one.input === "data.frame") await checkFile(one, files.text());
  else assert.fail(`unknown input ${one.input}`);
}

async function checkFile(one: RealCase, text: string): Promise<void> {
  const json = readJson(text);
  const frame = readDataFrame(json);
  assert.ok(frame, "no data frame");
  check(one, frame, one.encoding);
  check(one, await shownFrame({ df: json }), one.encoding);
  const back = one["pandas_reads_back"];
  if (typeof own(back, "rows") === "number" && own(back, "error") === undefined)
    assert.ok(hasSize(frame, back), "pandas reads more back");
}

function check({ expect }: RealCase, frame: DataFrame, encoding: string | undefined): void {
  const losses = lossesOf(PANDAS_LOSSES, encoding);
  checkFrame(expect as unknown as ExpectedFrame, frame, losses, PANDAS);
}

/** Told the orient, pandas knows the axes; where we could not the frame may lie on its side. */
function hasSize({ rowCount, columns }: DataFrame, back: unknown): boolean {
  const size = [own(back, "rows"), own(back, "columns")];
  const ours = [rowCount, columns.length];
  return ours.every((n, at) => n === size[at]) || ours.reverse().every((n, at) => n === size[at]);
}

/** Dictionaries are frames where they have arrays; other text stays the text it is, markup too (security R5). */
async function checkText(one: RealCase, text: string): Promise<void> {
  const json = one["valid_json"] === true ? JSON.parse(text) : text;
  const frame = readDataFrame(json);
  if (typeof json === "object" && one.expect["columns"] !== undefined) {
    assert.ok(frame, "no data frame");
    const encoding = Array.isArray(own(json, "data")) ? "dict_split" : "dict";
    check(one, frame, encoding);
    check(one, await shownFrame({ df: json }), encoding);
    return;
  }
  assert.equal(frame, null, "no table");
  if (typeof json !== "string") return;
  assert.equal(readDataFrame({ html: json }), null, "markup is no table");
  assert.equal(linesText(text), text);
  const lines = text.replace(/\n$/, "").split("\n").length;
  if (one.expect["lines"] !== undefined) assert.equal(lines, one.expect["lines"]);
}
