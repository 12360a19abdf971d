import { createRoot } from "react-dom/client";
import { expect, vi } from "vitest";
import sheet from "../../src/styles/index.css?inline";
import { ChatPage } from "./chatPage.tsx";

export { sheet };

export interface PageOptions {
  readonly width?: number;
  readonly dir?: "ltr" | "rtl";
  /** Set on the page, as hosts do. */
  readonly theme?: "dark";
  /** The sheets of the page, in their order. */
  readonly sheets?: readonly string[];
  /** The sheets of an open shadow root that the chat stands in. */
  readonly shadowSheets?: readonly string[];
}

export interface Page {
  /** The box of the chat: nothing of a host moves or resizes it. */
  readonly place: HTMLElement;
  readonly close: () => void;
}

/** Wherever the pointer happens to be, nothing is under it. */
const SHIELD = "position: fixed !important; inset: 0 !important; z-index: 2147483647 !important";

/**
 * A chat in a message of the host's: all rows open, all code of the cards loaded, all movement at its end.
 * Its typeface is the same in every host, so that boxes can be compared.
 */
export async function openPage(options: PageOptions = {}): Promise<Page> {
  const { width = 700, dir = "ltr", theme, sheets = [sheet], shadowSheets } = options;
  const added = sheets.map((css) => addSheet(document.head, css));
  document.documentElement.dir = dir;
  const message = document.createElement("div");
  message.className = "prose content message";
  message.style.cssText = `position: absolute !important; inset: 0 auto auto 0; margin: 0 !important; padding: 0; width: ${width}px !important; --ac-font-sans: "DejaVu Sans", sans-serif`;
  document.body.append(message);
  // What the page says of itself does not reach into a shadow root; its host element can say it.
  const themed = shadowSheets ? message : document.documentElement;
  if (theme) themed.dataset["theme"] = theme;
  const place = shadowSheets ? placeInShadow(message, shadowSheets) : message;
  const shield = document.body.appendChild(document.createElement("div"));
  shield.style.cssText = SHIELD;
  const root = createRoot(place);
  root.render(<ChatPage />);
  await ready(place);
  return {
    place,
    close: () => {
      root.unmount();
      for (const element of [message, shield, ...added]) element.remove();
      document.documentElement.removeAttribute("dir");
      delete document.documentElement.dataset["theme"];
    },
  };
}

export function addSheet(to: Node, css: string): HTMLStyleElement {
  const style = document.createElement("style");
  style.textContent = css;
  to.appendChild(style);
  return style;
}

function placeInShadow(message: HTMLElement, sheets: readonly string[]): HTMLElement {
  const shadow = message.attachShadow({ mode: "open" });
  for (const css of sheets) addSheet(shadow, css);
  return shadow.appendChild(document.createElement("div"));
}

const KINDS = ["table", "code", "diff", "image", "error", "text", "value"];
/** Colours arrive later, and each is an element. */
const COLOURED = "[data-kind=code] [data-slot=code-line] [class^=ac-t-]";
const PARTS = [
  COLOURED,
  ".ac-thumb[data-loaded]",
  ".ac-pic:not([data-loading])",
  ".ac-nm-cut",
  ".ac-broken",
  // What comes with a pointer or once the page is idle.
  "[data-kind=table] .ac-grip",
];

async function ready(place: HTMLElement): Promise<void> {
  const wanted = [...KINDS.map((kind) => `[data-slot=card][data-kind=${kind}]`), ...PARTS];
  await vi.waitFor(
    () => {
      expect(wanted.filter((selector) => !place.querySelector(selector))).toEqual([]);
      expect(place.querySelector(".ac-pending")).toBeNull();
      expect([...place.querySelectorAll("img")].every(({ complete }) => complete)).toBe(true);
    },
    { timeout: 15_000 },
  );
  await still(place);
  for (const animation of place.getAnimations({ subtree: true })) {
    const { iterations } = animation.effect?.getComputedTiming() ?? {};
    if (iterations !== Number.POSITIVE_INFINITY) animation.finish();
    else {
      animation.pause();
      animation.currentTime = 0;
    }
  }
}

/** Nothing is added or taken away any more. */
async function still(place: HTMLElement): Promise<void> {
  let before = -1;
  await vi.waitFor(
    () => {
      const now = place.querySelectorAll("*").length;
      const isSame = now === before;
      before = now;
      expect(isSame).toBe(true);
    },
    { timeout: 15_000, interval: 200 },
  );
}
