import type { Candidate } from "../shared/candidate.ts";
import { HEADER, showsText } from "../shared/viewport.ts";
import { createRows, type Row } from "./data.ts";

/** The rows of the page. */
let rows: Row[] = [];
/** Text of the row with the smallest amount. */
let first = "";

/** A candidate that takes rows of objects. */
export function tableCandidate(
  own: Omit<Candidate, "prepare" | "mount"> & {
    readonly mount: (root: HTMLElement, rows: Row[]) => void;
  },
): Candidate {
  return {
    isReady,
    isSorted,
    ...own,
    prepare: (size) => {
      rows = createRows(size);
      expectSorted(rows);
    },
    mount: (root) => own.mount(root, rows),
  };
}

/** Whether there are rows below the header. */
export function isReady(): boolean {
  return showsText(document.body, HEADER);
}

/** Remembers which row comes first when sorted. */
export function expectSorted(all: readonly Row[]): void {
  const smallest = all.reduce((a, b) => (b.amount < a.amount ? b : a));
  first = smallest.email;
}

/** Whether the first of the sorted rows is on screen. */
export function isSorted(): boolean {
  return document.body.textContent?.includes(first) === true;
}
