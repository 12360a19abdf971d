import { snapshot } from "../safety/snapshot.ts";
import { reduceToolCalls } from "./reduceToolCalls.ts";
import type { ToolCall, ToolCallEvent } from "./toolCall.ts";

/** {@link reduceToolCalls} behind the three methods that React's `useSyncExternalStore` wants. */
export interface ToolCallStore {
  /** The calls now; the same array until one changes. */
  readonly getSnapshot: () => readonly ToolCall[];
  /** Calls `listener` after each change; returns how to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes one event or several; several notify once. */
  readonly dispatch: (events: ToolCallEvent | readonly ToolCallEvent[]) => void;
}

/**
 * A store for the calls of a conversation.
 *
 * @example
 * const store = createToolCallStore();
 * for await (const event of readToolCallEvents(response, fromCodeagentEvent)) store.dispatch(event);
 */
export function createToolCallStore(initial: readonly ToolCall[] = []): ToolCallStore {
  const start = snapshot(initial);
  let calls: readonly ToolCall[] = Array.isArray(start) ? start : [];
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => calls,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch(events) {
      const list = Array.isArray(events)
        ? (events as readonly ToolCallEvent[])
        : [events as ToolCallEvent];
      const before = calls;
      for (const event of list) calls = reduceToolCalls(calls, event);
      if (calls !== before) for (const listener of [...listeners]) listener();
    },
  };
}
