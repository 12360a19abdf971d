import { act, cleanup, render, screen } from "@testing-library/react";
import { type ReactElement, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { CodeCard } from "../../src/cards/CodeCard/CodeCard.tsx";
import { ErrorCard } from "../../src/cards/ErrorCard/ErrorCard.tsx";
import { CardHostContext, DEFAULT_HOST } from "../../src/cards/shared/host.ts";
import { TextCard } from "../../src/cards/TextCard/TextCard.tsx";
import { zhCN } from "../../src/locales/zh-CN.ts";
import { cardProps } from "./cardProps.ts";

const HOSTILE = "<b>x</b>\u202e\u0000\ud83d \u001b[31mred\u001b[0m\r\n".repeat(30);
const CARDS: readonly (readonly [name: string, card: ReactElement])[] = [
  [
    "text",
    <TextCard key="t" {...cardProps({ kind: "text", payload: { text: HOSTILE }, value: "v" })} />,
  ],
  [
    "error",
    <ErrorCard
      key="e"
      {...cardProps({
        kind: "error",
        payload: { message: HOSTILE, detail: HOSTILE },
        value: "v",
        isError: true,
      })}
    />,
  ],
  [
    "code",
    <CodeCard
      key="c"
      {...cardProps({
        kind: "code",
        payload: { text: HOSTILE, filename: "a.ts", output: HOSTILE },
        value: "v",
      })}
    />,
  ],
];

afterEach(() => vi.restoreAllMocks());

test.each(CARDS)(
  "the %s card hydrates without a mismatch or a warning, in strict mode",
  async (_, card) => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    const recovered = vi.fn();
    const tree = <StrictMode>{card}</StrictMode>;
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = renderToString(tree);
    const root = await act(async () =>
      hydrateRoot(container, tree, { onRecoverableError: recovered }),
    );
    expect(recovered).not.toHaveBeenCalled();
    expect(errors).not.toHaveBeenCalled();
    expect(container.querySelector("article")).toHaveTextContent("<b>x</b>");
    act(() => root.unmount());
    container.remove();
  },
);

test.each(CARDS)(
  "the %s card gives every element a class of ours, no id, name or style from data",
  (_, card) => {
    const { container } = render(card);
    for (const element of container.querySelectorAll("*")) {
      if (!element.closest("svg")) expect(element.className).toMatch(/^ac[-:]/);
      expect(element.hasAttribute("style")).toBe(false);
      expect(element.hasAttribute("name")).toBe(false);
      for (const { name } of element.attributes) expect(name).not.toMatch(/^on/);
    }
  },
);

test.each(CARDS)("the %s card speaks Chinese throughout", (_, card) => {
  render(
    <CardHostContext.Provider value={{ ...DEFAULT_HOST, labels: zhCN, locale: "zh-CN" }}>
      {card}
    </CardHostContext.Provider>,
  );
  for (const button of screen.getAllByRole("button")) {
    expect(button).toHaveAccessibleName(/\p{Script=Han}/u);
  }
  cleanup();
});

test.each(CARDS)("the %s card takes any sequence of props for one place (R22)", (_, card) => {
  const { rerender, container } = render(card);
  for (const [, next] of [...CARDS, ...CARDS]) {
    rerender(next);
    expect(container.textContent).not.toBe("");
  }
});
