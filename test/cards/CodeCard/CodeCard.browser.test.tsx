import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { CodeCard } from "../../../src/cards/CodeCard/CodeCard.tsx";
import { type CardHost, CardHostContext, DEFAULT_HOST } from "../../../src/cards/shared/host.ts";
import "../../../src/styles/index.css";
import { cardProps } from "../cardProps.ts";

beforeAll(() => {
  document.body.style.margin = "0";
});
afterEach(cleanup);

const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));
const settled = async (): Promise<void> => {
  await frame();
  await frame();
};

let update: (payload: unknown) => void;

function show(payload: unknown, host: Partial<CardHost> = {}): HTMLElement {
  const value = { ...DEFAULT_HOST, ...host };
  const card = (of: unknown): ReactNode => (
    <CardHostContext.Provider value={value}>
      <div className="ac-root not-prose" style={{ width: 760 }}>
        <CodeCard {...cardProps({ kind: "code", payload: of })} />
      </div>
    </CardHostContext.Provider>
  );
  const { rerender } = render(card(payload));
  update = (next) => rerender(card(next));
  return screen.getByRole("article");
}

const box = (): HTMLElement => document.querySelector(".ac-code") as HTMLElement;
const rowsIn = (): readonly HTMLElement[] => [...box().querySelectorAll<HTMLElement>("[data-row]")];
const openAll = async (): Promise<void> => {
  await userEvent.click(document.querySelector("[data-slot=clip-toggle]") as HTMLElement);
  await settled();
};

/** Rows at the top and the bottom of the box, as the page shows them. */
function seen(): readonly (number | null)[] {
  const { top, bottom, left } = box().getBoundingClientRect();
  return [Math.max(top, 0) + 12, Math.min(bottom, innerHeight) - 12].map((y) => {
    const hit = document.elementFromPoint(left + 100, y)?.closest<HTMLElement>("[data-row]");
    return hit ? Number(hit.dataset["row"]) : null;
  });
}

/** What the system's clipboard would get. */
async function copied(select: () => void): Promise<string> {
  select();
  let text = "";
  const read = (event: ClipboardEvent): void => {
    text = event.clipboardData?.getData("text/plain") ?? "";
  };
  document.addEventListener("copy", read, { once: true });
  document.execCommand("copy");
  document.removeEventListener("copy", read);
  return text;
}

const selectAll = (): void => document.getSelection()?.selectAllChildren(box());

const LINES = Array.from(
  { length: 100_000 },
  (_, i) => `  const row${i} = load("${i}", ${i}); // ${i}`,
);
const HUGE = `${LINES.join("\n")}\n`;

describe("100,000 lines", () => {
  test("mount few elements, scroll without a blank row, reach the end", async () => {
    const card = show({ text: HUGE, lang: "ts" });
    expect(card.querySelectorAll("*").length).toBeLessThan(200);
    await openAll();
    expect(card.querySelectorAll("*").length).toBeLessThan(300);
    let blanks = 0;
    for (let jump = 1; jump <= 40; jump++) {
      box().scrollTop = jump <= 25 ? jump * 120 : ((jump * 7919) % 100) * 19_999;
      await frame();
      if (seen().includes(null)) blanks++;
    }
    expect(blanks).toBe(0);
    box().scrollTop = box().scrollHeight;
    await settled();
    const last = box().querySelector("[data-row='99999']");
    expect(last?.getAttribute("data-n")).toBe("100000");
    expect(
      (last?.getBoundingClientRect().bottom ?? 0) - box().getBoundingClientRect().bottom,
    ).toBeCloseTo(0, 0);
  });

  test("all selected and copied is the source, byte for byte; so is the copy button's", async () => {
    show({ text: HUGE, lang: "ts" });
    await openAll();
    expect((await copied(selectAll)) === HUGE).toBe(true);
  });

  test("the box is a labelled group that the keyboard scrolls", async () => {
    show({ text: HUGE, filename: "rows.ts" });
    await openAll();
    expect(screen.getByRole("group", { name: "rows.ts" })).toBe(box());
    box().focus();
    expect(document.activeElement).toBe(box());
    await userEvent.keyboard("{End}");
    await expect.poll(() => seen()[1]).toBeGreaterThan(99_000);
  });

  test("going to a line puts it in the middle and marks it", async () => {
    show({ text: HUGE, lang: "ts" });
    screen.getByRole("button", { name: "Copy" }).focus();
    await userEvent.keyboard("{Control>}g{/Control}");
    await userEvent.keyboard("41995{Enter}");
    await settled();
    const line = box().querySelector(".ac-ln-at");
    expect(line?.getAttribute("data-n")).toBe("41995");
    const middle = box().getBoundingClientRect();
    const { top } = line?.getBoundingClientRect() ?? { top: 0 };
    expect(Math.abs(top + 10 - (middle.top + middle.bottom) / 2)).toBeLessThan(20);
    expect(document.activeElement).toBe(box());
  });

  test("where lines can be picked, keys go from the first number to the last and back", async () => {
    const picked: unknown[] = [];
    const card = show(
      { text: HUGE, lang: "ts" },
      { onLineSelect: (lines) => picked.push(lines?.to) },
    );
    await openAll();
    expect(card.querySelectorAll("*").length).toBeLessThan(300);
    const focused = (): string | null => document.activeElement?.getAttribute("data-n") ?? null;
    (box().querySelector("[data-slot=line-number]") as HTMLElement).focus();
    await userEvent.keyboard("{End}");
    await expect.poll(focused).toBe("100000");
    expect(seen()[1]).toBe(99_999);
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect.poll(focused).toBe("99999");
    expect(picked).toEqual([99_999]);
    box().scrollTop = 0;
    await settled();
    expect(focused()).toBe("99999");
    await userEvent.keyboard("{Home}");
    await expect.poll(focused).toBe("1");
    expect(seen()[0]).toBe(0);
  });

  test("text that still streams in grows under the reader's eyes without moving, colours included", async () => {
    const text = LINES.slice(0, 1000).join("\n");
    const view = show({ text, lang: "ts" });
    await openAll();
    box().scrollTop = 1007;
    await settled();
    await expect
      .poll(() => box().querySelector(".ac-t-keyword"), { timeout: 20_000 })
      .not.toBeNull();
    const [first] = rowsIn();
    const html = first?.innerHTML;
    const top = first?.getBoundingClientRect().top;
    for (let more = 1; more <= 5; more++) {
      update({ text: LINES.slice(0, 1000 + more * 20).join("\n"), lang: "ts" });
      await frame();
      expect(first?.isConnected).toBe(true);
      expect(first?.innerHTML).toBe(html);
      expect(first?.getBoundingClientRect().top).toBe(top);
    }
    const meta = view.querySelector("[data-slot=meta]");
    await expect.poll(() => meta?.textContent).toContain("1,100 lines");
  });

  test("a hit far away comes into view, sideways, too", async () => {
    const far = `${"y".repeat(1500)}needle`;
    show({ text: `${HUGE}${far}\n` });
    screen.getByRole("button", { name: "Copy" }).focus();
    await userEvent.keyboard("{Control>}f{/Control}");
    await userEvent.keyboard("needle");
    await expect.poll(() => document.querySelector("mark")).not.toBeNull();
    await settled();
    const hit = document.querySelector("mark")?.getBoundingClientRect();
    const view = box().getBoundingClientRect();
    expect(hit?.left).toBeGreaterThan(view.left);
    expect(hit?.right).toBeLessThan(view.right);
    expect(hit?.bottom).toBeLessThan(view.bottom);
  });

  test("colours arrive where the reader is, in the same box", async () => {
    show({ text: HUGE, lang: "ts" });
    await openAll();
    const before = rowsIn().map((row) => row.getBoundingClientRect().top);
    await expect
      .poll(() => box().querySelector(".ac-t-keyword"), { timeout: 20_000 })
      .not.toBeNull();
    expect(rowsIn().map((row) => row.getBoundingClientRect().top)).toEqual(before);
  });
});

describe("wrapped", () => {
  const long = Array.from({ length: 2000 }, (_, i) => `line ${i} ${"word ".repeat(i % 60)}`).join(
    "\n",
  );

  test("rows have their own heights, leave no room between them, and the text at the top stays when wrapping changes", async () => {
    show({ text: long });
    await openAll();
    box().scrollTop = 20_000;
    await settled();
    const [top] = seen();
    expect(top).toBeGreaterThan(900);
    await userEvent.click(screen.getByRole("button", { name: "Wrap lines" }));
    await settled();
    expect(seen()[0]).toBe(top);
    const rows = rowsIn().map((row) => row.getBoundingClientRect());
    expect(new Set(rows.map(({ height }) => height)).size).toBeGreaterThan(1);
    for (const [at, row] of rows.slice(1).entries())
      expect(row.top).toBeCloseTo(rows[at]?.bottom ?? 0, 0);
    expect(box().scrollWidth).toBe(box().clientWidth);
    await userEvent.click(screen.getByRole("button", { name: "Wrap lines" }));
    await settled();
    expect(seen()[0]).toBe(top);
  });
});

test("wrapped text that streams in does not move under the reader's eyes", async () => {
  const lines = Array.from({ length: 900 }, (_, i) => `line ${i} ${"word ".repeat(i % 60)}`);
  show({ text: lines.slice(0, 600).join("\n"), filename: "a.txt" });
  await userEvent.click(screen.getByRole("button", { name: "Wrap lines" }));
  await openAll();
  box().scrollTop = 9_007;
  await settled();
  const top = seen()[0];
  const row = (): Element | undefined => rowsIn().find((each) => each.dataset["row"] === `${top}`);
  const before = row()?.getBoundingClientRect().top;
  for (let more = 1; more <= 5; more++) {
    update({ text: lines.slice(0, 600 + more * 20).join("\n"), filename: "a.txt" });
    await frame();
    expect(seen()[0]).toBe(top);
    expect(row()?.getBoundingClientRect().top).toBeCloseTo(before ?? Number.NaN, 0);
  }
  await userEvent.click(screen.getByRole("button", { name: "Wrap lines" }));
});

describe("a line of 1 MB", () => {
  const text = `{"a":"${"x😀".repeat(333_333)}"}`;

  test.each([false, true])(
    "mounts a part of it, wrapped or not (%s), and is copied whole",
    async (wrap) => {
      const card = show({ text, filename: "a.json" });
      if (wrap) await userEvent.click(screen.getByRole("button", { name: "Wrap lines" }));
      await openAll();
      expect(card.querySelectorAll("*").length).toBeLessThan(300);
      expect(box().textContent?.length).toBeLessThan(60_000);
      expect(box().querySelectorAll("[data-n]").length).toBe(1);
      expect((await copied(selectAll)) === text).toBe(true);
      box().scrollTop = box().scrollHeight;
      await settled();
      await settled();
      expect(rowsIn().at(-1)?.textContent).toContain('"}');
      if (wrap) await userEvent.click(screen.getByRole("button", { name: "Wrap lines" }));
    },
  );
});

describe("copying by selection gives the source", () => {
  const cases: readonly (readonly [string, string])[] = [
    ["LF", "a\n\tb\n\nc\n"],
    ["no newline at the end", "a\n\tb\n\nc"],
    ["CRLF", "a\r\n\tb\r\n\r\nc\r\n"],
    ["a lone CR", "a\rb\rc"],
    ["mixed", "a\r\nb\nc\rd\n"],
    [
      "hidden characters",
      'if x != "user\u202e \u2066# admin\u2069 \u2066":\n  \u200b\u200b\u200b\u200b\u200b\u200bgrant()\n',
    ],
    ["NUL, half pairs, BOM", "\ufeffa\u0000b\ud83dc\n\udc00\n"],
    ["trailing blanks and wide letters", "文字  \n\u3000x \n👩‍💻 e\u0301\n"],
    ["line separators", "x\u2028y\u0085z\n\u000bq\f\n"],
  ];

  test.each(cases)("%s", async (_, text) => {
    show({ text, lang: "ts" });
    expect(await copied(selectAll)).toBe(text);
  });

  test("from the middle of one row to the middle of another, over a mark", async () => {
    show({ text: "const a = 1;\r\nab\u202ecd\r\nlet b = 2;\r\n" });
    const [first, , third] = rowsIn();
    const text = await copied(() => {
      const from = first?.firstChild as Text;
      const to = third?.firstChild as Text;
      document.getSelection()?.setBaseAndExtent(from, 6, to, 3);
    });
    expect(text).toBe("a = 1;\r\nab\u202ecd\r\nlet");
  });

  test("terminal codes are part of all of it, as of the copy button's, and of no part that is seen", async () => {
    const source = "\u001b[31mred\u001b[0m\nplain\n";
    show({ text: source });
    expect(await copied(selectAll)).toBe(source);
    const [first, second] = rowsIn();
    const part = await copied(() => {
      document
        .getSelection()
        ?.setBaseAndExtent(first?.firstChild as Text, 1, second?.firstChild as Text, 2);
    });
    expect(part).toBe("ed\npl");
  });

  test("backwards, and of lines that are coloured", async () => {
    const card = show({ text: "const a = 1;\nlet b = 2;\n", lang: "ts" });
    await expect
      .poll(() => card.querySelector(".ac-t-keyword"), { timeout: 20_000 })
      .not.toBeNull();
    const [first, second] = rowsIn();
    const text = await copied(() => {
      const keyword = second?.querySelector(".ac-t-keyword")?.firstChild as Text;
      const other = first?.querySelector(".ac-t-keyword")?.firstChild as Text;
      document.getSelection()?.setBaseAndExtent(keyword, 3, other, 5);
    });
    expect(text).toBe(" a = 1;\nlet");
  });
});

describe("hydration", () => {
  test.each([
    ["short", "const a = 1;\n".repeat(12)],
    ["long", HUGE],
    ["a long line", "x".repeat(100_000)],
  ])("%s: without a mismatch and without a jump", async (_, text) => {
    const errors: unknown[] = [];
    const host = document.createElement("div");
    host.style.width = "760px";
    const card = (
      <div className="ac-root not-prose">
        <CodeCard {...cardProps({ kind: "code", payload: { text, filename: "a.txt" } })} />
      </div>
    );
    host.innerHTML = renderToString(card);
    document.body.append(host);
    const { height } = host.getBoundingClientRect();
    const root = hydrateRoot(host, card, { onRecoverableError: (error) => errors.push(error) });
    await settled();
    await settled();
    expect(errors).toEqual([]);
    expect(host.getBoundingClientRect().height).toBeCloseTo(height, 0);
    root.unmount();
    host.remove();
  });
});

describe("the look of a line", () => {
  test("text starts after the number, 48px in, and 40px in a narrow card; tabs stop at columns from there", async () => {
    show({ text: "x\n\ty" });
    const left = (row: number): number => {
      const range = document.createRange();
      range.selectNodeContents(rowsIn()[row] as HTMLElement);
      const text = document.createTreeWalker(rowsIn()[row] as HTMLElement, NodeFilter.SHOW_TEXT);
      const node = text.nextNode() as Text;
      range.setStart(node, node.data.lastIndexOf(row === 0 ? "x" : "y"));
      return range.getBoundingClientRect().left - box().getBoundingClientRect().left;
    };
    expect(left(0)).toBeCloseTo(48, 0);
    const column = document.createElement("span");
    column.textContent = "0000";
    rowsIn()[0]?.append(column);
    const four = column.getBoundingClientRect().width;
    column.remove();
    expect(left(1)).toBeCloseTo(48 + four, 0);
    (document.querySelector(".ac-root") as HTMLElement).style.width = "328px";
    await settled();
    expect(left(0)).toBeCloseTo(40, 0);
  });

  test("the number stays where it is while the line scrolls sideways, and is part of no selection", async () => {
    show({ text: `${"x".repeat(500)}\nb` });
    box().scrollLeft = 300;
    await settled();
    selectAll();
    expect(document.getSelection()?.toString()).not.toMatch(/[0-9]/);
    const { left, top } = box().getBoundingClientRect();
    expect(
      document
        .elementFromPoint(left + 20, top + 18)
        ?.closest("[data-n]")
        ?.getAttribute("data-n"),
    ).toBe("1");
  });

  test("marks of hidden characters make no line higher", () => {
    show({ text: "a\u202eb\u0000\nc" });
    expect(rowsIn().map((row) => row.getBoundingClientRect().height)).toEqual([20, 20]);
  });
});
