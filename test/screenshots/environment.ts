import type { Browser } from "playwright";

const FONTS = ["sans-serif", "serif", "monospace", "system-ui", "ui-monospace", "emoji"];
const SAMPLE = "Wij 0123 — ÅÉ 数据 ダ 데 אב عر 🙂 →✓";

/**
 * What a picture depends on beside the page: the browser's version, and how wide its fonts draw a sample. Pictures of two
 * machines are alike only where this is.
 */
export async function describeEnvironment(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  const widths = await page.evaluate(
    ([fonts, sample]) => {
      const context = document.createElement("canvas").getContext("2d");
      if (!context) throw new Error("no canvas");
      return fonts.map((font) => {
        context.font = `100px ${font}`;
        return [...sample].map((char) => Math.round(context.measureText(char).width)).join(",");
      });
    },
    [FONTS, SAMPLE] as const,
  );
  await page.close();
  return [`chromium ${browser.version()}`, ...widths].join("\n");
}
