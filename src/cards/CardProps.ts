import type { Artifact } from "../protocol/artifact/artifact.ts";
import type { ToolCallStatus } from "../protocol/calls/toolCall.ts";

/** What every card receives. All of it is frozen plain data. */
export interface CardProps<Payload = unknown> {
  /** Of the artifact, or what the renderer's schema made of it. */
  readonly payload: Payload;
  /** `null` for a tool renderer whose call has no artifact. */
  readonly artifact: Artifact | null;
  /** The portable text, shown by "what the model saw". */
  readonly value: string;
  readonly isError: boolean;
  readonly status: ToolCallStatus;
}
