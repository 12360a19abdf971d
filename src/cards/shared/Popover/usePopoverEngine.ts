"use client";
import { type ComponentType, useEffect, useRef, useState } from "react";
import type { PopoverProps } from "./Popover.tsx";

type Engine = ComponentType<PopoverProps>;

let loaded: Engine | null = null;

/**
 * The component that draws popovers, from the moment one is open; `null` until it has arrived.
 * Closes the popover when its chunk cannot be loaded; the next opening asks again.
 */
export function usePopoverEngine(open: boolean, close: (open: false) => void): Engine | null {
  const [engine, setEngine] = useState<Engine | null>(null);
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!open || engine !== null) return;
    let wanted = true;
    const arrive = (component: Engine): void => {
      loaded = component;
      if (wanted) setEngine(() => component);
    };
    if (loaded !== null) arrive(loaded);
    else
      import("./RadixPopover.tsx").then(
        (module) => arrive(module.RadixPopover),
        () => wanted && latest.current(false),
      );
    return () => {
      wanted = false;
    };
  }, [open, engine]);
  return engine;
}

/** Fetches the engine ahead of the first opening, e.g. when a pointer comes near. A failure is silent. */
export function preloadPopover(): void {
  import("./RadixPopover.tsx").then(
    (module) => {
      loaded = module.RadixPopover;
    },
    () => {},
  );
}
