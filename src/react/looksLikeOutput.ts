/** How much of a text is looked at, in UTF-16 units and lines. */
const MAX_UNITS = 4000;
const MAX_LINES = 60;
const MAX_LINE_UNITS = 400;

/** Indented, or aligned with blanks inside. */
const SPACED = /^[ \t]|\t|\S {2,}\S/;
/** Begins like a prompt, a patch, a tree, a time stamp, markup, data or an option. */
const STARTS = /^(?:[$>#+@|{}[\]<\\/]|--?\w|\d{4}-\d\d-\d\d|\d\d:\d\d:\d\d|[├└│┌─])/u;
/** Ends like code or data. */
const ENDS = /[{}[\];,\\]$/;
/** One word that is a path, a key with its value, or code. */
const INSIDE = /^[\w.-]+[=:]\S|^\S*[\w-]\/[\w./-]+$|^\S+\(.*\)$|=>|::/;

/**
 * Whether a text has a line that only a program would write: it is then shown in the mono face, else in
 * the host's own. Looks at the beginning only, in linear time.
 */
export function looksLikeOutput(text: string): boolean {
  const head = text.slice(0, MAX_UNITS);
  return (
    head.includes("\u001b") ||
    head.split("\n", MAX_LINES).some((line) => isOutput(line.slice(0, MAX_LINE_UNITS).trimEnd()))
  );
}

function isOutput(line: string): boolean {
  return (
    line !== "" && (SPACED.test(line) || STARTS.test(line) || ENDS.test(line) || INSIDE.test(line))
  );
}
