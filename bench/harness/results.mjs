// Values of all runs, as medians in the shape that is written to the JSON file.
import { metricsOf, UNITS } from "./suites.mjs";

/** Collects runs; `list` gives one entry for each metric and size. */
export function createResults(suite) {
  const runs = [];
  return {
    add: (item, size, name, values) => runs.push({ item, size, name, values }),
    /** Whether a candidate has failed at this size: it is not tried again. */
    hasFailed: (item, size, name) =>
      runs.some(
        (run) =>
          run.item === item &&
          run.size === size &&
          run.name === name &&
          metricsOf(item).every((metric) => typeof bare(run, metric) === "string"),
      ),
    list: (cases) =>
      cases.flatMap((item) =>
        item.sizes.flatMap((size) =>
          metricsOf(item).map((metric) => entry(suite, item, size, metric, runs)),
        ),
      ),
  };
}

function bare({ item, values }, metric) {
  return values[metric.slice((item.prefix ?? "").length)];
}

function entry(suite, item, size, metric, runs) {
  const values = {};
  const notes = {};
  for (const name of Object.keys(item.candidates)) {
    const all = runs
      .filter((run) => run.item === item && run.size === size && run.name === name)
      .map((run) => bare(run, metric));
    const numbers = all.filter((value) => typeof value === "number");
    values[name] = numbers.length > 0 ? round(median(numbers)) : null;
    if (numbers.length < all.length) notes[name] = all.find((value) => typeof value === "string");
  }
  const unit = UNITS[metric.slice((item.prefix ?? "").length)] ?? "ms";
  const noted = Object.keys(notes).length > 0;
  return { suite, case: item.case, metric, size, unit, values, ...(noted && { notes }) };
}

function median(list) {
  const sorted = list.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

function round(value) {
  return Number(value.toPrecision(4));
}
