// npm run test:corpus [-- --engine jsdom|chromium|server] [--grep TEXT] [--subject naive]
import { execFileSync, spawnSync } from "node:child_process";
import { type RawCase, readCorpus } from "./cases.ts";
import type { Outcome } from "./outcome.ts";

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const engine = option("engine");
const subject = option("subject") ?? "ours";
const grep = option("grep");

const surfaceOf = ({ channel, input }: RawCase): string =>
  channel === "sendArtifacts"
    ? `${channel}/${(input as { surface?: string } | null)?.surface ?? "card"}`
    : channel;
const RENDERED = ["event", "aisdk", "sendArtifacts/card"];
const SERVED = ["sendArtifacts/deliver", "sendArtifacts/read"];

/** Cases of every corpus that a renderer which trusts markup cannot pass. */
const CALIBRATION = "html-text";

function naiveFaults(): number {
  const own = process.argv[1];
  if (own === undefined) return 0;
  const options = ["--engine", "jsdom", "--subject", "naive", "--grep", CALIBRATION];
  const { stdout } = spawnSync(process.execPath, [...process.execArgv, own, ...options], {
    encoding: "utf8",
  });
  return Number(/passed, (\d+) failed/.exec(stdout)?.[1] ?? 0);
}

const corpus = await readCorpus();
if (!corpus) {
  console.log(
    "corpus: skipped, the folder is not there (set CORPUS_DIR, or lay it at ../shared/fixtures/corpus)",
  );
  console.log("0 passed, 0 failed, 1 skipped");
  process.exit(0);
}

const cases = corpus.cases.filter(({ id }) => !grep || id.includes(grep));
const rendered = cases.filter((one) => RENDERED.includes(surfaceOf(one)));
const served = cases.filter((one) => SERVED.includes(surfaceOf(one)));
const later = cases.filter((one) => ![...RENDERED, ...SERVED].includes(surfaceOf(one)));

const outcomes: Outcome[] = [];
if (served.length > 0 && (!engine || engine === "server")) {
  const { runServerOutcomes } = await import("./serverOutcomes.ts");
  outcomes.push(...(await runServerOutcomes(served, corpus, subject)));
}
if (rendered.length > 0 && (!engine || engine === "chromium")) {
  execFileSync(process.execPath, ["scripts/ensure-chromium.mjs"], { stdio: "inherit" });
  const { runInChromium } = await import("./chromium.ts");
  outcomes.push(...(await runInChromium(corpus, rendered, subject)));
}
// Last, since it turns this process into a page.
if (rendered.length > 0 && (!engine || engine === "jsdom")) {
  const { runInJsdom } = await import("./jsdom.ts");
  outcomes.push(...(await runInJsdom(corpus, rendered, subject)));
}

// A suite that a careless renderer passes proves nothing, so that renderer has to fail it.
const calibration = rendered.filter(({ id }) => id.includes(CALIBRATION));
if (!engine && !grep && subject === "ours" && calibration.length > 0) {
  const faults = naiveFaults();
  console.log(
    `the naive renderer fails ${faults} of ${calibration.length} cases with ${CALIBRATION}`,
  );
  if (faults * 2 < calibration.length) {
    outcomes.push({ id: "naive renderer", engine: "jsdom", faults: ["passes what it must fail"] });
  }
}

report(outcomes);

function report(all: readonly Outcome[]): never {
  const failed = all.filter(({ faults }) => faults.length > 0);
  const skipped = all.filter((one) => one.skipped !== undefined);
  for (const { id, engine: where, faults } of failed)
    console.log(`✗ ${id} (${where})\n    ${faults.join("\n    ")}`);
  for (const { id, skipped: why } of skipped) console.log(`– ${id}: skipped, ${why}`);
  for (const where of new Set(all.map((one) => one.engine))) {
    const here = all.filter((one) => one.engine === where);
    console.log(
      `${where}: ${here.length} run, ${here.filter(({ faults }) => faults.length > 0).length} failed`,
    );
  }
  const names = new Map<string, number>();
  for (const one of later) names.set(surfaceOf(one), (names.get(surfaceOf(one)) ?? 0) + 1);
  if (names.size > 0)
    console.log(`not yet built: ${[...names].map(([name, n]) => `${name} (${n})`).join(", ")}`);
  console.log(
    `${all.length - failed.length - skipped.length} passed, ${failed.length} failed, ${skipped.length + later.length} skipped`,
  );
  process.exit(failed.length > 0 ? 1 : 0);
}
