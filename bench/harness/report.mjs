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
  const notes = new Set(
    entries.flatMap(({ notes = {} }) => Object.entries(notes).map((note) => note.join(": "))),
  );
  for (const note of notes) console.log(`  ${note}`);
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
