import { cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { showText } from "./showText.tsx";
import "../../../src/styles/index.css";

afterEach(() => cleanup());

const show = (text: unknown, width = 760, host = {}): HTMLElement => showText(text, width, host);
const find = <T extends HTMLElement>(root: Element, selector: string): T =>
  root.querySelector(selector) as T;
async function opened(root: Element, selector: string): Promise<HTMLElement> {
  await vi.waitFor(() => expect(root.querySelector(selector)).not.toBeNull(), 20_000);
  return find(root, selector);
}
async function open(root: Element): Promise<HTMLElement> {
  await userEvent.click(find(root, "[data-slot=clip-toggle]"));
  return opened(root, "[data-slot=long-text]");
}
const rows = (box: Element): HTMLElement[] => [...box.querySelectorAll<HTMLElement>("[data-row]")];
/** What Ctrl+C would put on the clipboard. */
function copied(box: Element): string {
  const data = new DataTransfer();
  box.dispatchEvent(
    new ClipboardEvent("copy", { clipboardData: data, bubbles: true, cancelable: true }),
  );
  return data.getData("text/plain");
}
const lines = (n: number): string[] => Array.from({ length: n }, (_, i) => `line ${i + 1}`);

test("a hundred thousand lines: few are mounted, the box is no higher than it may be", async () => {
  const box = await open(show(lines(100_000)));
  expect(rows(box).length).toBeLessThan(60);
  expect(box.clientHeight).toBe(424);
  box.scrollTop = box.scrollHeight;
  await vi.waitFor(() => expect(rows(box).at(-1)?.textContent).toBe("line 100000"));
  const last = rows(box).at(-1)?.getBoundingClientRect();
  expect(last?.bottom).toBeLessThanOrEqual(box.getBoundingClientRect().bottom);
});

test("opening moves nothing above: the rows come where the first ones stood", async () => {
  const root = show(lines(2000));
  const before = find(root, "[data-slot=text]").getBoundingClientRect();
  const box = await open(root);
  expect(rows(box)[0]?.getBoundingClientRect().top).toBe(before.top + 10);
});

test("wrapped lines of any height: jumps leave no blank", async () => {
  const text = Array.from({ length: 3000 }, (_, i) => `${i} ${"word ".repeat((i * 7) % 90)}`);
  const box = await open(show(text, 360));
  for (const share of [0.2, 0.9, 0.5, 1, 0]) {
    box.scrollTop = share * (box.scrollHeight - box.clientHeight);
    await vi.waitFor(() => {
      const view = box.getBoundingClientRect();
      const seen = rows(box).map((row) => row.getBoundingClientRect());
      expect(Math.min(...seen.map((row) => row.top))).toBeLessThanOrEqual(view.top + 11);
      expect(Math.max(...seen.map((row) => row.bottom))).toBeGreaterThanOrEqual(view.bottom - 11);
    });
  }
});

test("a line of a megabyte: the window is mounted, and copy gives the line in one piece", async () => {
  const text = `${"W".repeat(1_000_000)}\nend`;
  const box = await open(show(text));
  expect(box.querySelectorAll("*").length).toBeLessThan(200);
  expect(box.textContent?.length).toBeLessThan(100_000);
  getSelection()?.selectAllChildren(box);
  expect(copied(box)).toBe(text);
});

test("a selection over rows that are not mounted copies the true text, codes left out", async () => {
  const text = Array.from({ length: 5000 }, (_, i) => `\u001b[3${i % 8}mline\u001b[0m ${i}\u200b`);
  const box = await open(show(text));
  getSelection()?.selectAllChildren(box);
  const got = copied(box).split("\n");
  expect(got).toHaveLength(5000);
  expect(got[4321]).toBe("line 4321\u200b");
});

test("Ctrl+F inside the card opens its find; Enter goes on, Esc gives the focus back", async () => {
  const root = show(lines(5000));
  const copy = find(root, "[data-action=copy]");
  copy.focus();
  await userEvent.keyboard("{Control>}f{/Control}");
  const field = await opened(root, "input[type=search]");
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard("LINE 49");
  const count = (): string => find(root, "[data-slot=find-count]").textContent ?? "";
  // 49, 490-499 and 4900-4999
  await vi.waitFor(() => expect(count()).toBe("1 of 111"));
  await userEvent.keyboard("{Shift>}{Enter}{/Shift}");
  expect(count()).toBe("111 of 111");
  const mark = find(root, "mark[data-current]");
  expect(mark.closest("[data-row]")?.textContent).toBe("line 4999");
  const box = find(root, "[data-slot=long-text]").getBoundingClientRect();
  expect(mark.getBoundingClientRect().bottom).toBeLessThan(box.bottom);
  await userEvent.keyboard("{Enter}");
  expect(count()).toBe("1 of 111");
  copy.focus();
  await userEvent.keyboard("{Control>}f{/Control}");
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard("{Escape}");
  expect(root.querySelector("input")).toBeNull();
  expect(document.activeElement).toBe(copy);
});

test("find marks what runs over two rows of one line", async () => {
  const root = show(`${"a".repeat(1998)}needle${"b".repeat(30_000)}`);
  find(root, "[data-action=copy]").focus();
  await userEvent.keyboard("{Control>}f{/Control}");
  await opened(root, "input[type=search]");
  await userEvent.keyboard("needle");
  await vi.waitFor(() =>
    expect([...root.querySelectorAll("mark")].map((mark) => mark.textContent).join("")).toBe(
      "needle",
    ),
  );
});

test("without wrapping, lines keep their height and scroll sideways inside the box", async () => {
  const root = show(lines(1000).map((line) => `${line} ${"x".repeat(400)}`));
  const box = await open(root);
  await userEvent.click(find(root, "[data-slot=action-menu]"));
  await vi.waitFor(() => expect(document.querySelector("[role=menu]")).not.toBeNull());
  await userEvent.click(
    document.querySelector("[data-slot=menu-item][data-action=wrap]") as Element,
  );
  await vi.waitFor(() => expect(box.scrollWidth).toBeGreaterThan(box.clientWidth));
  expect(rows(box)[3]?.getBoundingClientRect().height).toBe(20);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

test("links only where the host wants them, and only honest ones (R7)", async () => {
  const text =
    "see https://a.example/x?y=1). https://user:p@b.example javascript:alert(1) https://xn--e1awd7f.example https://еxample.com\nhttps://no.example";
  const plain = show(text);
  expect(plain.querySelector("a")).toBeNull();
  cleanup();
  const root = show(text, 760, {
    linkify: true,
    urlPolicy: (url: string) => !url.includes("no.example"),
  });
  await opened(root, "a");
  const links = [...root.querySelectorAll("a")];
  expect(links.map((link) => link.href)).toEqual([
    "https://a.example/x?y=1",
    "https://xn--e1awd7f.example/",
  ]);
  expect(links[0]?.rel).toBe("noopener noreferrer nofollow");
  expect(links[0]?.target).toBe("_blank");
  expect(find(root, "[data-slot=text]").textContent).toBe(text);
});

test("130,000 rows of JSON: few are mounted, End goes to the last one, nothing shifts when the tree comes", async () => {
  const item = { id: 1, name: "n", tags: ["a", "b"], geo: { lat: 1, lng: 2 }, ok: true };
  const root = show(JSON.stringify(Array.from({ length: 13_000 }, () => item)));
  const tree = await opened(root, "[role=tree]");
  await userEvent.click(find(root, "[data-action=expand]"));
  expect(rows(tree).length).toBeLessThan(60);
  expect(tree.scrollHeight).toBe((1 + 13_000 * 10) * 20 + 18);
  tree.focus();
  await userEvent.keyboard("{End}");
  const active = (): DOMRect | undefined =>
    document
      .getElementById(tree.getAttribute("aria-activedescendant") ?? "")
      ?.getBoundingClientRect();
  expect(active()?.bottom).toBeLessThanOrEqual(tree.getBoundingClientRect().bottom);
  expect(document.activeElement).toBe(tree);
  await userEvent.keyboard("{Home}");
  expect(active()?.top).toBeGreaterThanOrEqual(tree.getBoundingClientRect().top);
});

test("40 levels of JSON on a phone: every row shows its key, and nothing scrolls sideways", async () => {
  const root = show(`${'{"next":'.repeat(40)}"end"${"}".repeat(40)}`, 328);
  const tree = await opened(root, "[role=tree]");
  tree.focus();
  for (let level = 0; level < 40; level++) await userEvent.keyboard("{ArrowRight}{ArrowDown}");
  await vi.waitFor(() => expect(rows(tree).at(-1)?.getAttribute("aria-level")).toBe("41"));
  const right = tree.getBoundingClientRect().right;
  for (const row of rows(tree)) {
    const text = row.querySelector("[data-row-text]")?.getBoundingClientRect();
    expect(text?.right).toBeLessThan(right);
    expect(text?.width).toBeGreaterThan(row.textContent === "{" ? 5 : 40);
  }
  expect(rows(tree).at(-1)?.textContent).toBe('40next: "end"');
  expect(tree.scrollWidth).toBe(tree.clientWidth);
  expect(tree.scrollLeft).toBe(0);
});

test("a tree takes the place of its text without moving what is below", async () => {
  const root = show({ a: 1, b: { c: 2, d: 3 }, e: Array(40).fill(0), f: "x" });
  const first = find(root, "[data-slot=card]").getBoundingClientRect().height;
  await opened(root, "[role=tree]");
  expect(find(root, "[data-slot=card]").getBoundingClientRect().height).toBe(first);
});
