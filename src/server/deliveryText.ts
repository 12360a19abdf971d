import { formatBytes } from "../protocol/payloads/formatBytes.ts";
import { displayName } from "../protocol/safety/displayName.ts";
import type { Delivery } from "./deliver.ts";

/**
 * What the model reads (contracts 2.9, 2.10): a count, then one line per file with its name, size and place below the
 * agent's root. Names come from the sandbox: line breaks and hidden characters in them become visible
 * escapes, so that no name can pass for a line of this text.
 */
export function deliveryText(deliveries: readonly Delivery[]): string {
  const delivered = deliveries.filter(({ entry }) => entry.ok).length;
  const first = `Delivered ${delivered} of ${deliveries.length} artifacts.`;
  return [first, ...deliveries.map(line)].join("\n");
}

function line({ entry, innerPath }: Delivery, index: number): string {
  const name = displayName(entry.ok ? entry.name : lastSegment(entry.path)) || `file ${index + 1}`;
  return entry.ok
    ? `  ✓ ${name} (${formatBytes(entry.size)}) — ${displayName(innerPath, 400)}`
    : `  ✗ ${name} — ${entry.error}`;
}

function lastSegment(path: string): string {
  return path.split("/").findLast(Boolean) ?? "";
}
