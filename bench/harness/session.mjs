// One candidate in one fresh browser: main-thread CPU, heap, calls into the page, a time limit on each.
import { chromium } from "playwright";
import { CHROMIUM_ARGS, chromiumPath } from "../../scripts/chromium.mjs";

const ARGS = [...CHROMIUM_ARGS, "--js-flags=--max-old-space-size=7000"];

/** Opens `url` and waits for the page's `bench` object. `close` ends the browser, frozen or not. */
export async function openSession(url, limit) {
  const server = await chromium.launchServer({ executablePath: chromiumPath(), args: ARGS });
  const close = () => server.kill();
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    const page = await browser.newPage({ viewport: { width: 1040, height: 700 } });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
    const trouble = watch(page);
    const within = (promise) => Promise.race([promise, trouble, timeLimit(limit)]);
    await within(page.goto(url));
    await within(page.waitForFunction("Boolean(globalThis.benchPage)", null, { timeout: limit }));
    return {
      browser,
      close,
      /** Calls a function of the page's `bench`. */
      call: (name, ...args) =>
        within(page.evaluate(([fn, list]) => globalThis.benchPage[fn](...list), [name, args])),
      cpu: () => within(cpu(cdp)),
      heap: () => within(heap(cdp)),
      screenshot: (path) => within(page.screenshot({ path })),
      wait: (ms) => within(page.waitForTimeout(ms)),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function timeLimit(limit) {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`time limit (${limit / 1000} s)`)), limit).unref();
  });
}

function watch(page) {
  const trouble = new Promise((_, reject) => {
    page.on("crash", () => reject(new Error("page crashed (out of memory)")));
    page.on("pageerror", (error) => reject(error));
  });
  trouble.catch(() => {});
  return trouble;
}

/** Milliseconds the main thread has worked so far, whatever else the machine does. */
async function cpu(cdp) {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return metrics.find((metric) => metric.name === "TaskDuration").value * 1000;
}

/** Megabytes in use after a collection, typed arrays included. */
async function heap(cdp) {
  await cdp.send("HeapProfiler.collectGarbage");
  const { usedSize, backingStorageSize = 0 } = await cdp.send("Runtime.getHeapUsage");
  return (usedSize + backingStorageSize) / 1e6;
}
