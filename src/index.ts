export type { CardProps } from "./cards/CardProps.ts";
export type {
  Grammar,
  TokenizedText,
  Tokenizer,
  TokenState,
} from "./cards/shared/highlight/Tokenizer.ts";
export { TOKEN_CLASSES, type TokenClass } from "./cards/shared/highlight/tokenClass.ts";
export type {
  CodeSource,
  Feedback,
  FilePurpose,
  FileRequest,
  PickedLines,
  ResolvedFile,
  ResolveFileOptions,
} from "./cards/shared/host.ts";
export type { Language } from "./cards/shared/languages.ts";
export { DEFAULT_LIMITS, type Limits } from "./cards/shared/limits.ts";
export { allowWorkers } from "./cards/shared/worker/allowWorkers.ts";
export { en } from "./locales/en.ts";
export type { Labels } from "./locales/labels.ts";
export type {
  Artifact,
  ArtifactKind,
  CodePayload,
  DiffPayload,
  ErrorPayload,
  FilesPayload,
  ImagePayload,
  TablePayload,
  TextPayload,
} from "./protocol/artifact/artifact.ts";
export type { ToolCall, ToolCallEvent, ToolCallStatus } from "./protocol/calls/toolCall.ts";
export { ArtifactCardsError, type ArtifactCardsErrorCode } from "./protocol/errors.ts";
export type {
  ArtifactEntry,
  CodeEntry,
  DataEntry,
  FailedEntry,
  FileEntry,
  LinkEntry,
} from "./protocol/payloads/entry.ts";
export { ArtifactCard, type ArtifactCardProps } from "./react/ArtifactCard.tsx";
export {
  ArtifactProvider,
  type ArtifactProviderProps,
} from "./react/ArtifactProvider.tsx";
export { RendererBoundary, type RendererBoundaryProps } from "./react/RendererBoundary.tsx";
export { useRegistry } from "./react/renderHost.ts";
export { ToolCallCard, type ToolCallCardProps } from "./react/ToolCallCard.tsx";
export { ToolCallList, type ToolCallListProps } from "./react/ToolCallList.tsx";
export { TrustedHtml, type TrustedMarkup, trustedHtml } from "./react/TrustedHtml.tsx";
export { type ToolCallSource, useToolCalls } from "./react/useToolCalls.ts";
export { ValueFallback, type ValueFallbackProps } from "./react/ValueFallback.tsx";
export { createRegistry } from "./registry/createRegistry.ts";
export {
  type DefaultKinds,
  type DefaultTools,
  defaultRegistry,
} from "./registry/defaultRegistry.tsx";
export { defineRenderer } from "./registry/defineRenderer.ts";
export type { InferArtifact, InferPayload, Register } from "./registry/inference.ts";
export type { StandardSchema } from "./registry/standardSchema.ts";
export type {
  AnyRegistry,
  Registry,
  RegistryOptions,
  Renderer,
  RendererComponent,
  RendererEntry,
  Resolution,
  ToolRendererProps,
} from "./registry/types.ts";
