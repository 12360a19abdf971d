import type { ToolResultFields } from "../../protocol/calls/toolCall.ts";
import type { PlainRecord } from "../../protocol/safety/record.ts";
import { callKey, keyScope } from "../shared/callKey.ts";
import { ownText } from "../shared/ownText.ts";
import type { DataParts } from "./dataParts.ts";

/** One call of a running stream: what its later chunks do not repeat. */
export interface StreamCall {
  readonly key: string;
  readonly id: string;
  readonly step: number;
  name: string | undefined;
  title: string | undefined;
  args: unknown;
  approvalId: string | undefined;
  /** What the last result carried, for data that comes after it. */
  result: ToolResultFields;
  /** What data chunks said; it stays when a later result says nothing of it. */
  data: DataParts;
  ended: boolean;
}

/** The calls of one stream, found as the SDK finds them: in the current step first, else the latest with the id. */
export interface StreamCalls {
  /** What the keys of all its calls begin with. */
  scope(): string;
  start(messageId: string | undefined): void;
  step(): void;
  /** The call that a `tool-input-*` chunk is about; a call of an earlier step with the same id is another one. */
  begin(chunk: PlainRecord): StreamCall;
  /** The call that any other chunk is about; made when no chunk before named it. */
  find(chunk: PlainRecord): StreamCall;
  byApproval(approvalId: string | undefined): StreamCall | undefined;
  openInStep(): readonly StreamCall[];
}

let streams = 0;

/** @param messageId of the host; wins over the stream's own */
export function createStreamCalls(messageId: string | undefined): StreamCalls {
  let scope = messageId ?? `stream-${++streams}`;
  let step = 0;
  let calls: StreamCall[] = [];

  const latest = (id: string): StreamCall | undefined => calls.findLast((call) => call.id === id);
  const add = (id: string): StreamCall => {
    const nth = id === "" ? calls.length : calls.filter((call) => call.id === id).length;
    const call: StreamCall = {
      key: callKey(scope, id, nth),
      id,
      step,
      name: undefined,
      title: undefined,
      args: undefined,
      approvalId: undefined,
      result: {},
      data: {},
      ended: false,
    };
    calls.push(call);
    return call;
  };
  const idOf = (chunk: PlainRecord): string => ownText(chunk, "toolCallId") ?? "";
  const find = (chunk: PlainRecord): StreamCall => {
    const id = idOf(chunk);
    return (id !== "" && latest(id)) || add(id);
  };

  return {
    scope: () => keyScope(scope),
    start(own) {
      // Merged streams send several starts; only another message begins anew.
      if (messageId !== undefined || own === undefined || own === scope) return;
      scope = own;
      step = 0;
      calls = [];
    },
    step() {
      step += 1;
    },
    begin(chunk) {
      const known = latest(idOf(chunk));
      const call = known?.id && known.step === step ? known : add(idOf(chunk));
      call.name = ownText(chunk, "toolName") ?? call.name;
      call.title = ownText(chunk, "title") ?? call.title;
      return call;
    },
    find,
    byApproval: (id) => calls.findLast((call) => id !== undefined && call.approvalId === id),
    openInStep: () => calls.filter((call) => call.step === step && !call.ended),
  };
}
