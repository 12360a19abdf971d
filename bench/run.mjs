// npm run bench -- --suite calls [--sizes 100,1000] [--runs 3] [--json FILE]
// Main-thread CPU (CDP threadTicks), heap after collection and DOM nodes, ours beside a floor, interleaved in one browser.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { chromium } from "playwright";
import { build } from "vite";
import { CHROMIUM_ARGS, chromiumPath } from "../scripts/chromium.mjs";

const SUITES = { calls: { candidates: ["floor", "ours"], sizes: [100, 1000] } };
const option = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : process.argv[at + 1];
};
const suite = option("suite", "calls");
if (!SUITES[suite]) {
  console.error(`bench: there is no suite "${suite}". Suites: ${Object.keys(SUITES).join(", ")}.`);
  process.exit(1);
}
const sizes = option("sizes", SUITES[suite].sizes.join()).split(",").map(Number);
const runs = Number(option("runs", "3"));

const out = mkdtempSync(join(tmpdir(), "artifact-cards-bench-"));
await build({
  root: join(import.meta.dirname, "pages"),
  configFile: false,
  logLevel: "error",
  plugins: [react(), tailwindcss()],
  resolve: { tsconfigPaths: true },
  build: { outDir: out, emptyOutDir: true, target: "esnext", modulePreload: false },
});
const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, "http://host.example");
  const types = { ".js": "text/javascript", ".css": "text/css", ".html": "text/html" };
  const file = pathname === "/" ? "index.html" : pathname.slice(1);
  const content = await readFile(join(out, file)).catch(() => null);
  response
    .writeHead(content ? 200 : 404, { "content-type": types[extname(file)] ?? "text/plain" })
    .end(content);
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });

const measured = new Map();
for (let run = 0; run < runs; run += 1) {
  for (const size of sizes) for (const name of SUITES[suite].candidates) await measure(name, size);
}
await browser.close();
server.close();
rmSync(out, { recursive: true, force: true });

const results = [...measured.values()].map(({ values, ...rest }) => ({
  suite,
  ...rest,
  values: Object.fromEntries(Object.entries(values).map(([name, list]) => [name, median(list)])),
}));
for (const { metric, size, unit, values } of results) {
  const ratio = values.floor > 0 ? (values.ours / values.floor).toFixed(2) : "-";
  console.log(
    `${suite} ${metric.padEnd(14)} ${String(size).padStart(8)}  ours ${format(values.ours)} ${unit}  floor ${format(values.floor)} ${unit}  ratio ${ratio}`,
  );
}
const json = option("json");
if (json) writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`);

async function measure(name, size) {
  const context = await browser.newContext({ viewport: { width: 800, height: 800 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.waitForFunction("typeof globalThis.mountBench === 'function'");
  const before = { cpu: await cpu(cdp), heap: await heap(cdp) };
  await page.evaluate(([which, n]) => globalThis.mountBench(which, n), [name, size]);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
  );
  record("mount-cpu-ms", size, "ms", name, (await cpu(cdp)) - before.cpu);
  record(
    "dom-nodes",
    size,
    "nodes",
    name,
    await page.evaluate(() => document.querySelectorAll("#bench *").length),
  );
  const mid = await cpu(cdp);
  await page.evaluate(() => globalThis.updateBench());
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
  );
  record("update-cpu-ms", size, "ms", name, (await cpu(cdp)) - mid);
  record("heap-mb", size, "MB", name, ((await heap(cdp)) - before.heap) / 1e6);
  await context.close();
}

async function cpu(cdp) {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return metrics.find((metric) => metric.name === "TaskDuration").value * 1000;
}

async function heap(cdp) {
  await cdp.send("HeapProfiler.collectGarbage");
  return (await cdp.send("Runtime.getHeapUsage")).usedSize;
}

function record(metric, size, unit, name, value) {
  const key = `${metric} ${size}`;
  if (!measured.has(key)) measured.set(key, { metric, size, unit, values: {} });
  const { values } = measured.get(key);
  values[name] = [...(values[name] ?? []), value];
}

function median(list) {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
}

function format(value) {
  return value.toFixed(value < 10 ? 2 : 0);
}
