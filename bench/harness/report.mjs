// The results as text: one block for each case and size, with ratios.

/** Prints every metric of every candidate; a peer's ratio is peer/ours, the floor's is ours/floor. */
export function printResults(results, cases) {
  for (const item of cases) {
    for (const size of item.sizes) {
      const entries = results.filter((entry) => entry.case === item.case && entry.size === size);
      console.log(`\n${item.case}: ${size.toLocaleString("en")} ${item.rows}`);
      printBlock(entries);
    }
  }
}

function printBlock(entries) {
  const names = Object.keys(entries[0]?.values ?? {});
  const rows = [["", ...names], ...entries.map((entry) => cellsOf(entry, names))];
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => row[at].length)));
  for (const row of rows) {
    console.log(
      row.map((cell, at) => (at ? cell.padStart(widths[at]) : cell.padEnd(widths[at]))).join("  "),
    );
  }
  for (const [word, names] of wordsOf(entries)) console.log(`  ${word}: ${[...names].join(", ")}`);
}

/** Why values are missing, and for whom. */
function wordsOf(entries) {
  const words = new Map();
  for (const { notes = {} } of entries) {
    for (const [name, word] of Object.entries(notes)) {
      words.set(word, (words.get(word) ?? new Set()).add(name));
    }
  }
  return words;
}

function cellsOf({ metric, unit, values }, names) {
  const label = unit === "ms" ? metric : `${metric} (${unit})`;
  return [label, ...names.map((name) => cell(name, values))];
}

function cell(name, values) {
  const value = values[name];
  if (value === null || value === undefined) return "–";
  const { ours } = values;
  if (name === "ours" || typeof ours !== "number" || ours <= 0 || value <= 0) return format(value);
  if (name === "floor") return `${format(value)} (ours ${format(ours / value)}x)`;
  return `${format(value)} (${format(value / ours)}x)`;
}

function format(value) {
  if (Number.isInteger(value)) return value.toLocaleString("en");
  const digits = Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0;
  return value.toLocaleString("en", { maximumFractionDigits: digits });
}
