import { readFile } from "node:fs/promises";
import { z } from "zod";
import { parseCsv } from "./csv.ts";
import { cents, groupBy, type Order, quarterOf, readOrders, sum } from "./orders.ts";
import type { Sandbox } from "./sandbox.ts";

const STEPS = ["parse", "tax", "discount", "round", "sum"] as const;

const pipelineSchema = z.object({
  source: z.string(),
  quarter: z.string().regex(/^\d{4}-Q[1-4]$/),
  groupBy: z.enum(["region", "category"]),
  steps: z.array(z.object({ step: z.enum(STEPS) })),
});

type Step = (typeof STEPS)[number];

const APPLY: Readonly<Record<Step, (amount: number, order: Order) => number>> = {
  parse: (_, order) => order.gross,
  tax: (amount, order) => amount * (1 + order.taxRate),
  discount: (amount, order) => amount - order.discount,
  round: (amount) => cents(amount),
  sum: (amount) => amount,
};

/** Runs the pipeline file as it stands: every order goes through the steps in their order, then they are added up. */
export async function runPipeline(
  sandbox: Sandbox,
  path: string,
): Promise<ReadonlyMap<string, number>> {
  const pipeline = pipelineSchema.parse(
    JSON.parse(await readFile(await sandbox.host(path), "utf8")),
  );
  const orders = (await readOrders(sandbox, pipeline.source)).filter(
    (order) => quarterOf(order.date) === pipeline.quarter,
  );
  const amount = (order: Order): number =>
    pipeline.steps.reduce((value, { step }) => APPLY[step](value, order), 0);
  const groups = groupBy(orders, (order) => order[pipeline.groupBy]);
  return new Map([...groups].map(([name, group]) => [name, cents(sum(group, amount))]));
}

/** Totals by group, as booked. */
export async function readLedger(
  sandbox: Sandbox,
  path: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = parseCsv(await readFile(await sandbox.host(path), "utf8"));
  return new Map(rows.map((row) => [row.get("region") ?? "", Number(row.get("total"))]));
}
