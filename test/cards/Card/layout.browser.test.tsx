import Download from "lucide-react/icons/download";
import Table2 from "lucide-react/icons/table-2";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Card } from "../../../src/cards/Card/Card.tsx";
import { copyAction } from "../../../src/cards/Card/CardAction.ts";
import { CodeCard } from "../../../src/cards/CodeCard/CodeCard.tsx";
import { ErrorCard } from "../../../src/cards/ErrorCard/ErrorCard.tsx";
import { TextCard } from "../../../src/cards/TextCard/TextCard.tsx";
import { en } from "../../../src/locales/en.ts";
import "../../../src/styles/index.css";
import { cardProps } from "../cardProps.ts";

let host: HTMLElement;
let root: Root;

beforeEach(() => {
  host = document.createElement("div");
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  host.remove();
});

function show(width: number, card: ReactNode, dir: "ltr" | "rtl" = "ltr"): HTMLElement {
  host.style.width = `${width}px`;
  host.dir = dir;
  flushSync(() => root.render(<div className="ac-root not-prose">{card}</div>));
  const article = host.querySelector("article");
  if (!article) throw new Error("no card");
  return article;
}

const find = (card: ParentNode, selector: string): HTMLElement => {
  const found = card.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
/** Where the text of the first line of code begins. */
/** Until the browser has laid out and told who observes it. */
function painted(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

function textLeft(card: ParentNode): number {
  const range = document.createRange();
  range.selectNodeContents(find(card, ".ac-ln"));
  return range.getBoundingClientRect().left;
}
const shown = (card: ParentNode): string[] =>
  [...card.querySelectorAll<HTMLElement>("[data-slot=actions] button")]
    .filter((button) => button.offsetWidth > 0)
    .map((button) => button.getAttribute("aria-label") ?? "");

const shell = (title: string): ReactNode => (
  <Card
    kind="table"
    icon={Table2}
    title={title}
    fallbackTitle="Result"
    meta="12 rows × 6 columns"
    metaShort="12 × 6"
    value="12 rows"
    modelSaw="table"
    status="success"
    actions={[
      { id: "download", label: "Download", icon: Download, onSelect: () => {} },
      copyAction(en, () => "x"),
    ]}
  >
    <div className="ac-text">body</div>
  </Card>
);

describe("header", () => {
  test("is 40px, at every width and with every title", async () => {
    for (const [width, title] of [
      [760, "Invoices"],
      [328, "Invoices"],
      [328, "T".repeat(400)],
    ] as const) {
      const card = show(width, shell(title));
      expect(find(card, "[data-slot=header]").getBoundingClientRect().height).toBe(40);
      expect(card.getBoundingClientRect().width).toBe(width);
    }
  });

  test("meta is whole or not there at all", async () => {
    const visible = (card: HTMLElement): boolean => {
      const line = find(card, ".ac-tt").getBoundingClientRect();
      const meta = find(card, "[data-slot=meta]").getBoundingClientRect();
      return meta.top < line.bottom && meta.right <= line.right;
    };
    expect(visible(show(760, shell("Invoices")))).toBe(true);
    const card = show(760, shell("Invoices by region and month ".repeat(5)));
    expect(visible(card)).toBe(false);
    const meta = find(card, "[data-slot=meta]").getBoundingClientRect();
    expect(meta.top).toBeGreaterThanOrEqual(find(card, ".ac-tt").getBoundingClientRect().bottom);
    const title = find(card, "[data-slot=title]");
    expect(title.scrollWidth).toBeGreaterThan(title.clientWidth);
  });

  test("under 480 the short meta, one action and a menu", async () => {
    const wide = show(760, shell("Invoices"));
    expect(shown(wide)).toEqual(["What the model saw", "Download", "Copy"]);
    const narrow = show(328, shell("Invoices"));
    expect(shown(narrow)).toEqual(["Copy", "More"]);
    const metas = [...narrow.querySelectorAll<HTMLElement>("[data-slot=meta]")];
    expect(metas.filter((meta) => meta.offsetWidth > 0).map((meta) => meta.textContent)).toEqual([
      "12 × 6",
    ]);
  });

  test("a tool that is a button stands as close as the actions, and leaves a lone one in view", () => {
    const narrow = show(
      328,
      <Card
        kind="code"
        icon={Table2}
        title="a.py"
        fallbackTitle="Result"
        value="1"
        status="success"
        tools={
          <button type="button" className="ac-ib">
            C
          </button>
        }
        actions={[{ id: "close", label: "Close", icon: Download, onSelect: () => {} }]}
      >
        <div className="ac-text">body</div>
      </Card>,
    );
    expect(shown(narrow)).toEqual(["Close"]);
    const tool = find(narrow, "[data-slot=header] > .ac-ib").getBoundingClientRect();
    const close = find(narrow, "[data-action=close]").getBoundingClientRect();
    expect(close.left - tool.right).toBe(2);
  });

  test("the link of a note can be hit beside its 16px of text", async () => {
    const card = show(760, shell("Invoices"));
    await userEvent.click(find(card, "[data-action=model-saw]"));
    const link = find(card, "[data-slot=note-action]");
    const { left, top, bottom } = link.getBoundingClientRect();
    for (const y of [top - 6, bottom + 6])
      expect(document.elementFromPoint(left + 5, y)).toBe(link);
  });

  test("glyph of the end button stands 12px from the edge, as the icon at the start", async () => {
    for (const dir of ["ltr", "rtl"] as const) {
      const card = show(760, shell("Invoices"), dir);
      const box = card.getBoundingClientRect();
      const icon = find(card, "[data-slot=icon] svg").getBoundingClientRect();
      const copy = find(card, "[data-action=copy] svg").getBoundingClientRect();
      const [start, end] =
        dir === "ltr"
          ? [icon.left - box.left, box.right - copy.right]
          : [box.right - icon.right, copy.left - box.left];
      expect([start, end]).toEqual([13, 13]);
    }
  });
});

describe("menu of a narrow card, by keyboard", () => {
  test("holds what has no button; arrows, Enter and Esc work; the focus comes back", async () => {
    const card = show(328, shell("Invoices"));
    const more = find(card, "[data-slot=action-menu]");
    more.focus();
    await userEvent.keyboard("{Enter}");
    await vi.waitFor(() => expect(document.querySelector("[role=menu]")).not.toBeNull());
    const items = [...document.querySelectorAll("[role=menu] button")];
    expect(items.map((item) => item.textContent)).toEqual(["What the model saw", "Download"]);
    await vi.waitFor(() => expect(document.activeElement).toBe(items[0]));
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(items[1]);
    await userEvent.keyboard("{Escape}");
    await vi.waitFor(() => expect(document.querySelector("[role=menu]")).toBeNull());
    expect(document.activeElement).toBe(more);

    await userEvent.keyboard("{Enter}");
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("What the model saw"));
    await userEvent.keyboard("{Enter}");
    await vi.waitFor(() => expect(card.querySelector("[data-slot=model-text]")).not.toBeNull());
    expect(shown(card)).toEqual(["What the model saw", "More"]);
  });
});

describe("clipping", () => {
  const text = (payload: unknown): ReactNode => (
    <TextCard {...cardProps({ kind: "text", payload })} />
  );
  const clip = (card: HTMLElement): HTMLElement => find(card, "[data-slot=clip]");

  test("12 lines are 250px, and the rest is there after one press", async () => {
    const card = show(760, text({ text: "line\n".repeat(84) }));
    expect(clip(card).getBoundingClientRect().height).toBe(250);
    await userEvent.click(find(card, "[data-slot=clip-toggle]"));
    expect(clip(card).getBoundingClientRect().height).toBe(84 * 20 + 20);
  });

  test("14 lines stay whole where they fit, and are cut where they wrap", async () => {
    const lines = {
      text: Array.from(
        { length: 14 },
        () => "seventy characters fit a wide card in every face and no narrow one, ok",
      ),
    };
    const wide = show(760, text(lines));
    expect(clip(wide).dataset["state"]).toBe("open");
    const narrow = show(328, text(lines));
    await vi.waitFor(() => expect(clip(narrow).dataset["state"]).toBe("closed"));
    const again = show(760, text(lines));
    await vi.waitFor(() => expect(clip(again).dataset["state"]).toBe("open"));
  });

  test("one endless word wraps inside the card", async () => {
    const card = show(328, text({ text: "W".repeat(50_000) }));
    expect(card.scrollWidth).toBeLessThanOrEqual(328);
    expect(clip(card).getBoundingClientRect().height).toBe(250);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  });
});

describe("code", () => {
  const code = (payload: unknown): ReactNode => (
    <CodeCard {...cardProps({ kind: "code", payload })} />
  );
  const line = `const answer = compute(${"argument, ".repeat(40)})`;

  test("every line is 20px high, empty ones too; the gutter is 48, 56 past 999 lines, 40 and 48 in a narrow card", async () => {
    const gutter = (card: HTMLElement): number =>
      textLeft(card) - find(card, ".ac-ln").getBoundingClientRect().left;
    const short = show(760, code({ text: "a\n\nb" }));
    const heights = [...short.querySelectorAll("[data-slot=code-line]")].map(
      (element) => element.getBoundingClientRect().height,
    );
    expect(heights).toEqual([20, 20, 20]);
    expect(gutter(short)).toBe(48);
    expect(gutter(show(328, code({ text: "a\n\nb" })))).toBe(40);
    expect(gutter(show(760, code({ text: "a\n".repeat(1000) })))).toBe(56);
    expect(gutter(show(328, code({ text: "a\n".repeat(1000) })))).toBe(48);
  });

  test("a long line scrolls inside a box that the keyboard reaches, with a fade until its end", async () => {
    const card = show(760, code({ text: line, filename: "a.ts" }));
    const box = find(card, "[data-slot=scroll]");
    await vi.waitFor(() => expect(box.tabIndex).toBe(0));
    expect(box.getAttribute("aria-label")).toBe("a.ts");
    expect(find(card, ".ac-edge").dataset["more"]).toBe("");
    box.scrollLeft = box.scrollWidth;
    await vi.waitFor(() => expect(find(card, ".ac-edge").dataset["more"]).toBeUndefined());
    expect(card.scrollWidth).toBeLessThanOrEqual(760);
  });

  test("a short one is no stop for the keyboard", async () => {
    const card = show(760, code({ text: "a" }));
    await painted();
    expect(find(card, "[data-slot=scroll]").hasAttribute("tabindex")).toBe(false);
  });

  test("wrapped, nothing scrolls", async () => {
    const card = show(760, code({ text: line }));
    await userEvent.click(find(card, "[data-action=wrap]"));
    expect(find(card, "[data-slot=code-line]").getBoundingClientRect().height).toBeGreaterThan(20);
    const box = find(card, "[data-slot=scroll]");
    expect(box.scrollWidth).toBe(box.clientWidth);
    await userEvent.click(find(card, "[data-action=wrap]"));
  });

  test("selecting the code gives the lines alone, without numbers", async () => {
    const card = show(760, code({ text: "first\n\n\tthird" }));
    const selection = getSelection();
    selection?.selectAllChildren(find(card, "[data-slot=code]"));
    expect(selection?.toString().trimEnd()).toBe("first\n\n\tthird");
  });

  test("keeps its direction in a right-to-left page, the fade at the right", async () => {
    const card = show(760, code({ text: line }), "rtl");
    expect(textLeft(card) - card.getBoundingClientRect().left).toBe(49);
    await painted();
    const fade = getComputedStyle(find(card, ".ac-edge"), "::after");
    expect(fade.right).toBe("0px");
  });
});

describe("hidden characters", () => {
  test("cannot reorder what stands around them", async () => {
    const card = show(
      760,
      <TextCard {...cardProps({ kind: "text", payload: { text: "ab\u202ecd" } })} />,
    );
    const text = find(card, "[data-slot=text]");
    const range = document.createRange();
    const left = (node: Node | null): number => {
      if (!node) throw new Error("no node");
      range.selectNodeContents(node);
      return range.getBoundingClientRect().left;
    };
    const [before, mark, after] = text.childNodes;
    expect(left(before ?? null)).toBeLessThan(left(mark ?? null));
    expect(left(mark ?? null)).toBeLessThan(left(after ?? null));
  });
});

describe("error", () => {
  test("message and detail stand below the title, 36 from the edge; 12 in a narrow card", async () => {
    const card = (): ReactNode => (
      <ErrorCard
        {...cardProps({ kind: "error", payload: { message: "m", detail: "d" }, isError: true })}
      />
    );
    const wide = show(760, card());
    await userEvent.click(find(wide, "[data-slot=detail-toggle]"));
    const left = (element: HTMLElement): number => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().left - wide.getBoundingClientRect().left;
    };
    expect(left(find(wide, "[data-slot=title]"))).toBe(37);
    expect(left(find(wide, "[data-slot=header] [data-slot=text]"))).toBe(37);
    expect(left(find(wide, "[data-slot=detail] [data-slot=text]"))).toBe(37);
    const narrow = show(328, card());
    expect(left(find(narrow, "[data-slot=detail] [data-slot=text]"))).toBe(13);
  });
});
