// What is measured: suites, their cases, the candidates of each, and the steps a candidate goes through.

/**
 * @typedef {object} Case
 * @property {string} case Its name; pages receive it.
 * @property {string} [prefix] Before every metric name, so that (metric, size) is unique in a suite.
 * @property {string} rows What a size counts.
 * @property {number[]} sizes
 * @property {readonly (keyof typeof STEPS)[]} steps
 * @property {Record<string, string>} candidates Name to page below `pages/`.
 */

/** Metrics of each step, in the order in which they are shown. */
export const STEPS = {
  mount: ["mount-cpu-ms", "ready-ms"],
  colour: ["first-colour-cpu-ms"],
  open: ["open-cpu-ms"],
  size: ["dom-nodes", "heap-mb"],
  scroll: ["scroll-step-cpu-ms", "blank-frames"],
  sort: ["sort-ms", "longest-block-ms", "worker-sort-ms"],
  update: ["update-cpu-ms"],
  decode: ["decode-cpu-ms"],
  once: ["stream-once-cpu-ms"],
  stream: ["stream-cpu-ms"],
};

export const UNITS = { "heap-mb": "MB", "dom-nodes": "nodes", "blank-frames": "frames" };

const calls = {
  case: "calls",
  rows: "calls",
  sizes: [100, 1000],
  steps: ["mount", "size", "update"],
  candidates: { ours: "calls/ours", floor: "calls/floor" },
};

const table = {
  case: "table",
  rows: "rows",
  sizes: [1000, 100_000, 1_000_000],
  steps: ["mount", "size", "scroll", "sort", "decode"],
  candidates: {
    ours: "table/ours",
    floor: "table/floor",
    "tanstack-table": "table/peers/tanstack-table",
    "ag-grid": "table/peers/ag-grid",
    "react-data-grid": "table/peers/react-data-grid",
    hightable: "table/peers/hightable",
    "glide-data-grid": "table/peers/glide-data-grid",
  },
};

const json = {
  case: "json",
  rows: "visible rows, of a value",
  sizes: [13_000, 130_000],
  steps: ["mount", "size", "scroll", "decode"],
  candidates: {
    ours: "text/ours",
    floor: "text/floor-json",
    "react-json-view-lite": "text/peers/react-json-view-lite",
    "uiw-react-json-view": "text/peers/uiw-react-json-view",
  },
};

const jsonText = { ...json, case: "json-text", prefix: "text-", rows: "visible rows, of a text" };

const ansi = {
  case: "ansi",
  rows: "lines",
  sizes: [1000, 10_000],
  steps: ["mount", "open", "size", "scroll", "decode"],
  candidates: {
    ours: "text/ours",
    floor: "text/floor-ansi",
    anser: "text/peers/anser",
    "ansi-to-react": "text/peers/ansi-to-react",
  },
};

const codeCandidates = {
  ours: "code/ours",
  floor: "code/floor",
  codemirror: "code/peers/codemirror",
  "react-shiki": "code/peers/react-shiki",
  "ai-elements": "code/peers/ai-elements",
};

const code = {
  case: "code",
  rows: "lines",
  sizes: [1000, 10_000, 100_000],
  steps: ["mount", "colour", "open", "size", "scroll", "decode"],
  candidates: codeCandidates,
};

const longLine = {
  case: "long-line",
  prefix: "long-line-",
  rows: "characters in one line",
  sizes: [1_048_576],
  steps: ["mount", "size", "decode"],
  candidates: codeCandidates,
};

const streamOnce = {
  case: "stream-once",
  rows: "lines",
  sizes: [2000],
  steps: ["once"],
  candidates: codeCandidates,
};
const stream = { ...streamOnce, case: "stream", steps: ["stream"] };

const diff = {
  case: "diff",
  rows: "lines, 5 % changed",
  sizes: [1000, 10_000, 50_000],
  steps: ["mount", "open", "size", "scroll", "decode"],
  candidates: {
    ours: "diff/ours",
    floor: "diff/peers/floor",
    "pierre-shiki": "diff/peers/pierre-shiki",
    "pierre-highlights": "diff/peers/pierre-highlights",
    "react-diff-view": "diff/peers/react-diff-view",
    "react-diff-viewer": "diff/peers/react-diff-viewer",
    "codemirror-merge": "diff/peers/codemirror-merge",
  },
};

const unrelated = {
  case: "unrelated",
  prefix: "unrelated-",
  rows: "lines, all different",
  sizes: [10_000],
  steps: ["mount", "size", "decode"],
  candidates: { ours: "diff/ours", floor: "diff/peers/floor", jsdiff: "diff/peers/jsdiff" },
};

/** @type {Record<string, Case[]>} */
export const SUITES = {
  calls: [calls],
  table: [table],
  text: [json, jsonText, ansi],
  code: [code, longLine, streamOnce, stream],
  diff: [diff, unrelated],
};

/** Names of the metrics of a case, in order. */
export function metricsOf({ steps, prefix = "" }) {
  return steps.flatMap((step) => STEPS[step]).map((metric) => prefix + metric);
}
