import type { Labels } from "./labels.ts";

const number = new Intl.NumberFormat("en");
const format = (n: number): string => number.format(n);
const count = (n: number, one: string, many: string): string =>
  `${format(n)} ${n === 1 ? one : many}`;

const SEEN = {
  table: "the table",
  images: "the images",
  code: "the code",

  find: "Find in card",
  previousMatch: "Previous match",
  nextMatch: "Next match",
  noMatch: "No matches",
  matchOf: (i, n, more) => `${format(i)} of ${format(n)}${more ? "+" : ""}`,
  json: "JSON",
  keys: (n) => count(n, "key", "keys"),
  items: (n) => count(n, "item", "items"),
  expandAll: "Expand all",
  collapseAll: "Collapse all",
  copyValue: "Copy value",
  copyPath: "Copy path",
  showRawText: "Show raw text",
  showTree: "Show as tree",
  jsonTooLarge: (size) => `${size} of JSON is too much for a tree. Its text is shown instead.`,
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

/** English labels, built in. */
export const en: Labels = Object.freeze<Labels>({
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
  linesCut: (shown, total) => `First ${format(shown)} of ${count(total, "line", "lines")}.`,
  lineCut: (n) => `+${count(n, "character", "characters")}`,
  showMoreText: "Show more",
  code: "Code",

  table: "Table",
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
  image: "Image",
  imageOf: (i, n) => `Image ${format(i)} of ${format(n)}`,
  noImages: "No images",
  firstImages: (k, n) => `First ${format(k)} of ${count(n, "image", "images")}.`,
  imageMissing: "There is no image data",
  imageRemote: "Images on other servers are not loaded",

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
  noNewline: "No newline at end of file",
  binaryDiffers: "Binary content differs",
  emptyFile: "Empty file",
  lineEndsChanged: (from, to) => `Line endings changed from ${from} to ${to}.`,
  modeChanged: (from, to) => `File mode changed from ${from} to ${to}.`,
  filesChanged: (n) => `${count(n, "file", "files")} changed`,
  filesCut: (k, n) => `First ${format(k)} of ${count(n, "file", "files")}.`,
  copyNewText: "Copy new text",
  copyPatch: "Copy as patch",

  files: (n) => count(n, "file", "files"),
  deliveringFiles: (n) =>
    n === undefined ? "Delivering files…" : `Delivering ${count(n, "file", "files")}…`,
  deliveredSoFar: (k, n) => `Delivered ${format(k)} of ${format(n)}…`,
  deliveredFiles: (n) => `Delivered ${count(n, "file", "files")}`,
  deliveredItems: (n) => `Delivered ${count(n, "item", "items")}`,
  deliveredOf: (k, n) => `Delivered ${format(k)} of ${format(n)}`,
  failedCount: (n) => `${format(n)} failed`,
  notDelivered: "not delivered",
  whyNotDelivered: (name) => `Why ${name} was not delivered`,
  firstItems: (k, n) => `First ${format(k)} of ${count(n, "item", "items")}.`,
  downloadingOf: (k, n) => `Downloading ${format(k)} of ${format(n)}…`,
  cancelDownload: "Cancel download",
  openFailed: "Could not be opened",
  preview: "preview",
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
  sendFailed: "Could not be sent",

  noViewForKind: (kind) => `No view for “${kind}” yet.`,
  newerFormat: (version) => `This result is in a newer format (version ${version}).`,
  cardFailed: "The card could not be drawn.",
  textShownInstead: "Its text is shown instead.",
  cardFailedNoText: "The card could not be drawn, and the result has no text.",
});
