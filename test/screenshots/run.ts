// npm run test:screenshots [-- --update] [--grep TEXT] [--view TEXT]: looks at every story, light and dark, 760 and 360 px wide;
// --grep keeps the stories with TEXT in their id, --view the views with it in their name (360.dark).
// All pictures land in .artifacts/screenshots. Those that have a recorded one in test/screenshots/recorded are compared.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { CHROMIUM_ARGS, chromiumPath } from "../../scripts/chromium.mjs";
import { serveFolder } from "../helpers/serveFolder.ts";
import { differingShare } from "./differingShare.ts";
import { describeEnvironment } from "./environment.ts";
import { pickViews, VIEWS, type View } from "./pickViews.ts";
import { takeWhole } from "./takeWhole.ts";

interface Story {
  readonly id: string;
  readonly type: string;
  readonly tags?: readonly string[];
}

const OUT = ".artifacts/screenshots";
const RECORDED = "test/screenshots/recorded";
/** Share of pixels that may differ: antialiasing, not layout. */
const TOLERANCE = 0.002;
/** Looks, a second apart, before a picture counts as different. */
const LATE_LOOKS = 6;

const update = process.argv.includes("--update");
const grep = option("--grep");
const views = pickViews(option("--view"));

if (!existsSync("storybook-static/index.json")) {
  console.error('screenshots: storybook-static is missing. Run "npm run storybook:build" first.');
  process.exit(1);
}
const index = JSON.parse(readFileSync("storybook-static/index.json", "utf8")) as {
  entries: Record<string, Story>;
};
const stories = Object.values(index.entries).filter(
  ({ type, id }) => type === "story" && id.includes(grep),
);

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const served = await serveFolder("storybook-static");
const browser: Browser = await chromium.launch({
  executablePath: chromiumPath() ?? "chromium",
  args: [...CHROMIUM_ARGS],
});
const environmentFile = join(RECORDED, "environment.txt");
const environment = await describeEnvironment(browser);
const comparable =
  update ||
  (existsSync(environmentFile) && readFileSync(environmentFile, "utf8").trim() === environment);
const failures: string[] = [];
let compared = 0;
let notCompared = 0;

await Promise.all([0, 1].map((lane) => look(views.filter((_, i) => i % 2 === lane))));
if (update) writeFileSync(environmentFile, `${environment}\n`);
await browser.close();
served.close();

for (const failure of failures) console.log(`✗ ${failure}`);
console.log(
  `screenshots: ${stories.length} stories × ${views.length} of ${VIEWS.length} views, ${compared} compared with recorded ones`,
);
if (notCompared > 0)
  console.log(
    `${notCompared} recorded pictures not compared: they were taken with another Chromium or other fonts`,
  );
console.log(
  `${stories.length * views.length - failures.length} passed, ${failures.length} failed, ${notCompared} skipped`,
);
process.exit(failures.length > 0 ? 1 : 0);

function option(name: string): string {
  const at = process.argv.indexOf(name);
  return at < 0 ? "" : (process.argv[at + 1] ?? "");
}

function windowOf({ width }: View): { width: number; height: number } {
  return { width: width === 360 ? width : width + 40, height: 640 };
}

async function look(lane: readonly View[]): Promise<void> {
  for (const view of lane) {
    const narrow = view.width === 360;
    const context = await browser.newContext({
      viewport: windowOf(view),
      reducedMotion: "reduce",
      hasTouch: narrow,
      isMobile: narrow,
      deviceScaleFactor: narrow ? 2 : 1,
    });
    const page = await context.newPage();
    for (const story of stories) {
      const name = `${story.id}.${view.width}.${view.theme}`;
      const fault = await shoot(page, story, view, name).catch((error: unknown) =>
        String(error).slice(0, 200),
      );
      if (fault) failures.push(`${name}: ${fault}`);
    }
    await context.close();
  }
}

async function shoot(page: Page, story: Story, view: View, name: string): Promise<string | null> {
  const errors: string[] = [];
  const onError = (error: Error): void => void errors.push(error.message);
  page.on("pageerror", onError);
  await page.setViewportSize(windowOf(view));
  const globals = `theme:${view.theme};width:${view.width === 360 ? "360" : "760"}`;
  await page.goto(`${served.origin}/iframe.html?id=${story.id}&viewMode=story&globals=${globals}`);
  await page.waitForFunction(
    "document.querySelector('#storybook-root')?.childElementCount > 0",
    undefined,
    { timeout: 15_000 },
  );
  // What a story plays belongs to its picture; what goes wrong there is for the tests of the stories.
  await page.waitForFunction(
    '["completed", "afterEach", "finished", "aborted", "errored"].includes(__STORYBOOK_PREVIEW__.currentRender?.phase)',
    undefined,
    { timeout: 30_000 },
  );
  await page.evaluate("document.fonts.ready");
  // Work in the background that a story waits for; what never ends is what that story shows.
  await page
    .waitForFunction("!document.querySelector('[aria-busy=true]')", undefined, { timeout: 20_000 })
    .catch(() => undefined);
  const picture = await takeWhole(page);
  page.off("pageerror", onError);
  writeFileSync(join(OUT, `${name}.png`), picture);
  if (errors.length > 0) return `page error: ${errors[0]}`;
  const overflow = await page.evaluate(
    "document.documentElement.scrollWidth - document.documentElement.clientWidth",
  );
  if (Number(overflow) > 0) return `the page is ${overflow} px wider than the window`;
  return compare(page, name, picture);
}

async function compare(page: Page, name: string, picture: Buffer): Promise<string | null> {
  const file = join(RECORDED, `${name}.png`);
  if (!existsSync(file)) return null;
  if (update) writeFileSync(file, picture);
  if (!comparable) {
    notCompared += 1;
    return null;
  }
  compared += 1;
  let share = await differingShare(page, readFileSync(file), picture);
  // Colours, a font or a picture may come late on a busy machine.
  for (let look = 0; share > TOLERANCE && look < LATE_LOOKS; look += 1) {
    await page.waitForTimeout(1000);
    share = await differingShare(page, readFileSync(file), await takeWhole(page));
  }
  return share > TOLERANCE
    ? `${(share * 100).toFixed(2)} % of the pixels differ from the recorded picture`
    : null;
}
