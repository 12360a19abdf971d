import type { FileHandle } from "node:fs/promises";
import { agentRoot } from "./agentRoot.ts";
import type { DeliverableRules } from "./deliverableRules.ts";
import { openInside } from "./openInside.ts";
import { REFUSALS, type Refusal } from "./refusal.ts";
import { readSandboxPath } from "./sandboxPath.ts";

/** An open file that may leave the host. Whoever gets one closes `handle`. */
export interface Deliverable {
  readonly ok: true;
  /** The only way to the bytes: the path must not be opened again. */
  readonly handle: FileHandle;
  /** Raw file name. */
  readonly name: string;
  /** Sandbox path. */
  readonly path: string;
  /** Sandbox path below the agent's root: names neither host nor agent. */
  readonly innerPath: string;
  /** Bytes, of the open descriptor. */
  readonly size: number;
}

/**
 * The one way from a sandbox path to bytes, for delivery and for every read (security S1, S2).
 * Never throws: whatever goes wrong is a refusal with a constant text, and leaves no descriptor open.
 */
export async function resolveDeliverable(
  rules: DeliverableRules,
  agentId: unknown,
  path: unknown,
): Promise<Deliverable | Refusal> {
  try {
    const root = await agentRoot(rules.roots, agentId);
    if (root === null) return REFUSALS.outside;
    const sandboxPath = readSandboxPath(path, String(agentId), rules);
    if (!sandboxPath.ok) return sandboxPath;
    const opened = await openInside(root, sandboxPath.segments, rules);
    if (!opened.ok) return opened;
    return {
      ok: true,
      handle: opened.handle,
      name: sandboxPath.name,
      path: sandboxPath.path,
      innerPath: sandboxPath.segments.join("/"),
      size: opened.size,
    };
  } catch {
    return REFUSALS.unreadable;
  }
}
