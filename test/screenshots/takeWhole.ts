import type { Page } from "playwright";

/** Looks at most this often until two in a row are equal. */
const LOOKS = 8;
const BETWEEN_MS = 150;
const HOW = { animations: "disabled", caret: "hide" } as const;

/**
 * A picture of the page from top to bottom, in a window as high as the page. `fullPage` would stretch the window itself and
 * forget that it is a phone's: rows would lose their touch height and tiles the actions that a pointer would reveal.
 * It is taken once nothing changes any more: cards, pictures and fonts may come late, colours fade in.
 */
export async function takeWhole(page: Page): Promise<Buffer> {
  const size = page.viewportSize();
  const height = Number(await page.evaluate("document.documentElement.scrollHeight"));
  if (size && height > size.height) await page.setViewportSize({ width: size.width, height });
  let picture = await page.screenshot(HOW);
  for (let look = 1; look < LOOKS; look += 1) {
    await page.waitForTimeout(BETWEEN_MS);
    const next = await page.screenshot(HOW);
    if (next.equals(picture)) break;
    picture = next;
  }
  return picture;
}
