import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
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

test("the numbers and signs are left out of a selection", () => {
  const root = show(EDIT);
  getSelection()?.selectAllChildren(root.querySelector("[data-slot=diff-lines]") as Element);
  const text = getSelection()?.toString() ?? "";
  expect(
    text
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  ).toEqual(["const a = 1;", "const a = 2;", "keep"]);
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
