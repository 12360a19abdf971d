import type { DeliverableRules } from "./deliverableRules.ts";
import { mimeOfName } from "./mimeOfName.ts";
import { resolveDeliverable } from "./resolveDeliverable.ts";
import { MAX_PATH_UNITS } from "./sandboxPath.ts";
import type { DeliveredEntry, UndeliveredEntry } from "./toolOutput.ts";

/** One file of a call: what the interface gets, and what of it the model may see. */
export interface Delivery {
  readonly entry: DeliveredEntry | UndeliveredEntry;
  /** Below the agent's root: names neither host nor agent (contracts 2.10). */
  readonly innerPath?: string;
}

/** Checks one file by opening it, as the endpoint will (contracts 2.4). Never throws, leaves nothing open. */
export async function deliver(
  rules: DeliverableRules,
  agentId: string,
  path: unknown,
): Promise<Delivery> {
  const file = await resolveDeliverable(rules, agentId, path);
  if (!file.ok) {
    const given = typeof path === "string" ? path.slice(0, MAX_PATH_UNITS) : "";
    return { entry: { ok: false, path: given, error: file.reason, code: file.code } };
  }
  await file.handle.close().catch(() => undefined);
  const { name, size } = file;
  const mime = mimeOfName(name);
  const entry = { ok: true as const, agentId, path: file.path, name, size };
  return { entry: mime ? { ...entry, mime } : entry, innerPath: file.innerPath };
}
