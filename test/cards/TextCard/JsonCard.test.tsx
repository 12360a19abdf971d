import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { CardHostContext, DEFAULT_HOST } from "../../../src/cards/shared/host.ts";
import { TextCard } from "../../../src/cards/TextCard/TextCard.tsx";
import { cardProps } from "../cardProps.ts";

// Their first load takes its time on a busy machine.
beforeAll(async () => {
  await import("../../../src/cards/TextCard/JsonCard.tsx");
  await import("../../../src/cards/shared/Popover/RadixPopover.tsx");
  await import("../../../src/cards/shared/Menu.tsx");
});
afterEach(() => vi.restoreAllMocks());

const RUN = `{"id": 12345678901234567890, "ok": true, "ok": null, "usage": {"input tokens": 1.50, "out": []},
  "steps": [{"a": 1}, {"a": 2}], "note": "line one\\nline two \\u200b"}`;

async function show(text: unknown, host = {}, value = ""): Promise<HTMLElement> {
  render(
    <CardHostContext.Provider value={{ ...DEFAULT_HOST, ...host }}>
      <TextCard {...cardProps({ kind: "text", payload: { text }, title: "Run", value })} />
    </CardHostContext.Provider>,
  );
  return screen.findByRole("tree", undefined, { timeout: 20_000 });
}
const items = (tree: HTMLElement): string[] =>
  within(tree)
    .getAllByRole("treeitem")
    .map((item) => item.textContent ?? "");
const active = (tree: HTMLElement): HTMLElement | null =>
  document.getElementById(tree.getAttribute("aria-activedescendant") ?? "");

describe("what is a tree", () => {
  test("one JSON value: digits kept, keys that come twice shown, counts after closed nodes", async () => {
    const tree = await show(RUN);
    expect(items(tree)).toEqual([
      "{",
      "id: 12345678901234567890",
      "ok: true",
      "ok: null",
      "usage: {",
      '"input tokens": 1.50',
      "out: []",
      "steps: [",
      "0: { … }1 key",
      "1: { … }1 key",
      'note: "line one↵line two ZWSP"',
    ]);
    expect(screen.getByRole("article")).toHaveTextContent("6 keys");
  });

  test("JSON after a byte order mark, which is copied with it", async () => {
    const user = userEvent.setup();
    const writeText = vi.spyOn(navigator.clipboard, "writeText");
    const sent = '\ufeff{"a": 1.0}';
    expect(items(await show(sent))).toEqual(["{", "a: 1.0"]);
    expect(screen.queryByText(/hidden character/)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(writeText).toHaveBeenCalledWith(sent);
  });

  test("hidden characters of all of a long text are counted, those past the start once the page is idle (R11)", async () => {
    const far = JSON.stringify(
      Array.from({ length: 20_000 }, (_, i) => `value ${i}`).concat("\u202e"),
    );
    await show(`["\u200b",${far}]`);
    expect(screen.getByText("At least 1 hidden character is marked.")).toBeInTheDocument();
    expect(await screen.findByText("2 hidden characters are marked.")).toBeInTheDocument();
  });

  test("a structured value, though it was never text", async () => {
    expect(items(await show({ a: [1] }))).toEqual(["{", "a: [", "0: 1"]);
    cleanup();
    expect(items(await show([{ a: 1 }]))).toEqual(["[", "0: {", "a: 1"]);
  });

  test.each([
    ["a scalar", "12"],
    ["not JSON", '{"a":1,}'],
    ["two values", '{"a":1}\n{"a":2}'],
    ["lines", ["[x]", "y"]],
  ])("%s is text", (_, text) => {
    render(<TextCard {...cardProps({ kind: "text", payload: { text } })} />);
    expect(screen.queryByRole("tree")).toBeNull();
    expect(document.querySelector("[data-slot=text]")).toHaveTextContent(
      String([text].flat()[0]).slice(0, 5),
    );
  });

  test("the host can turn it off, and the reader can see the raw text", async () => {
    render(
      <CardHostContext.Provider value={{ ...DEFAULT_HOST, jsonTree: false }}>
        <TextCard {...cardProps({ kind: "text", payload: { text: '{"a":1}' } })} />
      </CardHostContext.Provider>,
    );
    expect(screen.queryByRole("tree")).toBeNull();
    cleanup();
    const user = userEvent.setup();
    await show(RUN);
    await user.click(screen.getByRole("button", { name: "More" }));
    await user.click(await screen.findByRole("menuitem", { name: "Show raw text" }));
    expect(document.querySelector("[data-slot=text]")?.textContent).toBe(RUN);
  });

  test("too much of it stays text, and says so", () => {
    render(
      <CardHostContext.Provider
        value={{ ...DEFAULT_HOST, limits: { ...DEFAULT_HOST.limits, jsonUnits: 10 } }}
      >
        <TextCard {...cardProps({ kind: "text", payload: { text: RUN } })} />
      </CardHostContext.Provider>,
    );
    expect(screen.getByRole("article")).toHaveTextContent(/of JSON is too much for a tree/);
    expect(document.querySelector("[data-slot=text]")?.textContent).toBe(RUN);
  });
});

describe("keyboard (WAI-ARIA tree)", () => {
  test("one tab stop; arrows move, close and open; the active row is told", async () => {
    const user = userEvent.setup();
    const tree = await show(RUN);
    tree.focus();
    expect(active(tree)).toHaveTextContent("{");
    await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
    expect(active(tree)).toHaveTextContent("usage: {");
    expect(active(tree)).toHaveAttribute("aria-level", "2");
    expect(active(tree)).toHaveAttribute("aria-posinset", "4");
    expect(active(tree)).toHaveAttribute("aria-setsize", "6");
    expect(active(tree)).toHaveAttribute("aria-expanded", "true");
    await user.keyboard("{ArrowLeft}");
    expect(active(tree)).toHaveAttribute("aria-expanded", "false");
    expect(active(tree)).toHaveTextContent("2 keys");
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(active(tree)).toHaveTextContent('"input tokens": 1.50');
    await user.keyboard("{End}");
    expect(active(tree)).toHaveTextContent("note:");
    await user.keyboard("s");
    expect(active(tree)).toHaveTextContent("steps: [");
    expect(document.activeElement).toBe(tree);
  });

  test("* opens the siblings; Ctrl+C copies the value", async () => {
    const user = userEvent.setup();
    const writeText = vi.spyOn(navigator.clipboard, "writeText");
    const tree = await show(RUN);
    tree.focus();
    await user.keyboard("s{ArrowRight}*");
    expect(items(tree)).toContain("a: 2");
    await user.keyboard("{ArrowDown}{Control>}c{/Control}");
    expect(writeText).toHaveBeenLastCalledWith("1");
  });
});

test("a string is one line until it is pressed, and copied as it is", async () => {
  const user = userEvent.setup();
  const writeText = vi.spyOn(navigator.clipboard, "writeText");
  const tree = await show(RUN);
  const note = within(tree).getAllByRole("treeitem").at(-1) as HTMLElement;
  await user.click(within(note).getByText(/line one/));
  expect(note).toHaveTextContent('note: "line one line two ZWSP"');
  await user.click(within(note).getByRole("button", { name: "Copy value" }));
  expect(writeText).toHaveBeenLastCalledWith("line one\nline two \u200b");
});

test("path and value of the row that the reader is at, from the menu", async () => {
  const user = userEvent.setup();
  const writeText = vi.spyOn(navigator.clipboard, "writeText");
  const tree = await show(RUN);
  tree.focus();
  await user.keyboard("u{ArrowRight}");
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Copy path" }));
  expect(writeText).toHaveBeenLastCalledWith('usage["input tokens"]');
});

test("expand all and collapse all", async () => {
  const user = userEvent.setup();
  const tree = await show(RUN);
  await user.click(screen.getByRole("button", { name: "Expand all" }));
  expect(items(tree)).toHaveLength(13);
  await user.click(screen.getByRole("button", { name: "Collapse all" }));
  expect(items(tree)).toHaveLength(7);
});

test("find: counts in closed nodes as well, opens the way, marks, gives the focus back", async () => {
  const user = userEvent.setup();
  const tree = await show(RUN);
  tree.focus();
  await user.keyboard("{Control>}f{/Control}");
  const field = screen.getByRole("searchbox", { name: "Find in card" });
  expect(field).toHaveFocus();
  await user.keyboard("A");
  const count = (): string => document.querySelector("[data-slot=find-count]")?.textContent ?? "";
  expect(count()).toBe("1 of 3");
  await user.keyboard("{Enter}");
  expect(count()).toBe("2 of 3");
  expect(items(tree)).toContain("a: 1");
  expect(document.querySelector("mark[data-current]")).toHaveTextContent("a");
  await user.keyboard("{Shift>}{Enter}{/Shift}");
  expect(count()).toBe("1 of 3");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("searchbox")).toBeNull();
  expect(tree).toHaveFocus();
});

test("nothing of a hostile text becomes markup or a link (R1, R7)", async () => {
  const tree = await show('{"<img src=x>":"<script>1</script> https://x.example","a\\u202eb":1}');
  expect(tree.querySelector("img, script, a")).toBeNull();
  expect(items(tree)).toContain('"aRLOb": 1');
});
