import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { DiffCard } from "../../../src/cards/DiffCard/DiffCard.tsx";
import "../../../src/styles/index.css";

afterEach(() => {
  cleanup();
  document.documentElement.dir = "ltr";
});

function show(payload: object, width = 760): HTMLElement {
  const { container } = render(
    <div className="ac-root" style={{ width }}>
      <DiffCard payload={payload} artifact={null} value="" isError={false} status="success" />
    </div>,
  );
  return container;
}
const box = (root: Element, selector: string): DOMRect => {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`${selector} is missing`);
  return found.getBoundingClientRect();
};
const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));
const scroller = (): HTMLElement => document.querySelector("[data-slot=scroll]") as HTMLElement;
async function found(root: Element, selector: string): Promise<void> {
  await waitFor(() => expect(root.querySelector(selector)).not.toBeNull(), { timeout: 20_000 });
}
async function openAll(): Promise<void> {
  (await screen.findByRole("button", { name: /Show all/ }, { timeout: 20_000 })).click();
  await frame();
  await frame();
}
async function split(root: Element): Promise<void> {
  (root.querySelector("[data-view=split]") as HTMLElement).click();
  await frame();
}
const EDIT = { path: "src/a.ts", old: "const a = 1;\nkeep\n", new: "const a = 2;\nkeep\n" };

test("gutters are 40, 40 and 24 pixels wide and lines 20 high", () => {
  const root = show(EDIT);
  const line = root.querySelector("[data-slot=diff-line]") as HTMLElement;
  const widths = [...line.children].slice(0, 3).map((cell) => cell.getBoundingClientRect().width);
  expect(widths).toEqual([40, 40, 24]);
  expect(line.getBoundingClientRect().height).toBe(20);
});

test("a narrow card has one column of numbers", () => {
  const root = show(EDIT, 328);
  const shown = [...root.querySelectorAll("[data-slot=diff-line]")].map((line) =>
    [...line.children]
      .slice(0, 2)
      .filter((cell) => getComputedStyle(cell).display !== "none")
      .map((cell) => cell.textContent),
  );
  expect(shown).toEqual([["1"], ["1"], ["2"]]);
});

test("the directory gives way, the name stays", () => {
  const path = `${"packages/console/src/features/".repeat(6)}VirtualRows.tsx`;
  for (const width of [760, 328]) {
    const root = show({ ...EDIT, path }, width);
    const base = root.querySelector(".ac-path-base") as HTMLElement;
    const card = box(root, "[data-slot=card]");
    expect(base.scrollWidth).toBeLessThanOrEqual(base.clientWidth);
    expect(base.getBoundingClientRect().right).toBeLessThan(card.right);
    const dir = root.querySelector(".ac-path-dir") as HTMLElement;
    expect(dir.scrollWidth).toBeGreaterThan(dir.clientWidth);
    cleanup();
  }
});

test("lines run left to right in a right-to-left page", () => {
  document.documentElement.dir = "rtl";
  const root = show(EDIT);
  const [old, , sign] = [...(root.querySelector("[data-slot=diff-line]")?.children ?? [])];
  expect(old?.getBoundingClientRect().left).toBeLessThan(sign?.getBoundingClientRect().left ?? 0);
});

describe("selecting and copying", () => {
  const texts = (index: number): HTMLElement =>
    document.querySelectorAll<HTMLElement>("[data-row-text]")[index] as HTMLElement;
  /** A press picks the side; the selection itself is made by script. */
  async function select(from: HTMLElement, to: HTMLElement): Promise<string> {
    from.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    await frame();
    getSelection()?.setBaseAndExtent(from, 0, to, to.childNodes.length);
    await frame();
    return copied();
  }
  function copied(): string {
    const data = new DataTransfer();
    const options = { clipboardData: data, bubbles: true, cancelable: true };
    scroller().dispatchEvent(new ClipboardEvent("copy", options));
    return data.getData("text/plain");
  }

  test("a selection has the true text of the side it starts on: no numbers, no signs, no lines of the other side", async () => {
    show({ path: "a.txt", old: "one\ntwo\nthree\n", new: "one\nzwei\u200b\ndrei\n" });
    expect([0, 1, 2, 3, 4].map((i) => texts(i).textContent)).toEqual([
      "one",
      "two",
      "three",
      "zweiZWSP",
      "drei",
    ]);
    expect(await select(texts(0), texts(4))).toBe("one\nzwei\u200b\ndrei");
    expect(await select(texts(1), texts(4))).toBe("two\nthree\n");
    expect(await select(texts(4), texts(4))).toBe("drei");
    const shown = getSelection()?.toString();
    expect(shown).toBe("drei");
  });

  test("the other side of two columns cannot be selected", async () => {
    const root = show(EDIT);
    await split(root);
    const cell = (side: string): HTMLElement =>
      root.querySelector(`.ac-dl-t[data-side=${side}]`) as HTMLElement;
    for (const [side, other] of [
      ["old", "new"],
      ["new", "old"],
    ] as const) {
      expect(await select(cell(side), cell(side))).toBe(
        side === "old" ? "const a = 1;" : "const a = 2;",
      );
      expect(getComputedStyle(cell(other)).userSelect).toBe("none");
      expect(getComputedStyle(cell(side)).userSelect).not.toBe("none");
    }
  });

  test.each(["LF", "CRLF"])(
    "select all copies the whole text, folds and all, with %s",
    async (ends) => {
      const lf = Array.from({ length: 3_000 }, (_, i) => `\tline ${i} \u202e é 😀\n`).join("");
      const old = ends === "LF" ? lf : lf.replaceAll("\n", "\r\n");
      const after = old.replaceAll(/line (\d*)00 /g, "row $1 00 ");
      show({ path: "a.txt", old, new: after });
      await openAll();
      scroller().focus();
      const key = { key: "a", ctrlKey: true, bubbles: true, cancelable: true };
      scroller().dispatchEvent(new KeyboardEvent("keydown", key));
      await frame();
      expect(`${copied()}\n` === after).toBe(true);
    },
  );
});

describe("any size", () => {
  const LINES = Array.from({ length: 50_000 }, (_, i) => `const value${i} = ${i % 97};`);
  const edited = LINES.map((line, i) => (i % 20 === 7 ? line.replace("value", "result") : line));
  const huge = { path: "big.ts", old: `${LINES.join("\n")}\n`, new: `${edited.join("\n")}\n` };

  test("50,000 lines are at most 500 nodes, in every view and wherever it is scrolled", async () => {
    const root = show(huge);
    await found(root, "[data-added='2500'][data-removed='2500']");
    const nodes = (): number => root.querySelectorAll("*").length;
    expect(nodes()).toBeLessThan(500);
    await openAll();
    for (const place of [0, 0.3, 0.999]) {
      scroller().scrollTop = place * scroller().scrollHeight;
      await frame();
      await frame();
      expect(nodes()).toBeLessThan(500);
      const box = scroller().getBoundingClientRect();
      const middle = document.elementFromPoint(box.left + 150, box.top + 200);
      expect(middle?.closest("[data-row]")).not.toBeNull();
    }
    const total = Number(root.querySelector("[role=table]")?.getAttribute("aria-rowcount"));
    const rows = [...root.querySelectorAll("[role=row]")];
    expect(total).toBeGreaterThan(15_000);
    expect(rows.at(-1)?.getAttribute("aria-rowindex")).toBe(String(total));
  });

  test("the keyboard goes from change to change through all of it", async () => {
    const root = show(huge);
    await found(root, "[data-added='2500']");
    await openAll();
    const user = userEvent.setup();
    (root.querySelector("[data-slot=next-change]") as HTMLElement).focus();
    for (let i = 0; i < 12; i++) await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await user.keyboard("{Alt>}{ArrowUp}{/Alt}");
    expect(root.querySelector("[data-slot=footer]")?.textContent).toContain("Change 11 of 2,500");
    const changed = [...root.querySelectorAll("[data-change=added]")].find((row) =>
      row.textContent?.includes("result207 "),
    );
    const box = scroller().getBoundingClientRect();
    const at = changed?.getBoundingClientRect();
    expect(at?.top).toBeGreaterThan(box.top);
    expect(at?.bottom).toBeLessThan(box.bottom);
  });

  test("two files that have nothing in common are compared off the page", async () => {
    const other = LINES.map((_, i) => `nothing like it, line ${i}`).join("\n");
    const root = show({ path: "big.ts", old: huge.old, new: `${other}\n` });
    expect(root.querySelector("[aria-busy=true]")).not.toBeNull();
    await found(root, "[data-added='50000'][data-removed='50000']");
  });
});

describe("two columns", () => {
  test("from 640 px on", async () => {
    for (const [width, halves] of [
      [642, 2],
      [641, 0],
    ] as const) {
      const root = show(EDIT, width);
      const seg = root.querySelector(".ac-seg") as HTMLElement;
      expect(getComputedStyle(seg).display === "none").toBe(halves === 0);
      (seg.querySelector("[data-view=split]") as HTMLElement).click();
      await frame();
      const line = root.querySelector("[data-slot=diff-line]");
      expect(line?.querySelectorAll("[data-side]")).toHaveLength(halves);
      cleanup();
    }
  });

  test("wrapped lines stay level, and scrolling through them leaves no hole", async () => {
    const words = "some words that wrap in half a card ".repeat(4);
    const old = Array.from({ length: 900 }, (_, i) => (i % 3 === 0 ? `${i} ${words}` : `${i}`));
    const root = show({
      path: "a.txt",
      old: old.join("\n"),
      new: old.map((line, i) => (i % 2 === 0 ? `${line} ${words}` : line)).join("\n"),
    });
    await split(root);
    await openAll();
    const first = root.querySelector("[data-slot=diff-line]") as HTMLElement;
    const heights = [...first.children].map((cell) => cell.getBoundingClientRect().height);
    expect(new Set(heights).size).toBe(1);
    expect(heights[0]).toBeGreaterThan(60);
    for (let turn = 0; turn < 12; turn++) {
      scroller().scrollTop += 900;
      await frame();
      await frame();
      const box = scroller().getBoundingClientRect();
      for (const y of [box.top + 4, box.bottom - 4]) {
        const hit = document.elementFromPoint(box.left + 100, y);
        expect(hit?.closest("[data-row]")).not.toBeNull();
      }
    }
  });
});

test("folded lines open inside a list that scrolls, and the place stays", async () => {
  const old = Array.from({ length: 4_000 }, (_, i) => `line ${i}`);
  const root = show({
    path: "a.txt",
    old: old.join("\n"),
    new: old.map((line, i) => (i % 60 === 30 ? `${line}!` : line)).join("\n"),
  });
  await openAll();
  scroller().scrollTop = 3_000;
  await frame();
  await frame();
  const bars = [...root.querySelectorAll<HTMLElement>("[data-slot=diff-gap]")];
  const view = scroller().getBoundingClientRect();
  const bar = bars.find((one) => one.getBoundingClientRect().top > view.top + 60) as HTMLElement;
  const above = bar.closest("[data-row]")?.previousElementSibling as HTMLElement;
  const { top } = above.getBoundingClientRect();
  bar.click();
  await frame();
  expect(Math.abs(above.getBoundingClientRect().top - top)).toBeLessThan(1);
  expect(document.activeElement?.getAttribute("data-slot")).toBe("diff-line");
  const shown = document.activeElement?.getBoundingClientRect();
  expect(shown?.top).toBeGreaterThan(top);
  expect(shown?.bottom).toBeLessThan(view.bottom);
});

test("code is coloured, and the colours move nothing", async () => {
  const root = show({ path: "a.ts", old: "const a = 1;\n", new: 'const a = "x";\n' });
  const line = root.querySelector("[data-change=added]") as HTMLElement;
  const text = line.querySelector("[data-row-text]") as HTMLElement;
  const range = document.createRange();
  range.selectNodeContents(text);
  const { width } = range.getBoundingClientRect();
  await found(root, "[data-change=added] .ac-t-string");
  expect(line.textContent).toContain('const a = "x";');
  range.selectNodeContents(text);
  expect(range.getBoundingClientRect().width).toBeCloseTo(width, 0);
});

test("unchanged lines open from the keyboard, and the focus stays in the card", async () => {
  const text = Array.from({ length: 30 }, (_, i) => `line ${i}\n`).join("");
  const root = show({ path: "a.txt", old: text, new: text.replace("line 20\n", "x\n") });
  const bar = screen.getByRole("button", { name: /17 unchanged lines/ });
  expect(bar.getBoundingClientRect().height).toBe(28);
  bar.focus();
  const user = userEvent.setup();
  await user.keyboard("{Enter}");
  expect(screen.queryByRole("button", { name: /unchanged lines/ })).toBeNull();
  expect(root.contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.textContent).toContain("line");
});

test("a new file is tinted only in its gutter", () => {
  const root = show({ path: "a.ts", old: "", new: "one\n" });
  const line = root.querySelector("[data-slot=diff-line]") as HTMLElement;
  expect(getComputedStyle(line).backgroundImage).toContain("64px");
});

test.each(["rtl", "ltr"] as const)(
  "the bars of a %s page stand at its start, the lines at the left",
  (dir) => {
    document.documentElement.dir = dir;
    const head = Array.from({ length: 12 }, (_, i) => `line ${i}\n`).join("");
    const root = show({ path: "a.txt", old: `${head}a\n`, new: `${head}b\n` });
    const bar = box(root, "[data-slot=diff-gap]");
    const icon = box(root, "[data-slot=diff-gap] svg");
    const inset = dir === "rtl" ? bar.right - icon.right : icon.left - bar.left;
    expect(inset).toBeGreaterThan(11);
    expect(inset).toBeLessThan(16);
    expect(box(root, "[data-slot=diff-line]").left).toBe(bar.left);
    expect(box(root, "[data-slot=diff-line] > *").left).toBe(bar.left);
  },
);
