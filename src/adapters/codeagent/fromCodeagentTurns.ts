import { readRecord } from "../../protocol/artifact/decodeWire.ts";
import { reduceToolCalls } from "../../protocol/calls/reduceToolCalls.ts";
import type { ToolCall, ToolCallEvent } from "../../protocol/calls/toolCall.ts";
import { isRecord, own } from "../../protocol/safety/record.ts";
import { snapshot } from "../../protocol/safety/snapshot.ts";
import { callKey } from "../shared/callKey.ts";
import { idText } from "../shared/idText.ts";
import type { CodeagentOptions } from "./fromCodeagentEvent.ts";
import { toEvent } from "./fromCodeagentEvent.ts";
import { readCodeagentItem } from "./readCodeagentItem.ts";

/**
 * The tool calls of a stored conversation: a list of turns, as ellmer records or as `{contents}`. A request meets the
 * result with its id in a later turn; an id that is used again after its result is another call. Calls without a
 * result are `interrupted`. Other contents are ignored. Never throws.
 */
export function fromCodeagentTurns(
  turns: unknown,
  options?: CodeagentOptions | null,
): readonly ToolCall[] {
  const scope = idText(options?.scope);
  const data = snapshot(turns);
  const uses = new Map<string, { nth: number; isOver: boolean }>();
  const events: ToolCallEvent[] = (Array.isArray(data) ? data : [])
    .flatMap(contentsOf)
    .flatMap((content) => {
      const item = isToolContent(content) ? readCodeagentItem(content) : null;
      if (!item) return [];
      const use = uses.get(item.id) ?? { nth: 0, isOver: false };
      const isAnother = use.isOver && item.result === null;
      const nth = isAnother ? use.nth + 1 : use.nth;
      uses.set(item.id, { nth, isOver: item.result !== null });
      return [toEvent(item, item.id === "" ? "" : callKey(scope, item.id, nth))];
    });
  return [...events, { type: "stream-end" } as const].reduce(
    reduceToolCalls,
    [] as readonly ToolCall[],
  );
}

function contentsOf(turn: unknown): readonly unknown[] {
  const contents = own((isRecord(turn) && readRecord(turn)) || turn, "contents");
  return Array.isArray(contents) ? contents : [];
}

/** Texts, images and thoughts have neither a request nor arguments. */
function isToolContent(content: unknown): boolean {
  const fields = (isRecord(content) && readRecord(content)) || content;
  return own(fields, "request") !== undefined || own(fields, "arguments") !== undefined;
}
