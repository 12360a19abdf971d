import ShikiHighlighter, { createHighlighterCore, createOnigurumaEngine } from "react-shiki/core";
import { render } from "../../shared/render.ts";
import { codeCandidate } from "../codeCandidate.ts";

let highlighter: Awaited<ReturnType<typeof createHighlighterCore>> | null = null;
/** What streams is highlighted no more often than its documentation advises. */
let streams = false;

export const candidate = codeCandidate(
  (root, text) =>
    render(
      root,
      <div className="box">
        <ShikiHighlighter
          {...(highlighter && { highlighter })}
          language="typescript"
          theme="github-light"
          showLineNumbers
          {...(streams && { delay: 150 })}
        >
          {text}
        </ShikiHighlighter>
      </div>,
    ),
  {
    prepare: async (_size, name) => {
      streams = name === "stream";
      highlighter = await createHighlighterCore({
        langs: [import("@shikijs/langs/typescript")],
        themes: [import("@shikijs/themes/github-light")],
        engine: createOnigurumaEngine(import("shiki/wasm")),
      });
    },
  },
);
