import type { Labels } from "../../locales/labels.ts";
import type { Delivery } from "./delivery.ts";

/** The sentence of the header. Counts come from the entries alone, never from the tool's text (contracts 2.11). */
export function deliveryTitle(delivery: Delivery, labels: Labels): string {
  const { phase, slots, delivered, failed, filesOnly } = delivery;
  const total = slots.length;
  if (phase === "idle") return labels.files(total);
  if (phase === "busy") {
    if (delivered + failed > 0) return labels.deliveredSoFar(delivered, total);
    return labels.deliveringFiles(total === 0 ? undefined : total);
  }
  if (failed > 0) return labels.deliveredOf(delivered, total);
  return filesOnly ? labels.deliveredFiles(total) : labels.deliveredItems(total);
}
