import assert from "node:assert/strict";
import type { ReactNode } from "react";
import { mounted } from "./mount.tsx";

const CLOSED = "button[aria-expanded=false]:not([aria-haspopup])";

/**
 * The text of a card's body, or of its part that `within` names, once all that opens is open. Throws where
 * markup of the text lives.
 */
export async function shownText(card: ReactNode, within = "article"): Promise<string> {
  let text = "";
  await mounted({
    card,
    use: (root) => {
      for (const button of root.querySelectorAll<HTMLElement>(CLOSED)) button.click();
    },
    isReady: (root) => root.querySelector(`${within} [data-slot=text]`) !== null,
    look: (root) => {
      const parts = root.querySelectorAll(`${within} [data-slot=text]`);
      assert.equal(parts.length, 1, "one text");
      assert.equal(parts[0]?.querySelector(":not(span)"), null, "only spans in a text");
      text = parts[0]?.textContent ?? "";
    },
  });
  assert.ok(!text.includes("\u001b"), "no control sequence is shown");
  return text;
}
