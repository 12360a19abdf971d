"use client";
import { useState } from "react";
import type { ToolCall } from "../protocol/calls/toolCall.ts";
import type { Renderer } from "../registry/types.ts";
import { callState } from "./callState.ts";
import { useRenderHost } from "./renderHost.ts";

export interface RowOpenProps {
  /** Controls the row; pair it with `onOpenChange`. */
  readonly open?: boolean;
  /** Before the reader has said so. @default what the provider's `defaultOpen` says, else the renderer */
  readonly defaultOpen?: boolean;
  /** The reader wants the row open or closed. */
  readonly onOpenChange?: (open: boolean) => void;
}

/** {@link RowOpenProps} as a component has taken them apart. */
export type RowOpenControl = {
  readonly [Name in keyof RowOpenProps]: RowOpenProps[Name] | undefined;
};

interface RowOpen {
  readonly open: boolean;
  readonly toggle: () => void;
  /** The reader has opened or closed it: only then does it move, never while a result streams in. */
  readonly touched: boolean;
}

/**
 * Whether a row is open. Until the reader decides, the policy is asked again for each update, so that a
 * table opens when it arrives; what the reader has decided stays.
 */
export function useRowOpen(
  call: ToolCall,
  renderer: Renderer | null,
  { open, defaultOpen, onOpenChange }: RowOpenControl,
): RowOpen {
  const host = useRenderHost();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [touched, setTouched] = useState(false);
  const byPolicy = (): boolean =>
    defaultOpen ?? host.defaultOpen(call) ?? opensByItself(call, renderer);
  const now = open ?? chosen ?? byPolicy();
  const toggle = (): void => {
    setTouched(true);
    setChosen(!now);
    onOpenChange?.(!now);
  };
  return { open: now, toggle, touched };
}

/** Results whose renderer asks for it, once they are there; never a failed step. */
function opensByItself(call: ToolCall, renderer: Renderer | null): boolean {
  const state = callState(call);
  const arrived = state === "success" || state === "other";
  return renderer?.defaultOpen === true && arrived;
}
