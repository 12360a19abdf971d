import { afterEach, expect, test, vi } from "vitest";
import { type Measured, measure } from "./measure.ts";
import { openPage, type Page, type PageOptions } from "./openPage.tsx";

// Each test draws the whole chat twice.
vi.setConfig({ testTimeout: 60_000 });

let page: Page | undefined;
afterEach(() => page?.close());

async function look(options: PageOptions): Promise<readonly Measured[]> {
  page?.close();
  page = await openPage(options);
  return measure(page.place);
}

/** Numbers end at the right in every direction; a path runs left to right, its long start is cut at the left. */
const NOT_MIRRORED = /ac-td-n|ac-path-dir/;

test.each([700, 340])(
  "right to left, %i px: all that reads with the page is its mirror image",
  async (width) => {
    const ltr = await look({ width });
    const rtl = await look({ width, dir: "rtl" });
    expect(rtl).toHaveLength(ltr.length);
    const wrong: string[] = [];
    let mirrored = 0;
    rtl.forEach(({ path, styles, box }, i) => {
      const other = ltr[i];
      if (!other || !styles.has("direction") || box.width === 0) return;
      if (styles.get("direction") !== "rtl" || NOT_MIRRORED.test(path)) return;
      mirrored += 1;
      const expected = width - (other.box.left + other.box.width);
      if (Math.abs(expected - box.left) > 1) wrong.push(`${path}: ${expected} → ${box.left}`);
    });
    expect(wrong).toEqual([]);
    expect(mirrored).toBeGreaterThan(100);
  },
);
