import { tool } from "ai";
import { ARTIFACT_SCHEMA, ARTIFACT_VERSION, toolResult } from "artifact-cards/protocol";
import { toModelOutput } from "artifact-cards/server";
import { z } from "zod";
import { toCsv } from "../csv.ts";
import {
  cents,
  groupBy,
  netOf,
  type Order,
  quarterOf,
  readOrders,
  sum,
  yearBefore,
} from "../orders.ts";
import { readLedger, runPipeline } from "../pipeline.ts";
import type { Sandbox } from "../sandbox.ts";

const source = z.string().describe("Orders file, such as workspace/data/orders.csv");
const quarter = z
  .string()
  .regex(/^\d{4}-Q[1-4]$/)
  .describe("Such as 2025-Q1");
const modelText = { toModelOutput: ({ output }: { output: unknown }) => toModelOutput(output) };

/** Summaries of the orders and the check of the pipeline. */
export function numberTools(sandbox: Sandbox) {
  return {
    summarise: tool({
      title: "Summarise",
      description:
        "Sum up the orders of a quarter by region or category, with growth on the year before.",
      inputSchema: z.object({ source, quarter, by: z.enum(["region", "category"]) }),
      execute: async ({ source, quarter, by }) => {
        const df = summarise(await readOrders(sandbox, source), quarter, by);
        return toolResult({
          value: csvOf(df),
          kind: "table",
          title: `Net revenue by ${by}, ${quarter}`,
          icon: "table",
          payload: { df },
        });
      },
      ...modelText,
    }),
    key_metrics: tool({
      title: "Key metrics",
      description:
        "Net revenue, orders and average order of a quarter, with the change on the year before.",
      inputSchema: z.object({ source, quarter }),
      execute: async ({ source, quarter }) => {
        const items = metrics(await readOrders(sandbox, source), quarter);
        return {
          value: items.map(({ label, now }) => `${label}: ${now}`).join("\n"),
          // A kind of this application: its renderer is registered by the page.
          artifact: {
            schema: ARTIFACT_SCHEMA,
            version: ARTIFACT_VERSION,
            kind: "metrics",
            status: "success",
            title: quarter,
            payload: { items },
          },
        };
      },
      ...modelText,
    }),
    check_totals: tool({
      title: "Check totals",
      description: "Run the pipeline and compare its totals with the ledger.",
      inputSchema: z.object({ pipeline: z.string(), ledger: z.string() }),
      execute: async ({ pipeline, ledger }) => {
        const booked = await readLedger(sandbox, ledger);
        return report(await runPipeline(sandbox, pipeline), booked);
      },
      ...modelText,
    }),
  };
}

function summarise(
  orders: readonly Order[],
  quarter: string,
  by: "region" | "category",
): Readonly<Record<string, string | number>>[] {
  const of = (q: string) => orders.filter((order) => quarterOf(order.date) === q);
  const before = groupBy(of(yearBefore(quarter)), (order) => order[by]);
  const rows = [...groupBy(of(quarter), (order) => order[by])].map(([name, group]) => {
    const net = cents(sum(group, netOf));
    const last = sum(before.get(name) ?? [], netOf);
    return {
      [by]: name,
      orders: group.length,
      units: sum(group, (order) => order.units),
      net,
      // Without a year before there is no growth: the cell is missing, not zero.
      ...(last > 0 && { "growth %": Math.round((net / last - 1) * 1000) / 10 }),
      last_order:
        group
          .map((order) => order.date)
          .sort()
          .at(-1) ?? "",
    };
  });
  return rows.sort((a, b) => Number(b["net"]) - Number(a["net"]));
}

function csvOf(rows: readonly Readonly<Record<string, string | number>>[]): string {
  const names = Object.keys(rows[0] ?? {});
  return toCsv([names, ...rows.map((row) => names.map((name) => row[name] ?? null))]);
}

function metrics(orders: readonly Order[], quarter: string) {
  const of = (q: string) => orders.filter((order) => quarterOf(order.date) === q);
  const [now, before] = [of(quarter), of(yearBefore(quarter))];
  const item = (
    label: string,
    unit: "EUR" | "count",
    measure: (of: readonly Order[]) => number,
  ) => ({
    label,
    unit,
    now: cents(measure(now)),
    before: cents(measure(before)),
  });
  return [
    item("Net revenue", "EUR", (list) => sum(list, netOf)),
    item("Orders", "count", (list) => list.length),
    item("Average order", "EUR", (list) => sum(list, netOf) / Math.max(1, list.length)),
  ];
}

/** Terminal text of a check run: green and red lines, and an error when a total is wrong. */
function report(totals: ReadonlyMap<string, number>, booked: ReadonlyMap<string, number>) {
  const lines = [...booked].map(([name, due]) => {
    const got = totals.get(name) ?? 0;
    const off = cents(got - due);
    return off === 0
      ? `\u001b[32m✓\u001b[0m ${name.padEnd(10)} ${money(due)}`
      : `\u001b[31m✗\u001b[0m ${name.padEnd(10)} ${money(got)}  \u001b[2mledger\u001b[0m ${money(due)}  \u001b[31m${off > 0 ? "+" : "−"}${money(Math.abs(off))}\u001b[0m`;
  });
  const wrong = lines.filter((line) => line.includes("✗")).length;
  const summary = `\u001b[1m${lines.length - wrong} of ${lines.length} totals match the ledger\u001b[0m`;
  const text = [...lines, "", summary].join("\n");
  const value = plain(text);
  return wrong > 0
    ? toolResult({
        value,
        kind: "error",
        title: "Totals and ledger",
        payload: {
          message: `${wrong} of ${lines.length} totals differ from the ledger.`,
          detail: text,
        },
      })
    : toolResult({
        value,
        kind: "text",
        title: "Totals and ledger",
        payload: { text, lang: "ansi" },
      });
}

const money = (amount: number): string =>
  amount.toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what is looked for
const plain = (text: string): string => text.replace(/\u001b\[\d+m/g, "");
