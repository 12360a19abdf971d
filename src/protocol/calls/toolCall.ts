import type { Artifact } from "../artifact/artifact.ts";

/** Life of a tool call, the same for every agent framework (contracts 4, lifecycle table). */
export type ToolCallStatus =
  | "input"
  | "awaiting-approval"
  | "running"
  | "partial"
  | "success"
  | "error"
  | "denied"
  | "interrupted";

/** One tool call and its result. Always a frozen snapshot. */
export interface ToolCall<Args = unknown> {
  /** Unique in the conversation: message id and call id where the adapter knows the message. */
  readonly key: string;
  /** As the protocol sent it. Models reuse ids across messages: never an object key. */
  readonly id: string;
  /** As the model or server sent it; `""` when there was none. */
  readonly name: string;
  /** Human name, plain text. */
  readonly title?: string;
  /** May be partial while `status` is `input`. */
  readonly args?: Args;
  readonly status: ToolCallStatus;
  /** Portable text; `""` is a real value. */
  readonly value: string;
  /** Passed decoding, validation and the version filter; `null` means: show `value`. */
  readonly artifact: Artifact | null;
  /** Structured data for UI and channels only. */
  readonly metadata?: unknown;
  /** `is_error || artifact.status === "error"` (contracts 1.35). */
  readonly isError: boolean;
  /** Why the artifact is not shown: set when an envelope of a version we do not render was sent. */
  readonly unsupportedVersion?: number;
  /** Epoch milliseconds. */
  readonly startedAt?: number;
  /** Epoch milliseconds. */
  readonly endedAt?: number;
}

interface CallEvent {
  /** See {@link ToolCall.key}. Events of one call share it. */
  readonly key: string;
  readonly id: string;
  readonly name?: string;
  readonly title?: string;
  /** Epoch milliseconds at which the event happened; the reducer never reads a clock. */
  readonly at?: number;
}

/** What a result or an incremental result carries. Raw values are allowed: the reducer decodes and freezes them. */
export interface ToolResultFields {
  /** Anything; reduced to text by contracts 1.20 and 1.21. */
  readonly value?: unknown;
  /** Anything; kept only when it decodes to a valid artifact of a version we render. */
  readonly artifact?: unknown;
  readonly metadata?: unknown;
  readonly isError?: boolean;
}

/** The call was made (arguments complete), or its name became known. */
export interface ToolRequestEvent extends CallEvent {
  readonly type: "tool-request";
  readonly args?: unknown;
  /** `input` while arguments still stream, else `running`. @default "running" */
  readonly status?: "input" | "running";
}

/** More argument text arrived. */
export interface ToolInputDeltaEvent extends CallEvent {
  readonly type: "tool-input-delta";
  /** Raw argument text to append to what came before. */
  readonly delta?: string;
  /** Arguments parsed so far, when the framework parses partial JSON itself; replaces earlier ones. */
  readonly args?: unknown;
}

/** A person was asked, or answered. `approved` absent: asked. */
export interface ToolApprovalEvent extends CallEvent {
  readonly type: "tool-approval";
  readonly approved?: boolean;
  readonly reason?: string;
}

/** A preliminary or incremental result; the call goes on. */
export interface ToolProgressEvent extends CallEvent, ToolResultFields {
  readonly type: "tool-progress";
}

/** The final result. `status` overrides what `isError` and the artifact imply. */
export interface ToolResultEvent extends CallEvent, ToolResultFields {
  readonly type: "tool-result";
  readonly args?: unknown;
  readonly status?: "success" | "error" | "denied" | "interrupted";
}

/** No more events: calls left open become `interrupted`. With `scope`, only calls whose key starts with it. */
export interface StreamEndEvent {
  readonly type: "stream-end";
  readonly scope?: string;
  readonly at?: number;
}

/** What adapters emit and {@link reduceToolCalls} consumes. May repeat and arrive out of order (security R22). */
export type ToolCallEvent =
  | ToolRequestEvent
  | ToolInputDeltaEvent
  | ToolApprovalEvent
  | ToolProgressEvent
  | ToolResultEvent
  | StreamEndEvent;
