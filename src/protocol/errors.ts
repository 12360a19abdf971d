/** Stable codes of {@link ArtifactCardsError}; part of the public API. */
export type ArtifactCardsErrorCode =
  | "invalid-argument"
  | "invalid-version"
  | "duplicate-renderer"
  | "stream-failed"
  | "payload-mismatch"
  | "renderer-empty"
  | "renderer-timeout";

/**
 * The one error class of the library. The message says what happened, why, and what to do.
 * Only wrong use by the host throws it: tool output never does (contracts 1.50).
 */
export class ArtifactCardsError extends Error {
  override readonly name = "ArtifactCardsError";
  readonly code: ArtifactCardsErrorCode;

  constructor(code: ArtifactCardsErrorCode, message: string, options?: { cause?: unknown }) {
    super(`artifact-cards: ${message}`, options);
    this.code = code;
  }
}
