// npm run test:real [-- --grep TEXT]

import { installDom } from "../helpers/installDom.ts";
import { filesOf, readCases, realFolder } from "./cases.ts";
import { CATEGORIES } from "./categories.ts";

const at = process.argv.indexOf("--grep");
const grep = at < 0 ? "" : (process.argv[at + 1] ?? "");

const folder = realFolder();
const all = readCases(folder);
if (!all) {
  console.log(
    "real: skipped, the folder is not there (set REAL_DIR, or lay it at ../shared/fixtures/real)",
  );
  console.log("0 passed, 0 failed, 1 skipped");
  process.exit(0);
}

// Before any card is loaded.
installDom();

const counts = { passed: 0, failed: 0, skipped: 0 };
const notBuilt = new Map<string, number>();
for (const one of all.filter(({ id }) => id.includes(grep))) {
  const load = Object.hasOwn(CATEGORIES, one.category) ? CATEGORIES[one.category] : undefined;
  if (!load) {
    notBuilt.set(one.category, (notBuilt.get(one.category) ?? 0) + 1);
    counts.skipped += 1;
    continue;
  }
  try {
    const category = await load();
    const unchecked = await category.run(one, filesOf(folder, one));
    counts.passed += 1;
    for (const why of unchecked ?? []) console.log(`– ${one.id}: skipped in it, ${why}`);
  } catch (error) {
    counts.failed += 1;
    console.log(`✗ ${one.id}\n    ${brief(error)}`);
  }
}

if (notBuilt.size > 0)
  console.log(`not yet built: ${[...notBuilt].map(([name, n]) => `${name} (${n})`).join(", ")}`);
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed > 0 ? 1 : 0);

/** The message in at most six lines: an assertion prints whole frames otherwise. */
function brief(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines
    .slice(0, 6)
    .map((line) => line.slice(0, 300))
    .join("\n    ");
}
