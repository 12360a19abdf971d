import Anser, { type AnserJsonEntry } from "anser";
import { type CSSProperties, type ReactNode, useMemo } from "react";
import type { Candidate } from "../../shared/candidate.ts";
import { render } from "../../shared/render.ts";
import { createAnsi } from "../data.ts";

/** A parser: the spans are the host's, in one block, as its JSON output suggests. */
function Output({ text }: { text: string }): ReactNode {
  const spans = useMemo(() => Anser.ansiToJson(text, { remove_empty: true }), [text]);
  return (
    <pre>
      {spans.map((span, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the spans of a text have no other name
        <span key={index} style={styleOf(span)}>
          {span.content}
        </span>
      ))}
    </pre>
  );
}

function styleOf({ fg, bg, decorations }: AnserJsonEntry): CSSProperties {
  return {
    ...(fg && { color: `rgb(${fg})` }),
    ...(bg && { backgroundColor: `rgb(${bg})` }),
    ...(decorations.includes("bold") && { fontWeight: "bold" }),
    ...(decorations.includes("dim") && { opacity: 0.5 }),
  };
}

let text = "";
export const candidate: Candidate = {
  prepare: (size) => {
    text = createAnsi(size);
  },
  mount: (root) =>
    render(
      root,
      <div className="box">
        <Output text={text} />
      </div>,
    ),
};
