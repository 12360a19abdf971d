"use client";
import { type Context, createContext, useContext } from "react";
import type { ToolCall } from "../protocol/calls/toolCall.ts";
import { defaultRegistry } from "../registry/defaultRegistry.tsx";
import type { RegisteredRegistry } from "../registry/inference.ts";
import type { AnyRegistry } from "../registry/types.ts";

/** What the host decides about calls as a whole; the cards' share is `CardHost`. */
export interface RenderHost {
  readonly registry: AnyRegistry;
  /** Never throws. */
  readonly onError: (error: unknown, call: ToolCall | null) => void;
  /** Never throws; `undefined` leaves it to the renderer. */
  readonly defaultOpen: (call: ToolCall) => boolean | undefined;
}

export const DEFAULT_RENDER_HOST: RenderHost = Object.freeze({
  registry: defaultRegistry,
  onError: () => undefined,
  defaultOpen: () => undefined,
});

export const RenderHostContext: Context<RenderHost> =
  createContext<RenderHost>(DEFAULT_RENDER_HOST);

export function useRenderHost(): RenderHost {
  return useContext(RenderHostContext);
}

/** The registry in force: the nearest provider's, else the default one. */
export function useRegistry(): RegisteredRegistry {
  return useRenderHost().registry;
}
