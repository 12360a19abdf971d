/** What the AI SDK hands to the model for a tool result. */
export interface ModelText {
  readonly type: "text";
  readonly value: string;
}

/**
 * Keeps metadata and artifacts from the model: only the text of a tool's output goes there (contracts 2.8, 4). For
 * the AI SDK, which sends the whole output otherwise: `toModelOutput: ({ output }) => toModelOutput(output)`.
 *
 * Reads `output` of a {@link ToolOutput}, `value` of a `toolResult`, or a plain string. Anything else gives no text:
 * what is not known to be for the model does not reach it. Never throws.
 */
export function toModelOutput(output: unknown): ModelText {
  return { type: "text", value: textOf(output) };
}

function textOf(output: unknown): string {
  if (typeof output === "string") return output;
  if (typeof output !== "object" || output === null) return "";
  try {
    for (const key of ["output", "value"] as const) {
      const text = Object.hasOwn(output, key) ? (output as Record<string, unknown>)[key] : null;
      if (typeof text === "string") return text;
    }
  } catch {
    // A getter or a proxy that throws has no text.
  }
  return "";
}
