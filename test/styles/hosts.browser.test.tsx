import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { HOSTS } from "./hosts.ts";
import { differences, type Measured, measure } from "./measure.ts";
import { openPage, type Page, type PageOptions, sheet } from "./openPage.tsx";

// Each test draws the whole chat several times.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let page: Page | undefined;

afterEach(() => {
  page?.close();
  page = undefined;
});

async function look(options: PageOptions): Promise<readonly Measured[]> {
  page?.close();
  page = await openPage(options);
  return measure(page.place);
}

const LOOKS: readonly (readonly [name: string, options: PageOptions])[] = [
  ["700 px", {}],
  ["340 px", { width: 340 }],
  ["right to left", { dir: "rtl" }],
  ["dark", { theme: "dark" }],
];

describe.each(LOOKS)("at %s", (_, options) => {
  let clean: readonly Measured[];
  beforeAll(async () => {
    clean = await look(options);
    page?.close();
  });

  test.each(HOSTS)(
    "cards in $name look as in a clean page, whichever sheet comes first",
    async ({ css }) => {
      expect(differences(clean, await look({ ...options, sheets: [css, sheet] }))).toEqual([]);
      expect(differences(clean, await look({ ...options, sheets: [sheet, css] }))).toEqual([]);
    },
  );

  test("a host of Tailwind 4 may put the sheet into a layer of its own", async () => {
    const preflight = HOSTS.find(({ name }) => name === "Tailwind 4")?.css ?? "";
    const layered = `@layer components { ${sheet} }`;
    expect(differences(clean, await look({ ...options, sheets: [preflight, layered] }))).toEqual(
      [],
    );
  });

  test("a shadow root that holds the sheet is a page like any other", async () => {
    const sheets = HOSTS.map(({ css }) => css);
    expect(differences(clean, await look({ ...options, sheets, shadowSheets: [sheet] }))).toEqual(
      [],
    );
  });
});

/** Opens something that floats and measures it. */
async function openLayer(sheets: readonly string[], press: string): Promise<readonly Measured[]> {
  page?.close();
  page = await openPage({ sheets, width: 340 });
  const buttons = [...page.place.querySelectorAll<HTMLElement>(press)];
  const button = buttons.find(({ offsetWidth }) => offsetWidth > 0);
  if (!button) throw new Error(`no ${press}`);
  button.click();
  const box = await vi.waitFor(() => {
    const button = document.querySelector(".ac-layer .ac-pop[data-state=open] button");
    const found = button?.closest(".ac-pop")?.parentElement;
    if (!found) throw new Error("nothing opened");
    return found;
  });
  for (const animation of box.getAnimations({ subtree: true })) animation.finish();
  return measure(box);
}

/** Floating boxes stand at the end of the page. */
const AT_THE_END =
  "body > div { padding: 9px; max-width: 99px; min-height: 100vh; } body div { line-height: 3; }";

test.each([
  ["the reason of a failure", "[aria-label='Why lost.md was not delivered']"],
  ["the composer of a comment", "[aria-label='Comment on stores.csv']"],
  ["a menu", "[aria-haspopup=menu]"],
])("%s floats unharmed", async (_, press) => {
  const clean = await openLayer([sheet], press);
  expect(clean.length).toBeGreaterThan(3);
  for (const { css } of HOSTS)
    expect(differences(clean, await openLayer([css, AT_THE_END, sheet], press))).toEqual([]);
});
