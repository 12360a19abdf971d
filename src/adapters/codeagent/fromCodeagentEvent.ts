import type { ToolCallEvent } from "../../protocol/calls/toolCall.ts";
import { snapshot } from "../../protocol/safety/snapshot.ts";
import { ask } from "../shared/ask.ts";
import { callKey } from "../shared/callKey.ts";
import { idText } from "../shared/idText.ts";
import { type CodeagentItem, readCodeagentItem } from "./readCodeagentItem.ts";

export interface CodeagentOptions {
  /**
   * Id of the message or turn that the events belong to: models use call ids such as `call_0` again in later ones.
   * @default ""
   */
  readonly scope?: string;
  /** Gives the time, epoch milliseconds. Absent: calls have no times, as history wants it. */
  readonly now?: () => number;
}

/**
 * The events in one message of codeagent (contracts 1f, section 3): `on_tool_request`, `on_tool_result`, a
 * ContentToolResult or an ellmer record of either, a list of them, or JSON text around any, decoded once. A bare text
 * is a value; anything else is nothing. Events without an id never merge. Can be the `decode` of `readToolCallEvents`.
 * Never throws.
 */
export function fromCodeagentEvent(
  x: unknown,
  options?: CodeagentOptions | null,
): readonly ToolCallEvent[] {
  const { scope, now } = options ?? {};
  const data = snapshot(x);
  return (Array.isArray(data) ? data : [data]).flatMap((one) => {
    const item = readCodeagentItem(one);
    return item ? [toEvent(item, item.id === "" ? "" : callKey(idText(scope), item.id), now)] : [];
  });
}

/** The event of an item, under a key; `""` leaves the key to the reducer. */
export function toEvent(
  { id, name, args, result }: CodeagentItem,
  key: string,
  now?: () => number,
): ToolCallEvent {
  const at = ask(now);
  const shared = {
    key,
    id,
    ...(name !== "" && { name }),
    ...(args !== undefined && { args }),
    ...(at !== undefined && { at }),
  };
  return result
    ? { ...shared, type: "tool-result", ...result }
    : { ...shared, type: "tool-request" };
}
