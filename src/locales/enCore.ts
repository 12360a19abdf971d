import { count, format } from "./enCount.ts";
import type { Labels } from "./labels.ts";

const SEEN = {
  table: "the table",
  images: "the images",
  code: "the code",
  diff: "the diff",
  files: "the files",
  card: "the card",
} as const;

function duration(ms: number): string {
  const tenths = Math.round(ms / 100);
  if (tenths < 1) return "<0.1s";
  return tenths < 600 ? `${(tenths / 10).toFixed(1)}s` : minutes(Math.round(ms / 1000));
}

function elapsed(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return seconds < 60 ? `${seconds}s` : minutes(seconds);
}

function minutes(seconds: number): string {
  return `${format(Math.floor(seconds / 60))}m ${seconds % 60}s`;
}

/** The English words of rows, of the shell of cards, and of the cards that load with the library. */
export const enCore = Object.freeze({
  running: "Running",
  failed: "Failed",
  stopped: "Stopped",
  denied: "Denied",
  awaitingApproval: "Waiting for approval",
  duration,
  elapsed,
  showDetails: (tool) => `Show details of ${tool}`,
  hideDetails: (tool) => `Hide details of ${tool}`,
  output: "Output",
  result: "Result",
  arguments: "Arguments",
  unnamedTool: "Tool",
  modelSaw: "What the model saw",
  modelSawText: (n) => `What the model saw: ${count(n, "character", "characters")} of text.`,
  modelDidNotSee: (what) => `It did not see ${SEEN[what]}.`,
  showCard: "Show card",
  copy: "Copy",
  copied: "Copied",
  copyFailed: "Copy failed",
  download: "Download",
  downloadFailed: "Download failed",
  more: "More",
  tryAgain: "Try again",
  details: "Details",
  lines: (n) => count(n, "line", "lines"),
  showAllLines: (n) => (n === 1 ? "Show the line" : `Show all ${format(n)} lines`),
  showLess: "Show less",
  notPrinted: (n, what) => `${count(n, `more ${what.slice(0, -1)}`, `more ${what}`)} not printed.`,
  wrapLines: "Wrap lines",
  toolError: "The tool reported an error",
  errorPrefix: "Error.",
  imageBeforeError: "The image is from before the error.",
  tableBeforeError: "The table is from before the error.",
  resultBeforeError: "The result is from before the error.",
  hiddenCharacters: (n, isLeast) =>
    `${isLeast ? "At least " : ""}${count(n, "hidden character is", "hidden characters are")} marked.`,
  noResult: "No displayable result.",
  showMoreText: "Show more",
  code: "Code",
  find: "Find in card",
  json: "JSON",
  showRawText: "Show raw text",
  showTree: "Show as tree",
  jsonTooLarge: (size) => `${size} of JSON is too much for a tree. Its text is shown instead.`,
  noViewForKind: (kind) => `No view for “${kind}” yet.`,
  newerFormat: (version) => `This result is in a newer format (version ${version}).`,
  cardFailed: "The card could not be drawn.",
  textShownInstead: "Its text is shown instead.",
  cardFailedNoText: "The card could not be drawn, and the result has no text.",
} satisfies Partial<Labels>);

/** Labels that are there before any card of a heavy kind. */
export type CoreLabels = Pick<Labels, keyof typeof enCore>;
