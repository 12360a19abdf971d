import assert from "node:assert/strict";
import { TableCard } from "../../../src/cards/TableCard/TableCard.tsx";
import type { TablePayload } from "../../../src/protocol/artifact/artifact.ts";
import { type DataFrame, readDataFrame } from "../../../src/protocol/payloads/dataFrame.ts";
import { gridFrame } from "./gridFrame.ts";
import { mounted } from "./mount.tsx";

/** Pixels of a view in which every row and column of the fixtures has room. */
const VAST = 1_000_000;

/** What the table card shows of a payload, every row and column of it, as a data frame. Throws where it shows no table. */
export async function shownFrame(payload: unknown): Promise<DataFrame> {
  const like = readDataFrame(payload);
  assert.ok(like, "no data frame");
  const limits = { tableRows: like.rowCount, cellUnits: VAST };
  const card = (
    <TableCard
      payload={payload as TablePayload}
      artifact={null}
      value="the portable value"
      isError={false}
      status="success"
    />
  );
  let frame: DataFrame | null = null;
  await inVastView(() =>
    mounted({
      card,
      limits,
      isReady: (root) => root.querySelector("table, [data-slot=empty]") !== null,
      look: (root) => {
        frame = gridFrame(root, like);
      },
    }),
  );
  assert.ok(frame);
  return frame;
}

/** An emulator has no layout: what scrolls is as large as it is told. */
async function inVastView(work: () => Promise<void>): Promise<void> {
  const sides = ["clientWidth", "clientHeight"] as const;
  for (const side of sides)
    Object.defineProperty(HTMLElement.prototype, side, { get: () => VAST, configurable: true });
  try {
    await work();
  } finally {
    for (const side of sides) Reflect.deleteProperty(HTMLElement.prototype, side);
  }
}
