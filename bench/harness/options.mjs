// Command line of `npm run bench`.
import { parseArgs } from "node:util";
import { SUITES } from "./suites.mjs";

/**
 * @returns {{ suite: string, cases: import("./suites.mjs").Case[], runs: number, limit: number, json?: string, shots?: string }}
 *   What to measure: cases with the sizes and candidates asked for.
 * @throws Error that says which option is wrong.
 */
export function readOptions(argv) {
  const { values } = parseArgs({
    args: argv,
    options: {
      suite: { type: "string", default: "calls" },
      case: { type: "string" },
      sizes: { type: "string" },
      only: { type: "string" },
      runs: { type: "string", default: "3" },
      limit: { type: "string", default: "60" },
      json: { type: "string" },
      shots: { type: "string" },
    },
  });
  const { suite } = values;
  const all = SUITES[suite];
  if (!all) throw new Error(`no suite "${suite}"; suites: ${Object.keys(SUITES).join(", ")}`);
  const wanted = values.case?.split(",");
  const cases = all
    .filter((item) => !wanted || wanted.includes(item.case))
    .map((item) => narrow(item, values));
  const known = new Set(all.flatMap((item) => Object.keys(item.candidates)));
  for (const name of values.only?.split(",") ?? []) {
    if (!known.has(name)) {
      throw new Error(`no candidate "${name}"; candidates: ${[...known].join(", ")}`);
    }
  }
  if (cases.length === 0) {
    throw new Error(`no case "${values.case}"; cases: ${all.map((item) => item.case).join(", ")}`);
  }
  return {
    suite,
    cases,
    runs: positive("runs", values.runs),
    limit: positive("limit", values.limit) * 1000,
    json: values.json,
    shots: values.shots,
  };
}

function narrow(item, { sizes, only }) {
  const names = only?.split(",");
  return {
    ...item,
    sizes: sizes?.split(",").map((size) => positive("sizes", size)) ?? item.sizes,
    candidates: Object.fromEntries(
      Object.entries(item.candidates).filter(([name]) => !names || names.includes(name)),
    ),
  };
}

function positive(name, text) {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} takes whole numbers above 0, not "${text}"`);
}
