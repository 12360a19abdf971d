import type { Artifact } from "artifact-cards/protocol";
import type { Candidate } from "../shared/candidate.ts";
import { decode, loadCards, openClip, show } from "../shared/ours.tsx";
import { HEADER, showsText } from "../shared/viewport.ts";
import { createAnsi, createItems } from "./data.ts";

let isJson = false;
let content: unknown = "";
let artifact: Artifact | null = null;

/** JSON as a text and coloured output come alike: finding out which is part of the card's work. */
export const candidate: Candidate = {
  prepare: async (size, name) => {
    isJson = name !== "ansi";
    const items = createItems(isJson ? size : 0);
    content = name === "json" ? items : isJson ? JSON.stringify(items) : createAnsi(size);
    await loadCards();
  },
  decode: () => {
    artifact = decode({ kind: "text", payload: { text: content } });
  },
  mount: (root) => {
    if (artifact) show(root, artifact);
  },
  isReady: () => (isJson ? isExpanded() : showsText(document.body, HEADER)),
  open: openClip,
};

/** A tree opens folded: it is ready when all of it is expanded, as in all others. */
function isExpanded(): boolean {
  button("Expand all")?.click();
  return button("Collapse all") !== null;
}

function button(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#bench button[aria-label="${name}"]`);
}
