import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { type Browser, chromium, type Page } from "playwright";
import { build } from "vite";
import { CHROMIUM_ARGS, chromiumPath } from "../../scripts/chromium.mjs";
import type { Corpus, RawCase } from "./cases.ts";
import { type Outcome, timeFault } from "./outcome.ts";
import { serve } from "./page/serve.ts";
import type { CaseResult } from "./runCase.tsx";

const LIMIT_MS = 60_000;

/** Runs cases in a real browser, in a production build, under the strict policy. */
export async function runInChromium(
  corpus: Corpus,
  cases: readonly RawCase[],
  subject: string,
): Promise<Outcome[]> {
  const built = mkdtempSync(join(tmpdir(), "corpus-page-"));
  const root = resolve("test/corpus/page");
  await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [react(), tailwindcss()],
    resolve: { tsconfigPaths: true },
    // The page needs no preload helper, which would write link elements while a case is looked at.
    build: {
      outDir: built,
      emptyOutDir: true,
      modulePreload: false,
      target: "esnext",
      chunkSizeWarningLimit: 10_000,
    },
  });
  const served = await serve(built, corpus, cases);
  const browser = await chromium.launch({
    executablePath: chromiumPath() ?? "chromium",
    args: [...CHROMIUM_ARGS],
  });
  try {
    const outcomes: Outcome[] = [];
    let page = await open(browser, served.origin);
    for (const [index, one] of cases.entries()) {
      const result = await runOne(page, served.origin, index, subject);
      const slow = timeFault(one, result.ms);
      outcomes.push({
        id: one.id,
        engine: "chromium",
        faults: slow ? [...result.faults, slow] : result.faults,
      });
      if (!result.ended) {
        await page.close({ runBeforeUnload: false }).catch(() => {});
        page = await open(browser, served.origin);
      }
    }
    return outcomes;
  } finally {
    await browser.close();
    served.close();
    rmSync(built, { recursive: true, force: true });
  }
}

async function open(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 760, height: 900 },
    acceptDownloads: true,
  });
  await page.goto(origin);
  await page.waitForFunction("typeof globalThis.__runCase === 'function'");
  return page;
}

async function runOne(
  page: Page,
  origin: string,
  index: number,
  subject: string,
): Promise<CaseResult & { ended: boolean }> {
  const faults: string[] = [];
  const onRequest = (request: { url: () => string }): void => {
    const url = request.url();
    const allowed =
      url.startsWith(`${origin}/`) || url.startsWith("blob:") || url.startsWith("data:image/");
    if (!allowed) faults.push(`5: request to ${url.slice(0, 120)}`);
  };
  const onConsole = (message: { type: () => string; text: () => string }): void => {
    if (message.type() === "error") faults.push(`8: ${message.text().slice(0, 200)}`);
  };
  const onDialog = (dialog: { dismiss: () => Promise<void> }): void => {
    faults.push("2: a dialog opened");
    dialog.dismiss().catch(() => {});
  };
  page.on("request", onRequest).on("console", onConsole).on("dialog", onDialog);
  const run = page.evaluate(
    `__runCase(${index}, ${JSON.stringify(subject)})`,
  ) as Promise<CaseResult>;
  const limit = new Promise<"late">((done) => setTimeout(done, LIMIT_MS, "late").unref());
  const result = await Promise.race([run, limit]).catch((error: unknown) =>
    String(error).slice(0, 200),
  );
  page.off("request", onRequest).off("console", onConsole).off("dialog", onDialog);
  if (typeof result === "string")
    return {
      faults: [`10: ${result === "late" ? "did not end" : result}`],
      ms: LIMIT_MS,
      ended: false,
    };
  const wide = await page.evaluate("document.documentElement.scrollWidth > innerWidth");
  if (wide) faults.push("9: the page grew wider than the viewport");
  return { faults: [...result.faults, ...faults], ms: result.ms, ended: true };
}
