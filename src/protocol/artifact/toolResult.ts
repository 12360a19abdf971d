import { ArtifactCardsError } from "../errors.ts";
import { isRecord } from "../safety/record.ts";
import { seal, snapshot } from "../safety/snapshot.ts";
import {
  ARTIFACT_SCHEMA,
  ARTIFACT_VERSION,
  type Artifact,
  type CodePayload,
  type DiffPayload,
  type ErrorPayload,
  type ImagePayload,
  MADE_KINDS,
  type TablePayload,
  type TextPayload,
} from "./artifact.ts";
import { plainTitle } from "./plainTitle.ts";

/** Payload of each kind that {@link toolResult} makes. */
export interface ToolResultPayloads {
  readonly text: TextPayload;
  readonly table: TablePayload;
  readonly image: ImagePayload;
  readonly code: CodePayload;
  readonly diff: DiffPayload;
  readonly error: ErrorPayload;
}

export interface ToolResultOptions<Kind extends keyof ToolResultPayloads> {
  /** The portable text: what the model reads, and what hosts without cards show. */
  readonly value: string;
  readonly kind: Kind;
  /** @default {} */
  readonly payload?: ToolResultPayloads[Kind];
  /** Plain text; tags are removed. */
  readonly title?: string | null;
  /** Name of a Bootstrap icon. */
  readonly icon?: string | null;
  /** Always `error` for kind `error`. @default "success" */
  readonly status?: "success" | "error";
  /** Body for shinychat; this library does not show it. */
  readonly markdown?: string;
}

/** A result with its three channels apart: text for the model, artifact for the cards, display for shinychat. */
export interface ToolResult<Kind extends string = string, Payload = unknown> {
  readonly value: string;
  readonly artifact: Artifact<Kind, Payload>;
  readonly display?: { readonly markdown: string };
}

/**
 * Makes the result of a tool (contracts 1d): `value` for the model, a version 1 artifact for the cards. The payload is
 * copied and frozen.
 *
 * @throws ArtifactCardsError `invalid-argument`, when `value`, `kind`, `payload` or `status` is none of the above.
 * @example toolResult({ value: "2 rows", kind: "table", title: "Orders", payload: { df: rows } })
 */
export function toolResult<Kind extends keyof ToolResultPayloads>(
  options: ToolResultOptions<Kind>,
): ToolResult<Kind, ToolResultPayloads[Kind]> {
  demand(typeof options === "object" && options !== null, "`options` must be an object.");
  const { value, kind, title, icon = null, markdown } = options;
  const payload = snapshot(options.payload ?? {});
  const status = kind === "error" ? "error" : (options.status ?? "success");
  demand(typeof value === "string", "`value` must be a text for the model.");
  demand(MADE_KINDS.includes(kind), `\`kind\` must be one of ${MADE_KINDS.join(", ")}.`);
  demand(status === "success" || status === "error", "`status` must be success or error.");
  demand(isRecord(payload) || Array.isArray(payload), "`payload` must be an object.");
  // The order of the fields is part of the contract (1.10).
  const artifact = seal({
    schema: ARTIFACT_SCHEMA,
    version: ARTIFACT_VERSION,
    kind,
    status,
    icon,
    title: plainTitle(title),
    payload,
  }) as Artifact<Kind, ToolResultPayloads[Kind]>;
  return seal({ value, artifact, ...(markdown !== undefined && { display: seal({ markdown }) }) });
}

function demand(holds: boolean, rule: string): void {
  if (holds) return;
  throw new ArtifactCardsError("invalid-argument", `toolResult() made nothing: ${rule}`);
}
