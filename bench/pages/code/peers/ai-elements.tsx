import { memo, type ReactNode, useEffect, useMemo, useState } from "react";
import { createHighlighterCore, type HighlighterCore, type ThemedToken } from "shiki/core";
import { createOnigurumaEngine } from "shiki/engine/oniguruma";
import { render } from "../../shared/render.ts";
import { codeCandidate } from "../codeCandidate.ts";

let highlighter: HighlighterCore | null = null;

function raw(text: string): ThemedToken[][] {
  return text.split("\n").map((content) => [{ content, offset: 0 }]);
}

async function highlight(text: string): Promise<ThemedToken[][]> {
  const theme = "github-light";
  return highlighter?.codeToTokens(text, { lang: "typescript", theme }).tokens ?? raw(text);
}

const Lines = memo(({ tokens }: { tokens: ThemedToken[][] }) => (
  <pre className="box">
    <code>
      {tokens.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
        <span key={at} style={{ display: "block", minHeight: 20 }}>
          {line.map(({ content, color }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no other name
            <span key={index} style={{ color }}>
              {content}
            </span>
          ))}
        </span>
      ))}
    </code>
  </pre>
));

/**
 * The pattern of the AI Elements code block: every line as raw text at first, then the tokens of shiki for the
 * whole text, all lines in the DOM.
 */
function CodeBlock({ text }: { text: string }): ReactNode {
  const plain = useMemo(() => raw(text), [text]);
  const [coloured, setColoured] = useState<{ text: string; tokens: ThemedToken[][] } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    highlight(text).then((tokens) => {
      if (isCurrent) setColoured({ text, tokens });
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return <Lines tokens={coloured?.text === text ? coloured.tokens : plain} />;
}

export const candidate = codeCandidate((root, text) => render(root, <CodeBlock text={text} />), {
  prepare: async () => {
    highlighter = await createHighlighterCore({
      langs: [import("@shikijs/langs/typescript")],
      themes: [import("@shikijs/themes/github-light")],
      engine: createOnigurumaEngine(import("shiki/wasm")),
    });
  },
});
