import type { DeliveryErrorCode } from "./refusal.ts";

/**
 * What a tool returns (contracts 2.8): `output` is for the model; `metadata` never is, it goes to the interface, to
 * channels and into the stored conversation.
 */
export interface ToolOutput<Metadata = unknown> {
  readonly success: boolean;
  readonly output: string;
  readonly image_urls: readonly string[];
  readonly metadata?: Metadata;
}

/** A file that may be read through the file endpoint (contracts 2.6). */
export interface DeliveredEntry {
  readonly ok: true;
  readonly agentId: string;
  /** Sandbox path (contracts 5.21); the endpoint resolves it anew on every read. */
  readonly path: string;
  /** Raw file name. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** A guess from the name; absent when there is none. */
  readonly mime?: string;
}

/** A file that was not delivered (contracts 2.5). */
export interface UndeliveredEntry {
  readonly ok: false;
  /** As given, cut after 4096 units; empty when it was not a string. */
  readonly path: string;
  /** One constant sentence for the user. */
  readonly error: string;
  readonly code: DeliveryErrorCode;
}

/** Why a whole call delivered nothing. */
export type CallErrorCode = "bad_arguments" | "too_many" | "not_allowed" | "cancelled" | "failed";

/** `metadata` of a SendArtifacts result: one entry per file, in the order of the arguments (contracts 2.7). */
export interface SendArtifactsMetadata {
  readonly artifacts: readonly (DeliveredEntry | UndeliveredEntry)[];
  /** Only when the call as a whole was refused; `artifacts` is then empty. */
  readonly code?: CallErrorCode;
}
