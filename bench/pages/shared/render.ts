import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";

let current: Root | null = null;

/** Renders at once; a second call updates what the first has rendered. */
export function render(root: HTMLElement, node: ReactNode): void {
  current ??= createRoot(root);
  const target = current;
  flushSync(() => target.render(node));
}
