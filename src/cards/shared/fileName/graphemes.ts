const segmenter =
  typeof Intl.Segmenter === "function"
    ? new Intl.Segmenter("en", { granularity: "grapheme" })
    : null;

/** Splits into what a reader sees as single characters; joined, they give the text back. */
export function graphemes(text: string): readonly string[] {
  return segmenter === null
    ? Array.from(text)
    : Array.from(segmenter.segment(text), ({ segment }) => segment);
}
