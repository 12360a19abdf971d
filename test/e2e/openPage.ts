import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { CHROMIUM_ARGS, chromiumPath } from "../../scripts/chromium.mjs";

/** Starts the Chromium that the other suites use. */
export function launch(): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({ ...(executablePath && { executablePath }), args: [...CHROMIUM_ARGS] });
}

/** A page that keeps account of all that must not happen in it. */
export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors and warnings, uncaught errors, policy violations, requests to other origins. */
  readonly faults: readonly string[];
}

/** Opens an address. */
export async function openPage(
  browser: Browser,
  url: string,
  options: Parameters<Browser["newContext"]>[0] = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 900, height: 900 }, ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const foreign = !request.url().startsWith(url) && !/^(blob|data):/.test(request.url());
    if (foreign) faults.push(`request: ${request.url()}`);
  });
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  await page.goto(url);
  return { page, context, faults };
}
