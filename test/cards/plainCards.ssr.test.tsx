import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { CodeCard } from "../../src/cards/CodeCard/CodeCard.tsx";
import { ErrorCard } from "../../src/cards/ErrorCard/ErrorCard.tsx";
import { TextCard } from "../../src/cards/TextCard/TextCard.tsx";
import { cardProps } from "./cardProps.ts";

const CARDS: readonly (readonly [name: string, card: ReactElement, text: string])[] = [
  [
    "text",
    <TextCard
      key="t"
      {...cardProps({
        kind: "text",
        payload: { text: "\u001b[31mred\u001b[0m\nline" },
        value: "v",
      })}
    />,
    "red",
  ],
  [
    "error",
    <ErrorCard
      key="e"
      {...cardProps({
        kind: "error",
        payload: { message: "boom", detail: "trace" },
        isError: true,
      })}
    />,
    "boom",
  ],
  [
    "code",
    <CodeCard
      key="c"
      {...cardProps({ kind: "code", payload: { text: "a\nb", filename: "a.ts", output: "ok" } })}
    />,
    "a.ts",
  ],
];

describe.each(CARDS)("%s card on a server", (_, card, text) => {
  const markup = renderToString(card);

  test("holds the content, not a placeholder", () => {
    expect(markup).toContain(text);
    expect(markup).not.toContain("<!--$?-->");
  });

  test("has no inline style and no script, which a strict policy would block (R20)", () => {
    expect(markup).not.toMatch(/\sstyle=/);
    expect(markup).not.toContain("<script");
  });

  test("gives the same markup every time", () => {
    expect(renderToString(card)).toBe(markup);
  });
});

test("a long text is cut on the server already, so that nothing jumps when it is hydrated", () => {
  const long = cardProps({ kind: "text", payload: { text: "line\n".repeat(84) } });
  const oneLine = cardProps({ kind: "text", payload: { text: "W".repeat(9000) } });
  for (const props of [long, oneLine]) {
    expect(renderToString(<TextCard {...props} />)).toContain(
      'data-state="closed" data-lines="12"',
    );
  }
});
