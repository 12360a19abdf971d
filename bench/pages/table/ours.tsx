import { type Artifact, readDataFrame } from "artifact-cards/protocol";
import type { Candidate } from "../shared/candidate.ts";
import { decode, loadCards, show } from "../shared/ours.tsx";
import { createColumns, createRows, SORTED } from "./data.ts";
import { expectSorted, isReady, isSorted } from "./tableCandidate.ts";

let df: object | null = null;
let artifact: Artifact | null = null;

export const candidate: Candidate = {
  prepare: async (size) => {
    expectSorted(createRows(size));
    df = createColumns(size);
    await loadCards();
  },
  decode: () => {
    artifact = decode({ kind: "table", payload: { df } });
    df = null;
  },
  read: () => {
    readDataFrame(artifact?.payload);
  },
  mount: (root) => {
    if (artifact) show(root, artifact);
  },
  isReady,
  sort: () => {
    const button = headerButton();
    if (!button) throw new Error("shows no button to sort by");
    button.click();
  },
  isSorted,
};

function headerButton(): HTMLElement | null {
  const headers = document.querySelectorAll<HTMLElement>("[data-slot=table] [aria-sort]");
  const header = [...headers].find((element) => element.textContent?.trim().startsWith(SORTED));
  return header?.querySelector("button") ?? null;
}
