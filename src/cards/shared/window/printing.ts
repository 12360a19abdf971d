"use client";
import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

const listeners = new Set<() => void>();
let isOn = false;

/** What is drawn for paper has to be there when the event is over, also where a script calls `print()`. */
function turn(on: boolean): void {
  isOn = on;
  flushSync(() => {
    for (const listener of [...listeners]) listener();
  });
}
const start = (): void => turn(true);
const end = (): void => turn(false);

/** Whether the page is being printed. */
export function isPrinting(): boolean {
  return isOn;
}

/** Calls back when printing starts and when it is over; returns what ends it. */
export function onPrinting(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("beforeprint", start);
    window.addEventListener("afterprint", end);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("beforeprint", start);
    window.removeEventListener("afterprint", end);
    isOn = false;
  };
}

const never = (): boolean => false;

/** Whether the page is being printed, drawn before the pages are made. */
export function usePrinting(): boolean {
  return useSyncExternalStore(onPrinting, isPrinting, never);
}
