import { ArtifactCardsError } from "../protocol/errors.ts";
import { checkFunction, checkObject, readDelay, readLimit } from "./checkOptions.ts";
import { type DeliverableOptions, readRules } from "./deliverableRules.ts";
import { type AgentIdOf, readFileRequest } from "./fileRequest.ts";
import { resolveDeliverable } from "./resolveDeliverable.ts";
import { type PlainStatus, plainResponse } from "./responses.ts";
import { serveFile } from "./serveFile.ts";
import { createSlots } from "./slots.ts";

/** Options of {@link createFileEndpoint}. */
export type FileEndpointOptions = DeliverableOptions & {
  /**
   * Whether this request may read files of this agent. Asked on every read, before the disk is touched; anything but
   * exactly `true`, a throw and a rejection refuse with 403 (security S5).
   */
  readonly authorize: (request: Request, agentId: string) => boolean | Promise<boolean>;
  /** Where the agent id stands if not in the parameter `agentId`, which is then not read: e.g. in the route. */
  readonly agentId?: AgentIdOf;
  readonly limits?: FileEndpointLimits;
};

/** Bounds of {@link createFileEndpoint} (security S8). */
export interface FileEndpointLimits {
  /** Files served at the same time; beyond it the answer is 503. @default 64 */
  readonly streams?: number;
  /** Milliseconds after which a download that takes nothing is cut. @default 60_000 */
  readonly idleMs?: number;
  /** Milliseconds after which any download is cut. @default 1_800_000 */
  readonly totalMs?: number;
}

/**
 * The HTTP endpoint that serves delivered files: `GET` or `HEAD …?agentId=<id>&path=<sandbox path>`.
 *
 * Every read is authorised and resolved anew; a file leaves as a download with headers under which no browser runs
 * it (security S5-S8, S10). One byte range is served. The handler is a plain `Request → Response` function for Hono
 * and Next route handlers, and for `node:http` through `toNodeHandler`. It never throws.
 *
 * @throws ArtifactCardsError `invalid-argument` for options of a wrong type, or that would widen what can be read.
 */
export function createFileEndpoint(
  options: FileEndpointOptions,
): (request: Request) => Promise<Response> {
  const rules = readRules(options);
  const { authorize, agentId: agentIdOf } = options;
  const limits = options.limits ?? {};
  checkObject("limits", limits);
  checkFunction("agentId", agentIdOf);
  if (typeof authorize !== "function")
    throw new ArtifactCardsError(
      "invalid-argument",
      "createFileEndpoint has no authorize function, so everyone could read every file. Pass one that returns true for the owner of the agent.",
    );
  const bounds = {
    idleMs: readDelay("limits.idleMs", limits.idleMs, 60_000),
    totalMs: readDelay("limits.totalMs", limits.totalMs, 1_800_000),
  };
  const slots = createSlots(readLimit("limits.streams", limits.streams, 64));

  async function answer(request: Request): Promise<Response | PlainStatus> {
    const wanted = await readFileRequest(request, agentIdOf);
    if (typeof wanted === "number") return wanted;
    if (!(await isAuthorized(authorize, request, wanted.agentId))) return 403;
    const release = slots.take();
    if (!release) return 503;
    const file = await resolveDeliverable(rules, wanted.agentId, wanted.path);
    if (file.ok) return serveFile(file, request, bounds, release);
    release();
    return file.code === "bad_path" ? 400 : 404;
  }

  return async (request) => {
    const answered = await answer(request).catch((): PlainStatus => 500);
    if (typeof answered !== "number") return answered;
    const allow = answered === 405 ? { allow: "GET, HEAD" } : {};
    return plainResponse(answered, allow, request?.method !== "HEAD");
  };
}

/** Fails closed (security S5). */
async function isAuthorized(
  authorize: FileEndpointOptions["authorize"],
  request: Request,
  agentId: string,
): Promise<boolean> {
  try {
    return (await authorize(request, agentId)) === true;
  } catch {
    return false;
  }
}
