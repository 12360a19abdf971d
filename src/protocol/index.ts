/**
 * The contract: types, accessors, producer, adaptation, the tool-call model and its stream. No React, DOM or Node.
 *
 * @example import { reduceToolCalls, toolResultArtifact } from "artifact-cards/protocol";
 */

export { type AdaptedToolResult, adaptToolResult } from "./artifact/adaptToolResult.ts";
export {
  ARTIFACT_SCHEMA,
  ARTIFACT_VERSION,
  type Artifact,
  type ArtifactKind,
  type CodePayload,
  type DiffPayload,
  type ErrorPayload,
  type FilesPayload,
  type ImagePayload,
  type Lines,
  type TablePayload,
  type TextPayload,
} from "./artifact/artifact.ts";
export { decodeWire } from "./artifact/decodeWire.ts";
export {
  type ShinychatDisplay,
  type ShinychatDisplayOptions,
  toShinychatDisplay,
} from "./artifact/shinychatDisplay.ts";
export {
  type ToolResult,
  type ToolResultOptions,
  type ToolResultPayloads,
  toolResult,
} from "./artifact/toolResult.ts";
export {
  type ToolResultArtifactOptions,
  toolResultArtifact,
} from "./artifact/toolResultArtifact.ts";
export { type CodeagentResultEvent, toolResultEvent } from "./artifact/toolResultEvent.ts";
export { toolResultValue } from "./artifact/toolResultValue.ts";
export { validateArtifact } from "./artifact/validateArtifact.ts";
export { createToolCallStore, type ToolCallStore } from "./calls/createToolCallStore.ts";
export { parsePartialJson } from "./calls/parsePartialJson.ts";
export type { ToolCallEventSource } from "./calls/readChunks.ts";
export {
  type DecodeToolCallEvents,
  type ReadToolCallEventsOptions,
  readToolCallEvents,
} from "./calls/readToolCallEvents.ts";
export { reduceToolCalls } from "./calls/reduceToolCalls.ts";
export type {
  StreamEndEvent,
  ToolApprovalEvent,
  ToolCall,
  ToolCallEvent,
  ToolCallStatus,
  ToolInputDeltaEvent,
  ToolProgressEvent,
  ToolRequestEvent,
  ToolResultEvent,
  ToolResultFields,
} from "./calls/toolCall.ts";
export { ArtifactCardsError, type ArtifactCardsErrorCode } from "./errors.ts";
export {
  type Cell,
  type ColumnType,
  cellText,
  type DataColumn,
  type DataFrame,
  readDataFrame,
} from "./payloads/dataFrame.ts";
export type {
  ArtifactEntry,
  CodeEntry,
  DataEntry,
  FailedEntry,
  FileEntry,
  LinkEntry,
} from "./payloads/entry.ts";
export {
  type RequestedFile,
  readSendArtifactsArgs,
  readSendArtifactsEntries,
} from "./payloads/sendArtifacts.ts";

export { safeFilename } from "./safety/safeFilename.ts";
export { safeUrl } from "./safety/safeUrl.ts";
export { snapshot } from "./safety/snapshot.ts";
export { linesText, valueText } from "./safety/valueText.ts";
