import { snapshot } from "../safety/snapshot.ts";
import { reduceToolCalls } from "./reduceToolCalls.ts";
import type { ToolCall, ToolCallEvent } from "./toolCall.ts";

/** {@link reduceToolCalls} behind the three methods that React's `useSyncExternalStore` wants. */
export interface ToolCallStore {
  /** The calls now; the same array until one changes. */
  readonly getSnapshot: () => readonly ToolCall[];
  /** Calls `listener` after each change; returns how to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes one event or several; several notify once. What is no event is left out. Never throws. */
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
      const before = calls;
      try {
        // The items that are there: a list of a billion holes has none.
        const list = Array.isArray(events) ? Object.values(events) : [events];
        for (const event of list) calls = reduceToolCalls(calls, event);
      } catch {
        // A list that cannot be read has no events.
      }
      if (calls !== before) for (const listener of [...listeners]) listener();
    },
  };
}
