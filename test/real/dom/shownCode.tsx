import assert from "node:assert/strict";
import { CodeCard } from "../../../src/cards/CodeCard/CodeCard.tsx";
import type { CodePayload } from "../../../src/protocol/artifact/artifact.ts";
import { mounted } from "./mount.tsx";

/** What the code card shows and gives. */
export interface ShownCode {
  /** Lines that the heading says there are. */
  readonly total: number;
  /** The first rows, as many as are drawn. A line goes on in the next row where its number is the same. */
  readonly rows: readonly { readonly line: number; readonly text: string }[];
  /** What the copy button puts on the clipboard. */
  readonly copied: string;
}

/** Draws a payload in the code card and presses its copy button. */
export async function shownCode(payload: CodePayload): Promise<ShownCode> {
  const copied: string[] = [];
  Object.defineProperty(navigator, "clipboard", {
    value: { writeText: async (text: string) => void copied.push(text) },
    configurable: true,
  });
  let shown: Omit<ShownCode, "copied"> = { total: Number.NaN, rows: [] };
  const card = (
    <CodeCard
      payload={payload}
      artifact={null}
      value="the portable value"
      isError={false}
      status="success"
    />
  );
  await mounted({
    card,
    use: (root) => root.querySelector<HTMLElement>("button[aria-label=Copy]")?.click(),
    isReady: (root) => root.querySelector("[data-slot=code-line]") !== null && copied.length > 0,
    look: (root) => {
      const meta = root.querySelector(".ac-narrow[data-slot=meta]")?.textContent ?? "";
      shown = { total: Number(meta.replace(/,| lines?$/g, "")), rows: rowsOf(root) };
    },
  });
  assert.equal(copied.length, 1, "copied once");
  return { ...shown, copied: copied[0] ?? "" };
}

function rowsOf(root: Element): ShownCode["rows"] {
  let line = 0;
  return [...root.querySelectorAll("[data-slot=code-line]")].map((row, at) => {
    assert.equal(row.getAttribute("data-row"), String(at), "rows in order");
    line = Number(row.getAttribute("data-n") ?? line);
    // The end that keeps an empty row high.
    return { line, text: (row.textContent ?? "").replace(/\n$/, "") };
  });
}
