"use client";
import { useSyncExternalStore } from "react";
import type { ToolCall } from "../protocol/calls/toolCall.ts";

/** The part of a store that a view needs; `createToolCallStore` makes one. */
export interface ToolCallSource {
  /** The same array until something has changed. */
  readonly getSnapshot: () => readonly ToolCall[];
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The calls of a store, up to date. A call that an event does not concern is the identical object, so
 * `ToolCallCard` draws only what has changed.
 *
 * @example const calls = useToolCalls(store);
 */
export function useToolCalls(store: ToolCallSource): readonly ToolCall[] {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
}
