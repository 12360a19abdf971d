import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { tool } from "ai";
import { toolResult } from "artifact-cards/protocol";
import { toModelOutput } from "artifact-cards/server";
import { z } from "zod";
import { CHART_HEIGHT, CHART_WIDTH, drawBars, drawLines } from "../chart.ts";
import { groupBy, netOf, type Order, quarterOf, readOrders, sum } from "../orders.ts";
import type { Sandbox } from "../sandbox.ts";

const common = {
  source: z.string().describe("Orders file, such as workspace/data/orders.csv"),
  quarter: z.string().regex(/^\d{4}-Q[1-4]$/),
  path: z
    .string()
    .regex(/\.png$/)
    .describe("Where the picture goes, such as output/chart.png"),
};
const modelText = { toModelOutput: ({ output }: { output: unknown }) => toModelOutput(output) };

/** Charts as PNG files, drawn by Chart.js. */
export function chartTools(sandbox: Sandbox) {
  const save = async (path: string, title: string, png: Buffer) => {
    const host = await sandbox.host(path);
    await mkdir(dirname(host), { recursive: true });
    await writeFile(host, png);
    return toolResult({
      value: `Drew ${sandbox.short(path)}, ${CHART_WIDTH} × ${CHART_HEIGHT} pixels.`,
      kind: "image",
      title,
      payload: { images: [{ mime: "image/png", b64: png.toString("base64") }] },
    });
  };
  const ordersOf = async (source: string, quarter: string) =>
    (await readOrders(sandbox, source)).filter((order) => quarterOf(order.date) === quarter);

  return {
    draw_revenue: tool({
      title: "Plot",
      description:
        "Draw the running total of net revenue in a quarter, one point a week and one line a region.",
      inputSchema: z.object(common),
      execute: async ({ source, quarter, path }) => {
        const weeks = runningTotals(await ordersOf(source, quarter));
        return save(path, `Net revenue by region, running total, ${quarter}`, drawLines(weeks));
      },
      ...modelText,
    }),
    draw_bars: tool({
      title: "Plot",
      description: "Draw units sold in a quarter as bars, one bar a category.",
      inputSchema: z.object({
        ...common,
        order: z.enum(["ascending", "descending"]),
        leave_out: z.array(z.string()).describe("Categories that are not drawn"),
      }),
      execute: async ({ source, quarter, path, order, leave_out }) => {
        const orders = (await ordersOf(source, quarter)).filter(
          (o) => !leave_out.includes(o.category),
        );
        return save(path, `Units by category, ${quarter}`, drawBars(byCategory(orders, order)));
      },
      ...modelText,
    }),
  };
}

function byCategory(orders: readonly Order[], order: "ascending" | "descending") {
  const bars = [...groupBy(orders, (o) => o.category)].map(([label, group]) => ({
    label,
    value: sum(group, (o) => o.units),
  }));
  return bars.sort((a, b) => (order === "ascending" ? a.value - b.value : b.value - a.value));
}

/** Revenue since the first day, at the end of each week. */
function runningTotals(orders: readonly Order[]) {
  const start = Math.min(...orders.map((order) => Date.parse(order.date)));
  const weekOf = (order: Order) => Math.floor((Date.parse(order.date) - start) / 604_800_000);
  const count = Math.max(...orders.map(weekOf)) + 1;
  const labels = Array.from({ length: count }, (_, week) =>
    new Date(start + week * 604_800_000).toLocaleDateString("en", {
      month: "short",
      day: "numeric",
      timeZone: "UTC",
    }),
  );
  const lines = [...groupBy(orders, (order) => order.region)]
    .map(([label, group]) => {
      const values = new Array<number>(count).fill(0);
      for (const order of group)
        values[weekOf(order)] = (values[weekOf(order)] ?? 0) + netOf(order);
      let total = 0;
      return { label, values: values.map((value) => (total += value)) };
    })
    .sort((a, b) => (b.values.at(-1) ?? 0) - (a.values.at(-1) ?? 0));
  return { labels, lines };
}
