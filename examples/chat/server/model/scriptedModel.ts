import { setTimeout as wait } from "node:timers/promises";
import { generateId } from "ai";
import { readConversation } from "./conversation.ts";
import { nextStep, type Step } from "./script.ts";
import type { Model, ModelCall, ModelPart } from "./types.ts";

const USAGE = {
  inputTokens: {
    total: undefined,
    noCache: undefined,
    cacheRead: undefined,
    cacheWrite: undefined,
  },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};

/**
 * A language model that follows a script, so that the demo needs neither key nor network. To the SDK it is a model
 * like any other: it reads the prompt and streams text and tool calls piece by piece.
 * @param pace milliseconds between two pieces
 */
export function scriptedModel(pace: number): Model {
  return {
    specificationVersion: "v4",
    provider: "demo",
    modelId: "script",
    supportedUrls: {},
    async doStream(call) {
      return { stream: toStream(speak(call, pace)) };
    },
    async doGenerate() {
      throw new Error("The scripted model only streams.");
    },
  };
}

async function* speak({ prompt, abortSignal }: ModelCall, pace: number): AsyncGenerator<ModelPart> {
  const step = nextStep(readConversation(prompt));
  yield { type: "stream-start", warnings: [] };
  for await (const part of partsOf(step)) {
    yield part;
    if (pace > 0) await wait(pace, undefined, abortSignal ? { signal: abortSignal } : {});
  }
  const unified = step.calls ? "tool-calls" : "stop";
  yield { type: "finish", usage: USAGE, finishReason: { unified, raw: undefined } };
}

function* partsOf({ text, calls = [] }: Step): Generator<ModelPart> {
  if (text) {
    const id = generateId();
    yield { type: "text-start", id };
    for (const delta of text.match(/\S+\s*/g) ?? []) yield { type: "text-delta", id, delta };
    yield { type: "text-end", id };
  }
  for (const { name, input } of calls) {
    const id = `call_${generateId()}`;
    const json = JSON.stringify(input);
    yield { type: "tool-input-start", id, toolName: name };
    for (let i = 0; i < json.length; i += 24) {
      yield { type: "tool-input-delta", id, delta: json.slice(i, i + 24) };
    }
    yield { type: "tool-input-end", id };
    yield { type: "tool-call", toolCallId: id, toolName: name, input: json };
  }
}

function toStream(parts: AsyncGenerator<ModelPart>): ReadableStream<ModelPart> {
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        controller.error(error);
      }
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}
