import { isAbsolute, parse, resolve } from "node:path";

/**
 * Where each agent's files lie on the host: a table of absolute folders, read on every use, or a function.
 * The folder holds the deliverable directories; the sandbox sees it as `/data/agent/<agentId>`.
 */
export type AgentRoots =
  | {
      readonly agents: Readonly<Record<string, string>> | ReadonlyMap<string, string>;
      readonly rootOf?: undefined;
    }
  | {
      /** Anything but an absolute path, a throw and a rejection mean: there is no such agent. */
      readonly rootOf: (
        agentId: string,
      ) => string | null | undefined | Promise<string | null | undefined>;
      readonly agents?: undefined;
    };

/** Whether a value may be an agent id at all (security S1). */
export function isAgentId(value: unknown): value is string {
  return typeof value === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(value);
}

/** Whether a value may be an agent's root: absolute, and not the whole disk. */
export function isRoot(value: unknown): value is string {
  if (typeof value !== "string" || value.includes("\0") || !isAbsolute(value)) return false;
  return resolve(value) !== parse(resolve(value)).root;
}

/** The host folder of an agent, or `null`. Looks up own keys only; never throws. */
export async function agentRoot(roots: AgentRoots, agentId: unknown): Promise<string | null> {
  if (!isAgentId(agentId)) return null;
  try {
    const root = await lookUp(roots, agentId);
    return isRoot(root) ? root : null;
  } catch {
    return null;
  }
}

function lookUp({ agents, rootOf }: AgentRoots, agentId: string): unknown {
  if (rootOf) return rootOf(agentId);
  if (agents instanceof Map) return agents.get(agentId);
  return Object.hasOwn(agents, agentId)
    ? (agents as Readonly<Record<string, string>>)[agentId]
    : null;
}
