/**
 * Adapter for the AI SDK (`ai` 7, also 5 and 6): UI messages and the UI message stream. The package itself is not
 * needed.
 * `import { fromUIMessage } from "artifact-cards/adapters/ai-sdk"`
 */
export {
  createUIMessageStreamDecoder,
  type UIMessageStreamOptions,
} from "./uiMessage/createUIMessageStreamDecoder.ts";
export {
  fromUIMessage,
  fromUIMessageParts,
  fromUIMessages,
  type UIMessageOptions,
} from "./uiMessage/fromUIMessage.ts";
export type { CallTiming } from "./uiMessage/partEvents.ts";
