import { ArtifactCardsError } from "../errors.ts";
import { createLineSplitter } from "./createLineSplitter.ts";
import { createMessageReader } from "./createMessageReader.ts";
import { readChunks, type ToolCallEventSource } from "./readChunks.ts";
import type { ToolCallEvent } from "./toolCall.ts";

export interface ReadToolCallEventsOptions {
  /** UTF-16 units of one line, and of the data lines of one event together; longer ones are left out. @default 67108864 */
  readonly maxLineUnits?: number;
  /** Told of a line that is no JSON, too long, or that `decode` threw at; the others go on. */
  readonly onError?: (error: unknown) => void;
  /** Passed on to the closing `stream-end`: only calls whose key starts with it are interrupted. */
  readonly scope?: string;
  /** Whether a `stream-end` event follows the last one, also when the stream breaks. @default true */
  readonly streamEnd?: boolean;
}

/** Turns the JSON of one event into ours; an adapter's `from*` function. */
export type DecodeToolCallEvents = (data: unknown) => readonly ToolCallEvent[];

const MAX_LINE = 64 * 1024 * 1024;

/**
 * Reads tool-call events from server-sent events or NDJSON, told apart line by line. How the bytes are cut into chunks
 * makes no difference. Comments, other fields, blank lines and `[DONE]` are left out; a broken line costs only itself.
 *
 * @throws ArtifactCardsError `stream-failed`, after the closing `stream-end`, when the source breaks.
 * @example
 * for await (const event of readToolCallEvents(await fetch(url), fromCodeagentEvent)) store.dispatch(event);
 */
export async function* readToolCallEvents(
  source: ToolCallEventSource,
  decode: DecodeToolCallEvents,
  options?: ReadToolCallEventsOptions | null,
): AsyncIterable<ToolCallEvent> {
  const { maxLineUnits = MAX_LINE, onError, scope, streamEnd = true } = options ?? {};
  const onTooLong = () => onError?.(tooLong(maxLineUnits));
  const splitter = createLineSplitter(maxLineUnits);
  const readLine = createMessageReader(maxLineUnits, onTooLong);
  const read = (lines: readonly (string | null)[]) =>
    lines.flatMap((line) => {
      if (line !== null)
        return readLine(line).flatMap((text) => decodeMessage(text, decode, onError));
      onTooLong();
      return [];
    });
  let failure: { readonly error: unknown } | null = null;
  try {
    for await (const chunk of readChunks(source)) yield* read(splitter.push(chunk));
  } catch (error) {
    failure = { error };
  }
  try {
    // A blank line hands over the last message where the server left its own out.
    yield* read([...splitter.end(), ""]);
  } catch (error) {
    failure ??= { error };
  }
  if (streamEnd) yield { type: "stream-end", ...(scope !== undefined && { scope }) };
  if (failure) throw failure.error;
}

function decodeMessage(
  text: string,
  decode: DecodeToolCallEvents,
  onError: ReadToolCallEventsOptions["onError"],
): readonly ToolCallEvent[] {
  try {
    return [...decode(JSON.parse(text))];
  } catch (error) {
    onError?.(error);
    return [];
  }
}

function tooLong(maxLineUnits: number): ArtifactCardsError {
  return new ArtifactCardsError(
    "stream-failed",
    `an event of more than ${maxLineUnits} characters was left out. Raise maxLineUnits.`,
  );
}
