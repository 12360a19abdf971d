import { JSDOM } from "jsdom";

/** Node has its own, and what they make must fit the rest of Node. */
const KEPT = new Set([
  "URL",
  "Blob",
  "performance",
  "console",
  "fetch",
  "AbortController",
  "AbortSignal",
  "TextEncoder",
  "TextDecoder",
  "crypto",
]);

/** Turns this process into a page. React looks for a DOM when it is first loaded: import it, and cards, after that. */
export function installDom(): void {
  const { window } = new JSDOM("<!doctype html><html><body></body></html>", {
    url: "http://host.example/",
    pretendToBeVisual: true,
  });
  // It has no canvas, and says so each time.
  window.HTMLCanvasElement.prototype.getContext = () => null;
  for (const key of Object.getOwnPropertyNames(window)) {
    if (KEPT.has(key) || (key in globalThis && !/Event$|^Event|^navigator$/.test(key))) continue;
    Object.defineProperty(globalThis, key, {
      value: (window as unknown as Record<string, unknown>)[key],
      configurable: true,
      writable: true,
    });
  }
  Object.assign(globalThis, { window: globalThis, self: globalThis });
  for (const name of [
    "addEventListener",
    "removeEventListener",
    "dispatchEvent",
    "getComputedStyle",
  ] as const) {
    Object.defineProperty(globalThis, name, {
      value: window[name].bind(window),
      configurable: true,
      writable: true,
    });
  }
}
