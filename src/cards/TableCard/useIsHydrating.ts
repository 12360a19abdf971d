"use client";
import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** True on a server and while what came from it is taken over. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
