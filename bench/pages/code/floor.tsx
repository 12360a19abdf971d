import { type ReactNode, useMemo } from "react";
import { PlainWindow } from "../shared/PlainWindow.tsx";
import { render } from "../shared/render.ts";
import { codeCandidate } from "./codeCandidate.ts";

/** Longer lines are shown as several rows, in characters. */
const SOFT_WIDTH = 200;

interface Piece {
  readonly text: string;
  readonly from: number;
}

/** Where every row begins: lines, long ones in pieces. */
function split(text: string): Piece[] {
  return text.split("\n").flatMap((line) =>
    Array.from({ length: Math.max(1, Math.ceil(line.length / SOFT_WIDTH)) }, (_, at) => ({
      text: line,
      from: at * SOFT_WIDTH,
    })),
  );
}

/** The least code can cost: its lines in a plain window, no colours. */
function Floor({ text }: { text: string }): ReactNode {
  const rows = useMemo(() => split(text), [text]);
  return (
    <PlainWindow
      count={rows.length}
      row={(index) => rows[index]?.text.slice(rows[index].from, rows[index].from + SOFT_WIDTH)}
    />
  );
}

export const candidate = codeCandidate((root, text) => render(root, <Floor text={text} />), {
  hasColours: false,
});
