// artifact-cards/server: the Node companion. Only node: modules and the protocol; no dependency.
export type { AgentRoots } from "./agentRoot.ts";
export type { DeliverableOptions } from "./deliverableRules.ts";
export {
  createFileEndpoint,
  type FileEndpointLimits,
  type FileEndpointOptions,
} from "./fileEndpoint.ts";
export type { AgentIdOf } from "./fileRequest.ts";
export type { DeliveryErrorCode } from "./refusal.ts";
export {
  createSendArtifacts,
  type SendArtifactsContext,
  type SendArtifactsOptions,
  type SendArtifactsTool,
} from "./sendArtifacts.ts";
export type { SendArtifactsLimits } from "./sendArtifactsArgs.ts";
export { type ModelText, toModelOutput } from "./toModelOutput.ts";
export { type FetchHandler, type NodeHandler, toNodeHandler } from "./toNodeHandler.ts";
export type {
  CallErrorCode,
  DeliveredEntry,
  SendArtifactsMetadata,
  ToolOutput,
  UndeliveredEntry,
} from "./toolOutput.ts";
