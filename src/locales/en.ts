import type { Labels } from "./labels.ts";

const number = new Intl.NumberFormat("en");
const format = (n: number): string => number.format(n);
const count = (n: number, one: string, many: string): string =>
  `${format(n)} ${n === 1 ? one : many}`;

const SEEN = {
  table: "the table",
  images: "the images",
  code: "the code",
  diff: "the diff",
  files: "the files",
  card: "the card",
} as const;

function duration(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)}s`;
  const whole = Math.round(seconds);
  return `${format(Math.floor(whole / 60))}m ${whole % 60}s`;
}

/** English labels, built in. */
export const en: Labels = Object.freeze<Labels>({
  running: "Running",
  failed: "Failed",
  stopped: "Stopped",
  denied: "Denied",
  awaitingApproval: "Waiting for approval",
  duration,
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
  downloadAll: "Download all",
  downloadAllShort: "All",
  downloadFailed: "Download failed",
  downloading: (share) =>
    share === undefined ? "Downloading…" : `Downloading… ${Math.round(share * 100)}%`,
  more: "More",
  close: "Close",
  tryAgain: "Try again",
  details: "Details",
  lines: (n) => count(n, "line", "lines"),
  showAllLines: (n) => (n === 1 ? "Show the line" : `Show all ${format(n)} lines`),
  showLess: "Show less",
  showMore: (n) => `Show ${format(n)} more`,
  wrapLines: "Wrap lines",
  toolError: "The tool reported an error",
  errorPrefix: "Error.",
  imageBeforeError: "The image is from before the error.",
  tableBeforeError: "The table is from before the error.",
  resultBeforeError: "The result is from before the error.",
  hiddenCharacters: (n) => `${count(n, "hidden character is", "hidden characters are")} marked.`,
  noResult: "No displayable result.",
  textCut: (shown, total) => `First ${format(shown)} of ${format(total)} characters.`,

  noRows: "No rows",
  noColumns: "No columns",
  tableSize: (r, c) => `${count(r, "row", "rows")} × ${count(c, "column", "columns")}`,
  tableSizeShort: (r, c) => `${format(r)} × ${format(c)}`,
  firstRows: (k, n) => `First ${format(k)} of ${count(n, "row", "rows")}.`,
  firstColumns: (k, n) => `First ${format(k)} of ${count(n, "column", "columns")}.`,
  missing: "NA",
  nullValue: "null",
  emptyValue: "empty",
  rowName: "Row",

  images: (n) => count(n, "image", "images"),
  openImage: (i, n) => `Open image ${format(i)} of ${format(n)}`,
  imageNotShown: "Image could not be shown",
  invalidImage: (type) => `The data is not a valid ${type}`,
  unsupportedType: (mime) => `Unsupported type: ${mime}`,
  imageTooLarge: (w, h) => `Too large to show: ${format(w)} × ${format(h)} pixels`,
  imageTooHeavy: (size) => `Too large to show: ${size}`,
  moreImages: (n) => `+${format(n)}`,
  loadingImage: "Loading image",

  unchangedLines: (n) => count(n, "unchanged line", "unchanged lines"),
  showUnchangedLines: (n) => `Show ${count(n, "unchanged line", "unchanged lines")}`,
  newFile: "New file",
  deletedFile: "Deleted file",
  renamed: "Renamed",
  noDifferences: "No differences",
  contentsUnchanged: "Contents unchanged",
  fromPath: (path) => `from ${path}`,
  diffCounts: (a, r) => `${count(a, "line", "lines")} added, ${format(r)} removed`,
  added: "added",
  removed: "removed",
  diffTooLarge: "Too large to compare line by line: shown as one replaced block.",

  deliveringFiles: (n) =>
    n === undefined ? "Delivering files…" : `Delivering ${count(n, "file", "files")}…`,
  deliveredSoFar: (k, n) => `Delivered ${format(k)} of ${format(n)}…`,
  deliveredFiles: (n) => `Delivered ${count(n, "file", "files")}`,
  deliveredItems: (n) => `Delivered ${count(n, "item", "items")}`,
  deliveredOf: (k, n) => `Delivered ${format(k)} of ${format(n)}`,
  failedCount: (n) => `${format(n)} failed`,
  notDelivered: "not delivered",
  fileNotFound: "File not found or unreadable",
  unknownType: "Unknown type",
  open: (name) => `Open ${name}`,
  openLink: "Open link",
  downloadNamed: (name) => `Download ${name}`,
  comment: "Comment",
  commentOn: (name) => `Comment on ${name}`,
  commentPrompt: "What should change?",
  commentNote: "Goes to the agent",
  send: "Send",
  cancel: "Cancel",
  comments: (n) => count(n, "comment", "comments"),

  noViewForKind: (kind) => `No view for “${kind}” yet.`,
  newerFormat: (version) => `This result is in a newer format (version ${version}).`,
  cardFailed: "The card could not be drawn.",
  textShownInstead: "Its text is shown instead.",
  cardFailedNoText: "The card could not be drawn, and the result has no text.",
});
