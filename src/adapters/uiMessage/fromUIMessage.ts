import { reduceToolCalls } from "../../protocol/calls/reduceToolCalls.ts";
import type { ToolCall, ToolCallEvent } from "../../protocol/calls/toolCall.ts";
import { isRecord, own } from "../../protocol/safety/record.ts";
import { sameData } from "../../protocol/safety/sameData.ts";
import { snapshot } from "../../protocol/safety/snapshot.ts";
import { ask } from "../shared/ask.ts";
import { callKey } from "../shared/callKey.ts";
import { idText } from "../shared/idText.ts";
import { itemsRaw, ownRaw } from "../shared/ownRaw.ts";
import { type DataParts, dataFields, dataPartsOf } from "./dataParts.ts";
import { type CallTiming, partEvents, toolNameOf } from "./partEvents.ts";
import { createPartMemo } from "./partMemo.ts";
import { readFilePart } from "./readFilePart.ts";

export interface UIMessageOptions {
  /**
   * Whether the message may still change. With `false`, calls without a result are `interrupted`.
   * @default true
   */
  readonly streaming?: boolean;
  /**
   * Whether `data-artifact` and `data-artifacts` parts are read: an artifact, or the entries of `metadata.artifacts`,
   * for the call whose id the part carries. Off, such parts are ignored, like all that is no tool part.
   * @default false
   */
  readonly dataParts?: boolean;
  /**
   * Whether `file` parts that the model made are shown, each as a call without a name: a picture, a link, or its name.
   * @default false
   */
  readonly fileParts?: boolean;
  /**
   * The calls of the same message a moment ago. Those that say the same come back as the identical objects, also when
   * the message is a deep copy, as in AI SDK 5 and 6.
   */
  readonly previous?: readonly ToolCall[];
  /** When a call began and ended; UI messages do not say. */
  readonly timing?: (toolCallId: string) => CallTiming | undefined;
}

const memo = createPartMemo();

/**
 * The tool calls of one UI message, in order. Never throws, whatever it is given; messages of a user or the system
 * have none. Calls that share an id within the message are all kept. An unchanged part gives the identical call, so
 * that a message which is copied on every update (`useChat`) re-renders only the cards that changed.
 */
export function fromUIMessage(
  message: unknown,
  options?: UIMessageOptions | null,
): readonly ToolCall[] {
  return fromUIMessageParts(message, options).filter((call) => call !== null);
}

/** The tool calls of several messages, in order. */
export function fromUIMessages(
  messages: unknown,
  options?: UIMessageOptions | null,
): readonly ToolCall[] {
  return itemsRaw(messages).flatMap((message) => fromUIMessage(message, options));
}

/**
 * The same, one item per part of `message.parts`: the call, or `null` where the part is none. For hosts that render
 * text and calls in turn: `message.parts.map((part, i) => calls[i] ? <ToolCallCard call={calls[i]} /> : …)`.
 */
export function fromUIMessageParts(
  message: unknown,
  options?: UIMessageOptions | null,
): readonly (ToolCall | null)[] {
  const {
    streaming = true,
    dataParts = false,
    fileParts = false,
    previous,
    timing,
  } = options ?? {};
  const known = Array.isArray(previous) ? (previous as readonly (ToolCall | undefined)[]) : [];
  const parts = itemsRaw(ownRaw(message, "parts"));
  const role = ownRaw(message, "role");
  if (role === "user" || role === "system") return parts.map(() => null);
  const scope = idText(ownRaw(message, "id"));
  const seen = new Map<string, number>();
  const data = dataParts ? dataPartsOf(parts) : undefined;
  return parts.map((part, index) => {
    const type = ownRaw(part, "type");
    const isFile = fileParts && type === "file";
    const name = isFile ? "" : toolNameOf(type, ownRaw(part, "toolName"));
    if (name === null) return null;
    const id = idText(ownRaw(part, "toolCallId"));
    // A part without an id is a call of its own: its place tells it from the others (contracts 5.18).
    const nth = id === "" ? index : (seen.get(id) ?? 0);
    seen.set(id, nth + 1);
    const key = callKey(scope, id, nth);
    const when = ask(timing, id);
    const extra = data?.get(id);
    const facts = [
      key,
      name,
      streaming,
      when?.startedAt,
      when?.endedAt,
      extra?.artifact,
      extra?.artifacts,
    ];
    const call = memo(part, facts, () => read({ key, id, name }, part, streaming, when, extra));
    const before = known.find((one) => one?.key === key);
    return before && sameData(before, call) ? before : call;
  });
}

function read(
  call: { key: string; id: string; name: string },
  raw: unknown,
  streaming: boolean,
  timing: CallTiming | undefined,
  extra: DataParts | undefined,
): ToolCall | null {
  const part = snapshot(raw);
  if (!isRecord(part)) return null;
  const title = own(part, "title");
  const named = typeof title === "string" ? { ...call, title } : call;
  const isFile = own(part, "type") === "file";
  const events: ToolCallEvent[] = isFile
    ? [{ ...call, ...readFilePart(part), type: "tool-result" }]
    : partEvents(named, part, timing).map((event) => withData(event, extra));
  if (!streaming) events.push({ type: "stream-end" });
  return events.reduce(reduceToolCalls, [] as readonly ToolCall[])[0] ?? null;
}

function withData(event: ToolCallEvent, extra: DataParts | undefined): ToolCallEvent {
  return extra && (event.type === "tool-result" || event.type === "tool-progress")
    ? { ...event, ...dataFields(extra) }
    : event;
}
