import { isAgentId } from "./agentRoot.ts";
import { checkObject, readLimit } from "./checkOptions.ts";
import { type Delivery, deliver } from "./deliver.ts";
import { type DeliverableOptions, readRules } from "./deliverableRules.ts";
import { deliveryText } from "./deliveryText.ts";
import { readPaths, type SendArtifactsLimits } from "./sendArtifactsArgs.ts";
import type { CallErrorCode, SendArtifactsMetadata, ToolOutput } from "./toolOutput.ts";

/** Options of {@link createSendArtifacts}. */
export type SendArtifactsOptions = DeliverableOptions & { readonly limits?: SendArtifactsLimits };

/** Who calls. The agent id comes from the host's session, never from the model. */
export interface SendArtifactsContext {
  readonly agentId: string;
  readonly signal?: AbortSignal | undefined;
}

/** The tool for any agent loop: a description for the model, and the function behind it. */
export interface SendArtifactsTool {
  readonly name: "SendArtifacts";
  readonly description: string;
  /** JSON Schema of the arguments. */
  readonly inputSchema: Readonly<Record<string, unknown>>;
  /** Checks and reports each file in the order given (contracts 2.4-2.10). Never throws. */
  invoke(args: unknown, context: SendArtifactsContext): Promise<ToolOutput<SendArtifactsMetadata>>;
}

/**
 * The SendArtifacts tool (contracts 2a-2c, security S1-S4, S8): hands files of an agent's sandbox to the user.
 * It opens each file to check it and sends no bytes: those are read through `createFileEndpoint`, which checks again.
 *
 * @throws ArtifactCardsError `invalid-argument` for options of a wrong type, or that would widen what can be delivered.
 */
export function createSendArtifacts(options: SendArtifactsOptions): SendArtifactsTool {
  const rules = readRules(options);
  const given = options.limits ?? {};
  checkObject("limits", given);
  const limits = {
    files: readLimit("limits.files", given.files, 100),
    argumentUnits: readLimit("limits.argumentUnits", given.argumentUnits, 1_048_576),
    jsonLayers: readLimit("limits.jsonLayers", given.jsonLayers, 3),
  };

  async function send(args: unknown, { agentId, signal }: SendArtifactsContext) {
    if (!isAgentId(agentId)) return refuse("not_allowed", "This agent cannot deliver files.");
    const requested = readPaths(args, limits);
    if (!requested.ok) return refuse(requested.code, requested.message);
    const deliveries: Delivery[] = [];
    for (const path of requested.paths) {
      if (signal?.aborted) return refuse("cancelled", "The delivery was cancelled.");
      deliveries.push(await deliver(rules, agentId, path));
    }
    const artifacts = deliveries.map(({ entry }) => entry);
    const success = artifacts.some(({ ok }) => ok);
    return { success, output: deliveryText(deliveries), image_urls: [], metadata: { artifacts } };
  }

  return {
    name: "SendArtifacts",
    description: describe(rules.allowed),
    inputSchema: inputSchema(limits.files),
    // A getter or a proxy in the arguments can throw whatever it likes.
    invoke: (args, context) =>
      send(args, context).catch(() => refuse("failed", "The arguments could not be read.")),
  };
}

function refuse(code: CallErrorCode, message: string): ToolOutput<SendArtifactsMetadata> {
  return { success: false, output: message, image_urls: [], metadata: { artifacts: [], code } };
}

function describe(allowed: readonly string[]): string {
  return [
    "Deliver finished files to the user, who sees them as cards to open and download.",
    `Files must lie in one of these folders of your sandbox: ${allowed.join(", ")}. Give absolute paths.`,
    "Call it once, as the last step, with every file that the user should get, and do not repeat the files' contents.",
  ].join(" ");
}

function inputSchema(maxItems: number): Readonly<Record<string, unknown>> {
  const file = {
    type: "object",
    properties: {
      path: { type: "string", description: "Absolute path of the file in the sandbox" },
    },
    required: ["path"],
  };
  return {
    type: "object",
    properties: {
      files: {
        description: "The files to deliver",
        anyOf: [{ type: "array", items: file, minItems: 1, maxItems }, file],
      },
    },
    required: ["files"],
  };
}
