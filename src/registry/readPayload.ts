import type { ToolCall } from "../protocol/calls/toolCall.ts";
import { ArtifactCardsError } from "../protocol/errors.ts";
import { snapshot } from "../protocol/safety/snapshot.ts";
import type { StandardSchema } from "./standardSchema.ts";
import type { Renderer, Resolution } from "./types.ts";

/** What a renderer gets to draw, or why it cannot. */
export type PayloadResult =
  | { readonly ok: true; readonly payload: unknown }
  | { readonly ok: false; readonly error: ArtifactCardsError };

interface Matched {
  readonly matched: Resolution["matched"];
  readonly key: string | null;
  readonly renderer: Renderer;
}

/** By result, then by renderer: a schema runs once per result, however often the card is drawn. */
const results = new WeakMap<object, WeakMap<Renderer, PayloadResult>>();

/** Longest value that is read as JSON for a schema, in UTF-16 units (security section 6). */
const JSON_UNITS = 1_000_000;

/**
 * The payload for a renderer: the artifact's; else the call's metadata; else, for a renderer with a
 * schema, the value read as JSON, since the host has said what it expects and it is checked. A failed
 * call that has no artifact of a known kind gives the error card its value as the message.
 *
 * The result is the same object for the same call and renderer.
 */
export function readPayload(call: ToolCall, resolution: Matched): PayloadResult {
  const { renderer } = resolution;
  const { schema } = renderer;
  if (!schema) return { ok: true, payload: rawPayload(call, resolution) };
  const owner = call.artifact ?? call;
  const known = results.get(owner) ?? new WeakMap<Renderer, PayloadResult>();
  results.set(owner, known);
  const earlier = known.get(renderer);
  if (earlier) return earlier;
  const raw = rawPayload(call, resolution) ?? parsed(call.value);
  const result = validated(schema, raw, resolution.key ?? call.name);
  known.set(renderer, result);
  return result;
}

/** Makes the schema run again, for a retry. */
export function forgetPayload(call: ToolCall, renderer: Renderer): void {
  results.get(call.artifact ?? call)?.delete(renderer);
}

function rawPayload(call: ToolCall, { matched, key }: Matched): unknown {
  if (matched === "kind" && call.artifact?.kind !== key) return { message: call.value };
  return call.artifact ? call.artifact.payload : call.metadata;
}

function parsed(value: string): unknown {
  if (value.length > JSON_UNITS) return undefined;
  try {
    return snapshot(JSON.parse(value));
  } catch {
    return undefined;
  }
}

function validated(schema: StandardSchema, raw: unknown, key: string): PayloadResult {
  try {
    const result = schema["~standard"].validate(raw);
    if (result instanceof Promise) {
      // Its answer comes too late to be of use, also when it is a rejection.
      result.catch(() => undefined);
      return mismatch(key, "the schema is asynchronous. Use one that answers at once");
    }
    if (result.issues) return mismatch(key, result.issues[0]?.message ?? "it is not valid");
    return { ok: true, payload: result.value };
  } catch (cause) {
    return mismatch(key, "the schema itself threw", cause);
  }
}

function mismatch(key: string, why: string, cause?: unknown): PayloadResult {
  const message = `the result for the renderer "${key}" does not fit its schema: ${why}. Its text is shown instead.`;
  return { ok: false, error: new ArtifactCardsError("payload-mismatch", message, { cause }) };
}
