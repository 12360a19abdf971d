import assert from "node:assert/strict";
import { DiffCard } from "../../../src/cards/DiffCard/DiffCard.tsx";
import type { DiffPayload } from "../../../src/protocol/artifact/artifact.ts";
import { mounted } from "./mount.tsx";

/** Lines that the diff card says were added and removed. */
export interface ShownCounts {
  readonly added: number;
  readonly removed: number;
}

/** What the diff card says of a payload, once it has compared it: in its heading, and to scripts. Both must agree. */
export async function shownCounts(payload: unknown): Promise<ShownCounts> {
  let counts = { added: Number.NaN, removed: Number.NaN };
  const card = (
    <DiffCard
      payload={payload as DiffPayload}
      artifact={null}
      value="the portable value"
      isError={false}
      status="success"
    />
  );
  await mounted({
    card,
    isReady: (root) => root.querySelector("[data-added]") !== null,
    look: (root) => {
      const diff = root.querySelector("[data-added]");
      const of = (name: string): number => Number(diff?.getAttribute(name) ?? Number.NaN);
      counts = { added: of("data-added"), removed: of("data-removed") };
      const seen = (part: string): number =>
        Number(
          root
            .querySelector(`.ac-stat .ac-stat-${part}`)
            ?.textContent?.slice(1)
            // Grouped, as the locale `en` does.
            .replaceAll(",", "") ?? 0,
        );
      assert.deepEqual(
        { added: seen("add"), removed: seen("del") },
        counts,
        "counts in the heading",
      );
    },
  });
  return counts;
}
