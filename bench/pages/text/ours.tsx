import type { Artifact } from "artifact-cards/protocol";
import type { Candidate } from "../shared/candidate.ts";
import { decode, loadCards, show } from "../shared/ours.tsx";
import { createAnsi, createItems } from "./data.ts";

let text = "";
let artifact: Artifact | null = null;

/** JSON and coloured output both come as text: finding out which is part of the card's work. */
export const candidate: Candidate = {
  prepare: async (size, name) => {
    text = name === "json" ? JSON.stringify(createItems(size)) : createAnsi(size);
    await loadCards();
  },
  decode: () => {
    artifact = decode({ kind: "text", payload: { text } });
  },
  mount: (root) => {
    if (artifact) show(root, artifact);
    expandAll();
  },
};

/** A tree that opens folded is opened whole, as all others are. */
function expandAll(): void {
  const buttons = document.querySelectorAll<HTMLElement>("#bench button");
  [...buttons].find((button) => /^expand all$/i.test(nameOf(button)))?.click();
}

function nameOf(button: HTMLElement): string {
  return (button.getAttribute("aria-label") ?? button.textContent ?? "").trim();
}
