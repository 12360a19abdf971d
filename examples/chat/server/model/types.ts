import type { LanguageModel } from "ai";

/** The SDK's provider interface. */
export type Model = Extract<LanguageModel, { specificationVersion: "v4" }>;
/** One call to a model. */
export type ModelCall = Parameters<Model["doStream"]>[0];
/** What a model streams. */
export type ModelPart =
  Awaited<ReturnType<Model["doStream"]>>["stream"] extends ReadableStream<infer Part>
    ? Part
    : never;
