import { isAgentId } from "./agentRoot.ts";
import type { PlainStatus } from "./responses.ts";

/** What a read asks for. */
export interface FileRequest {
  readonly ok: true;
  readonly agentId: string;
  readonly path: string;
}

/** The agent id of a request whose address holds it elsewhere than in the query, e.g. in the route. */
export type AgentIdOf = (
  request: Request,
) => string | null | undefined | Promise<string | null | undefined>;

// 4096 units of path, each up to nine characters once percent-encoded, and room for a route.
const MAX_ADDRESS = 65_536;

/**
 * Reads agent id and path from the address. Values are percent-decoded once, by the rules of forms (`+` is a
 * space); a repeated or bracketed parameter is ambiguous and refused (security S2, S7). Other parameters are ignored.
 */
export async function readFileRequest(
  request: Request,
  agentIdOf: AgentIdOf | undefined,
): Promise<FileRequest | PlainStatus> {
  if (request.method !== "GET" && request.method !== "HEAD") return 405;
  if (request.url.length > MAX_ADDRESS) return 414;
  const { searchParams } = new URL(request.url);
  const path = single(searchParams, "path");
  const agentId = agentIdOf ? await agentIdOf(request) : single(searchParams, "agentId");
  if (path === null || !isAgentId(agentId)) return 400;
  return { ok: true, agentId, path };
}

/** The value of a parameter that is there exactly once; `null` otherwise. */
function single(params: URLSearchParams, name: string): string | null {
  for (const key of params.keys()) if (key.startsWith(`${name}[`)) return null;
  const values = params.getAll(name);
  return values.length === 1 ? (values[0] ?? null) : null;
}
