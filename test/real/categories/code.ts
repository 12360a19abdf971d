import assert from "node:assert/strict";
import { codeRows, rowTexts } from "../../../src/cards/Card/code/codeRows.ts";
import { textColumns } from "../../../src/cards/Card/code/textColumns.ts";
import { readCode } from "../../../src/cards/Card/readCode.ts";
import { codeNames, readCodePayload } from "../../../src/cards/CodeCard/readCodePayload.ts";
import { detectLanguage } from "../../../src/cards/shared/highlight/detectLanguage.ts";
import { DEFAULT_LIMITS } from "../../../src/cards/shared/limits.ts";
import { selectedText } from "../../../src/cards/shared/window/selectedText.ts";
import type { CaseFiles, RealCase } from "../cases.ts";
import { shownCode } from "../dom/shownCode.tsx";

/** Columns of a tab for `wc -L`. */
const WC_TAB = 8;

/** Files as they lie in repositories, counted by `wc`: lines, line ends, the longest line, and what copying gives. */
export async function run(
  { input, real_name, language, expect }: RealCase,
  files: CaseFiles,
): Promise<void> {
  assert.equal(input, "code", `unknown input ${input}`);
  const source = new TextDecoder("utf-8", { ignoreBOM: true }).decode(files.bytes());
  assert.equal(files.bytes().byteLength, expect["bytes"]);
  const read = readCodePayload({ text: source, filename: real_name });
  assert.equal(read.text, source);
  const { downloadName, language: found } = codeNames(read.filename, read.lang, read.program);
  assert.equal(downloadName, real_name);
  const code = readCode(read.text, DEFAULT_LIMITS.codeUnits);
  assert.equal(code.lines, expect["lines_shown"], "lines");
  assert.equal(code.total, expect["lines_shown"], "lines of the whole file");
  assert.equal(code.hidden, 0, "no hidden characters");
  const crlf = Number(expect["crlf_lines"]);
  assert.equal(code.lineEnds, crlf === 0 ? "LF" : crlf === code.lines ? "CRLF" : "mixed");
  const lines = Array.from({ length: code.lines }, (_, at) =>
    code.text.slice(code.start(at), code.end(at)),
  );
  const widest = Math.max(...lines.map((line) => textColumns(line, WC_TAB)));
  assert.equal(widest, expect["longest_line_wc_L"], "longest line");
  assert.equal(count(lines.join("\n"), "\t"), expect["tabs"], "tabs");
  const named = detectLanguage({ lang: String(language) })?.label;
  assert.ok(named, "a language by its name");
  // A `.h` may be either.
  const byFile = named === "C++" && real_name === "set.h" ? "C" : named;
  assert.equal(found?.label, byFile, "language by its file name");
  for (const wrap of [false, true]) checkCopy(source, codeRows(code, wrap));
  await checkCard(source, String(real_name), lines);
}

/** The card says how many lines there are, draws the first of them as they are, and copies the file. */
async function checkCard(
  source: string,
  filename: string,
  lines: readonly string[],
): Promise<void> {
  const { total, rows, copied } = await shownCode({ text: source, filename });
  assert.equal(total, lines.length, "lines in the heading");
  assert.ok(copied === source, "the copy button gives the file");
  const last = rows.at(-1)?.line ?? 0;
  assert.ok(rows.length >= Math.min(lines.length, 12), `only ${rows.length} rows are drawn`);
  for (let line = 1; line <= last; line++) {
    const drawn = rows.flatMap((row) => (row.line === line ? [row.text] : [])).join("");
    // The last may go on in a row that is not drawn.
    const whole = line < last ? drawn === lines[line - 1] : lines[line - 1]?.startsWith(drawn);
    assert.ok(whole, `line ${line}: ${drawn.slice(0, 200)}`);
  }
}

/** Selecting all rows gives the file. */
function checkCopy(source: string, rows: ReturnType<typeof codeRows>): void {
  const last = rows.count - 1;
  const end = { row: last, offset: rows.source(last).length };
  assert.ok(selectedText({ row: 0, offset: 0 }, end, rowTexts(rows)) === source, "copy");
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}
