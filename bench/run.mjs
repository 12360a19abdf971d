// npm run bench -- --suite table|text|code|diff|calls [--case NAME] [--sizes 1000,100000] [--runs 3]
//                  [--only ours,floor] [--limit SECONDS] [--json FILE] [--shots FOLDER]
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installPeers } from "./harness/install.mjs";
import { measure } from "./harness/measure.mjs";
import { readOptions } from "./harness/options.mjs";
import { printResults } from "./harness/report.mjs";
import { createResults } from "./harness/results.mjs";
import { openSession } from "./harness/session.mjs";
import { buildPages, serve } from "./harness/site.mjs";

const { suite, cases, runs, limit, json, shots } = options();
installPeers(import.meta.dirname);
const folder = mkdtempSync(join(tmpdir(), "artifact-cards-bench-"));
const results = createResults(suite);
try {
  await buildPages(folder, [...new Set(cases.flatMap((item) => Object.values(item.candidates)))]);
  const site = await serve(folder);
  await runAll(site.origin);
  site.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const list = results.list(cases);
printResults(list, cases);
if (json) writeFileSync(json, `${JSON.stringify(list, null, 2)}\n`);

/** Candidates take turns, so that what else the machine does hits all of them alike. */
async function runAll(origin) {
  for (let run = 1; run <= runs; run += 1) {
    for (const item of cases) {
      for (const size of item.sizes) {
        for (const [name, page] of Object.entries(item.candidates)) {
          if (results.hasFailed(item, size, name)) continue;
          console.error(`run ${run} of ${runs}: ${item.case} ${size} ${name}`);
          const url = `${origin}/?page=${page}&case=${item.case}`;
          const picture = shots && join(shots, `${item.case}-${size}-${name}.png`);
          const values = await measure(() => openSession(url, limit), item, size, picture);
          results.add(item, size, name, values);
        }
      }
    }
  }
}

function options() {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`bench: ${error.message}`);
    process.exit(1);
  }
}
