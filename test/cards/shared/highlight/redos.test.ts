// @vitest-environment node
import { expect, test } from "vitest";
import { LINE_UNITS, PAGE_PIECE } from "../../../../src/cards/shared/highlight/budgets.ts";
import { highlightTokenizer } from "../../../../src/cards/shared/highlight/highlightTokenizer.ts";
import { nextSegment } from "../../../../src/cards/shared/highlight/segments.ts";
import { tokenizePiece } from "../../../../src/cards/shared/highlight/tokenizePiece.ts";
import { languageOf } from "../../../../src/cards/shared/languages.ts";
import { readCorpus } from "../../../corpus/cases.ts";

const corpus = await readCorpus();
const redos = (corpus?.cases ?? []).filter((each) => each.class === "redos");

/** Every text in a value of any shape. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}

/** One unit of text a thousand times: what quadratic and worse rules are found with. */
const REPEATED = [
  "a",
  "a.",
  "(",
  "[a](",
  "<a ",
  "\\",
  '"',
  "/*",
  "${",
  "1.",
  "_",
  " ",
  "\t",
  "a<",
  "{{",
  "*",
  "a::",
  "=>",
];

// They end: a rule of exponential cost would not, and this test would time out.
test.skipIf(redos.length === 0)(
  "texts built to hold a pattern are tokenised to the end (security section 6)",
  async () => {
    for (const name of ["ts", "html", "md", "py", "sh", "cpp", "json", "yml"]) {
      const language = languageOf(name);
      const grammar = language && (await highlightTokenizer.load(language));
      if (!grammar) throw new Error(name);
      for (const text of redos
        .flatMap(({ input }) => textsIn(input))
        .filter((text) => text.length > 200)) {
        const segment = nextSegment(text, 0, PAGE_PIECE, false);
        const piece = text.slice(0, segment?.to);
        const { block } = await tokenizePiece(grammar, piece, null, LINE_UNITS);
        expect(block.starts).toHaveLength(block.lines + 1);
      }
    }
  },
);

test.each(["ts", "cpp", "java", "md", "cs", "sh", "toml", "nix", "html", "rb", "php", "pl"])(
  "%s: a piece of one thing again and again ends",
  async (name) => {
    const language = languageOf(name);
    const grammar = language && (await highlightTokenizer.load(language));
    if (!grammar) throw new Error(name);
    for (const unit of REPEATED) {
      const line = unit.repeat(LINE_UNITS).slice(0, LINE_UNITS);
      const { block } = await tokenizePiece(grammar, `${line}\n${line}\n`, null, LINE_UNITS);
      expect(block.lines).toBe(2);
    }
  },
);
