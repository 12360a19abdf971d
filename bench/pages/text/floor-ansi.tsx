import { type ReactNode, useMemo } from "react";
import type { Candidate } from "../shared/candidate.ts";
import { PlainWindow } from "../shared/PlainWindow.tsx";
import { render } from "../shared/render.ts";
import { createAnsi } from "./data.ts";

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
const CODES = /\x1b\[[0-9;:]*[A-Za-z]/g;

/** The least coloured output can cost: its codes taken out, a window over the lines. */
function Floor({ text }: { text: string }): ReactNode {
  const lines = useMemo(() => text.replace(CODES, "").split("\n"), [text]);
  return <PlainWindow count={lines.length} row={(index) => lines[index]} />;
}

let text = "";
export const candidate: Candidate = {
  prepare: (size) => {
    text = createAnsi(size);
  },
  mount: (root) => render(root, <Floor text={text} />),
};
