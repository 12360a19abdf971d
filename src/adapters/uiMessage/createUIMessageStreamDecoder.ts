import type { ToolCallEvent } from "../../protocol/calls/toolCall.ts";
import { isRecord, own, type PlainRecord } from "../../protocol/safety/record.ts";
import { snapshot } from "../../protocol/safety/snapshot.ts";
import { ask } from "../shared/ask.ts";
import { idText } from "../shared/idText.ts";
import { ownText } from "../shared/ownText.ts";
import { createStreamCalls, type StreamCall, type StreamCalls } from "./createStreamCalls.ts";
import { dataFields, readDataPart } from "./dataParts.ts";
import { readFilePart } from "./readFilePart.ts";
import { readOutput } from "./readOutput.ts";

export interface UIMessageStreamOptions {
  /**
   * Id of the message that the stream writes, when the host knows it: the same stream read again then updates the
   * same calls. Absent: the stream's own id, else one that no other stream has.
   */
  readonly messageId?: string;
  /** Whether `data-artifact` and `data-artifacts` chunks are read. @default false */
  readonly dataParts?: boolean;
  /** Whether `file` chunks are shown, each as a call without a name. @default false */
  readonly fileParts?: boolean;
  /** Gives the time, epoch milliseconds. @default Date.now */
  readonly now?: () => number;
}

type Decode = (data: unknown) => readonly ToolCallEvent[];
type Handler = (chunk: PlainRecord, calls: StreamCalls) => readonly ToolCallEvent[];

/**
 * Decoder of one UI message stream, for {@link readToolCallEvents}. It keeps what later chunks leave out: the names,
 * the arguments and which call an approval is about. Unknown chunks are ignored; nothing throws.
 * @example for await (const event of readToolCallEvents(response, createUIMessageStreamDecoder())) store.dispatch(event);
 */
export function createUIMessageStreamDecoder(options?: UIMessageStreamOptions | null): Decode {
  const { messageId, dataParts = false, fileParts = false, now = Date.now } = options ?? {};
  const calls = createStreamCalls(idText(messageId) || undefined);
  return (data) => {
    const chunk = snapshot(data);
    if (!isRecord(chunk)) return [];
    const type = ownText(chunk, "type") ?? "";
    const handle =
      HANDLERS.get(type) ??
      (fileParts && type === "file" ? onFile : dataParts ? onData : undefined);
    if (!handle) return [];
    const at = ask(now);
    return handle(chunk, calls).map((event) => (at === undefined ? event : { ...event, at }));
  };
}

const HANDLERS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ["start", onStart],
  ["start-step", onStep],
  [
    "reset-step",
    (_, calls) => calls.openInStep().map(({ key }) => ({ type: "stream-end", scope: key })),
  ],
  ["tool-input-start", (chunk, calls) => [request(calls.begin(chunk), "input")]],
  ["tool-input-delta", onDelta],
  [
    "tool-input-available",
    (chunk, calls) => [request(withInput(calls.begin(chunk), chunk), "running")],
  ],
  ["tool-input-error", (chunk, calls) => onError(chunk, withInput(calls.begin(chunk), chunk))],
  ["tool-approval-request", onApproval],
  ["tool-approval-response", onAnswer],
  ["tool-output-available", onOutput],
  ["tool-output-error", (chunk, calls) => onError(chunk, calls.find(chunk))],
  ["tool-output-denied", onDenied],
  ["finish", onEnd],
  ["abort", onEnd],
  ["error", onEnd],
]);

function onStart(chunk: PlainRecord, calls: StreamCalls): readonly ToolCallEvent[] {
  calls.start(ownText(chunk, "messageId"));
  return [];
}

function onStep(_: PlainRecord, calls: StreamCalls): readonly ToolCallEvent[] {
  calls.step();
  return [];
}

function onEnd(_: PlainRecord, calls: StreamCalls): readonly ToolCallEvent[] {
  return [{ type: "stream-end", scope: calls.scope() }];
}

function onDelta(chunk: PlainRecord, calls: StreamCalls): readonly ToolCallEvent[] {
  const delta = ownText(chunk, "inputTextDelta");
  if (delta === undefined) return [];
  return [{ ...identity(calls.find(chunk)), type: "tool-input-delta", delta }];
}

function onApproval(chunk: PlainRecord, calls: StreamCalls): readonly ToolCallEvent[] {
  const call = calls.find(chunk);
  call.approvalId = ownText(chunk, "approvalId");
  return [{ ...identity(call), type: "tool-approval" }];
}

function onAnswer(chunk: PlainRecord, calls: StreamCalls): readonly ToolCallEvent[] {
  const call = calls.byApproval(ownText(chunk, "approvalId"));
  if (!call) return [];
  const approved = own(chunk, "approved") === true;
  const reason = ownText(chunk, "reason");
  call.ended = !approved;
  return [
    { ...identity(call), type: "tool-approval", approved, ...(reason !== undefined && { reason }) },
  ];
}

function onOutput(chunk: PlainRecord, calls: StreamCalls): readonly ToolCallEvent[] {
  const call = calls.find(chunk);
  call.result = readOutput(own(chunk, "output"), call.args);
  call.ended = own(chunk, "preliminary") !== true;
  return [resultEvent(call)];
}

function resultEvent(call: StreamCall): ToolCallEvent {
  const fields = { ...identity(call), ...call.result, ...dataFields(call.data) };
  return { ...fields, type: call.ended ? "tool-result" : "tool-progress" };
}

function onError(chunk: PlainRecord, call: StreamCall): readonly ToolCallEvent[] {
  call.ended = true;
  call.result = { value: ownText(chunk, "errorText") ?? "", isError: true };
  const args = call.args === undefined ? {} : { args: call.args };
  return [{ ...identity(call), ...args, ...call.result, type: "tool-result" }];
}

function onDenied(chunk: PlainRecord, calls: StreamCalls): readonly ToolCallEvent[] {
  const call = calls.find(chunk);
  call.ended = true;
  return [{ ...identity(call), type: "tool-result", status: "denied", value: "" }];
}

function onData(chunk: PlainRecord, calls: StreamCalls): readonly ToolCallEvent[] {
  const read = readDataPart(chunk);
  if (!read) return [];
  const call = calls.find({ toolCallId: read.id });
  call.data = { ...call.data, ...read.parts };
  return [resultEvent(call)];
}

function onFile(chunk: PlainRecord, calls: StreamCalls): readonly ToolCallEvent[] {
  return [{ ...identity(calls.find({})), ...readFilePart(chunk), type: "tool-result" }];
}

function request(call: StreamCall, status: "input" | "running"): ToolCallEvent {
  const args = status === "running" && call.args !== undefined ? { args: call.args } : {};
  return { ...identity(call), ...args, type: "tool-request", status };
}

function withInput(call: StreamCall, chunk: PlainRecord): StreamCall {
  call.args = own(chunk, "input");
  return call;
}

function identity({ key, id, name, title }: StreamCall) {
  return { key, id, ...(name !== undefined && { name }), ...(title !== undefined && { title }) };
}
