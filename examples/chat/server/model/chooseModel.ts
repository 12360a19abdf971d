import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import { scriptedModel } from "./scriptedModel.ts";

/** The settings that choose the model. */
export interface ModelSettings {
  readonly AI_BASE_URL?: string | undefined;
  readonly AI_API_KEY?: string | undefined;
  readonly AI_MODEL?: string | undefined;
  /** Milliseconds between two pieces of the scripted model. @default 16 */
  readonly CHAT_PACE?: string | undefined;
}

/**
 * The model behind the OpenAI-compatible address in `AI_BASE_URL`, else the scripted one.
 * @throws Error when the address is set and the model's name is not
 */
export function chooseModel(settings: ModelSettings): LanguageModel {
  const { AI_BASE_URL: baseURL, AI_API_KEY: apiKey, AI_MODEL: modelId } = settings;
  if (!baseURL) return scriptedModel(Number(settings.CHAT_PACE ?? 16));
  if (!modelId)
    throw new Error("AI_BASE_URL is set but AI_MODEL is not. Set AI_MODEL to the model's name.");
  const provider = createOpenAICompatible({ name: "custom", baseURL, ...(apiKey && { apiKey }) });
  return provider(modelId);
}
