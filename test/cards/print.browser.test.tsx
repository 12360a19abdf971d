import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { CodeCard } from "../../src/cards/CodeCard/CodeCard.tsx";
import { DiffCard } from "../../src/cards/DiffCard/DiffCard.tsx";
import { TableCard } from "../../src/cards/TableCard/TableCard.tsx";
import { TextCard } from "../../src/cards/TextCard/TextCard.tsx";
import { ToolCallList } from "../../src/react/ToolCallList.tsx";
import "../../src/styles/index.css";

const BASE = { artifact: null, value: "", isError: false, status: "success" } as const;
const numbered = (count: number, line: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => line(i)).join("\n");

/** The page as it is on paper: what the browser tells before it prints, then the media it prints in. */
async function print(): Promise<void> {
  window.dispatchEvent(new Event("beforeprint"));
  await media("print");
}
async function media(media: "print" | ""): Promise<void> {
  await (cdp() as unknown as Session).send("Emulation.setEmulatedMedia", { media });
}
interface Session {
  send(method: string, params: object): Promise<unknown>;
}

function show(card: ReactNode, theme = "light"): HTMLElement {
  return render(
    <div data-theme={theme}>
      <div className="ac-root" style={{ width: 700 }}>
        {card}
      </div>
    </div>,
  ).container;
}
const rows = (root: Element): number =>
  root.querySelectorAll("[data-row]:not([data-row='-1'])").length;
async function mounted(root: Element, selector: string): Promise<void> {
  await expect.poll(() => root.querySelector(selector), { timeout: 20_000 }).not.toBeNull();
}
/** Boxes that keep something of their content out of sight. */
function cut(root: Element): string[] {
  return [...root.querySelectorAll<HTMLElement>("[data-slot=scroll], .ac-win, .ac-clip, .ac-card")]
    .filter((box) => box.clientHeight > 0 && getComputedStyle(box).overflow !== "visible")
    .map((box) => box.className);
}
/** Elements that are wider than the card. */
function sticksOut(root: Element): string[] {
  const card = root.querySelector(".ac-card") as HTMLElement;
  const { right } = card.getBoundingClientRect();
  return [...card.querySelectorAll<HTMLElement>("*")]
    .filter((node) => node.getBoundingClientRect().right > right + 1)
    .map((node) => node.className);
}
const shown = (root: Element, selector: string): number =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((node) => node.offsetHeight > 0).length;

beforeAll(() => media(""));
afterEach(async () => {
  window.dispatchEvent(new Event("afterprint"));
  await media("");
  cleanup();
});

const LONG = "word ".repeat(60);
const TABLE = {
  df: {
    n: Array.from({ length: 3000 }, (_, i) => i),
    text: Array.from({ length: 3000 }, (_, i) => (i === 4 ? LONG : `row ${i}`)),
  },
};
const CARDS: readonly [string, () => ReactNode, string, number, string | null][] = [
  ["table", () => <TableCard {...BASE} payload={TABLE} />, "table", 1000, "2,000 more rows"],
  [
    "code",
    () => (
      <CodeCard {...BASE} payload={{ text: numbered(2500, (i) => `let a${i} = "${LONG}";`) }} />
    ),
    "[data-slot=code-line]",
    1000,
    "1,500 more lines",
  ],
  [
    "short code, closed",
    () => <CodeCard {...BASE} payload={{ text: numbered(300, (i) => `let a${i};`) }} />,
    "[data-slot=code-line]",
    300,
    null,
  ],
  [
    "diff",
    () => (
      <DiffCard
        {...BASE}
        payload={{ path: "a.ts", old: "", new: numbered(1200, (i) => `let a${i} = "${LONG}";`) }}
      />
    ),
    "[data-slot=diff-line]",
    1000,
    "200 more rows",
  ],
  [
    "JSON",
    () => (
      <TextCard
        {...BASE}
        payload={{ text: JSON.stringify(Array.from({ length: 1500 }, (_, i) => `${i} ${LONG}`)) }}
      />
    ),
    "[data-slot=tree-row]",
    1000,
    "501 more rows",
  ],
];

describe.each(CARDS)("%s", (_, card, ready, count, rest) => {
  test("prints whole up to the bound and says what is left out", async () => {
    const root = show(card());
    await mounted(root, ready);
    const before = rows(root);
    expect(before).toBeLessThan(100);
    await print();
    expect(rows(root)).toBe(count);
    expect(cut(root)).toEqual([]);
    expect(sticksOut(root)).toEqual([]);
    expect(shown(root, "button")).toBe(0);
    if (rest === null) expect(root.textContent).not.toContain("not printed");
    else expect(screen.getByText(`${rest} not printed.`)).toBeInstanceOf(HTMLElement);
    window.dispatchEvent(new Event("afterprint"));
    await media("");
    // Rows beyond the view may have come in the meantime.
    await expect.poll(() => rows(root)).toBeLessThan(100);
    expect(rows(root)).toBeGreaterThanOrEqual(before);
    expect(root.textContent).not.toContain("not printed");
  });
});

const frames = async (count: number): Promise<void> => {
  for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
};

// Budgets of security R16. Some browsers and tools draw a page as on paper and say nothing, or say too early that it is over.
test.each(CARDS)(
  "%s: a box that no longer scrolls mounts no row after row",
  async (...[name, card, ready]) => {
    const errors: string[] = [];
    const onError = ({ message }: ErrorEvent) => errors.push(message);
    window.addEventListener("error", onError);
    try {
      const root = show(card());
      await mounted(root, ready);
      await frames(3);
      const before = rows(root);
      await media("print");
      await frames(6);
      expect(rows(root)).toBeLessThan(before + 30);
      window.dispatchEvent(new Event("beforeprint"));
      await frames(3);
      window.dispatchEvent(new Event("afterprint"));
      await frames(6);
      expect(rows(root)).toBeLessThan(300);
      await media("");
      await frames(6);
      expect(rows(root)).toBeLessThan(100);
      // Code wraps on paper only: its box changes once more in the frame that shows it on a screen again.
      expect(errors.length).toBeLessThanOrEqual(name === "code" ? 1 : 0);
    } finally {
      window.removeEventListener("error", onError);
    }
  },
);

test("a sheet that lets a table be as high as its rows gets a thousand of them", async () => {
  const root = show(<TableCard {...BASE} payload={TABLE} />);
  await mounted(root, "table");
  const box = root.querySelector("[data-slot=scroll]") as HTMLElement;
  box.style.maxHeight = "none";
  box.style.height = "60000px";
  await frames(6);
  expect(rows(root)).toBeGreaterThan(990);
  expect(rows(root)).toBeLessThan(1030);
});

test("a long text prints its lines, closed and open", async () => {
  const root = show(
    <TextCard {...BASE} payload={{ text: numbered(1800, (i) => `line ${i} ${LONG}`) }} />,
  );
  await print();
  expect(root.querySelector("[data-slot=text]")?.textContent).toContain("\nline 999 ");
  expect(root.querySelector("[data-slot=text]")?.textContent).not.toContain("line 1000 ");
  expect(screen.getByText("800 more lines not printed.")).toBeInstanceOf(HTMLElement);
  expect(cut(root)).toEqual([]);
  window.dispatchEvent(new Event("afterprint"));
  await media("");
  screen.getByRole("button", { name: /Show all/ }).click();
  await mounted(root, "[data-slot=long-text] [data-row]");
  await print();
  expect(rows(root)).toBe(1000);
  expect(screen.getByText("800 more lines not printed.")).toBeInstanceOf(HTMLElement);
  expect(cut(root)).toEqual([]);
  expect(sticksOut(root)).toEqual([]);
});

test("the header row of a table is one that pages repeat, and nothing sticks", async () => {
  const root = show(<TableCard {...BASE} payload={TABLE} />);
  await print();
  const head = getComputedStyle(root.querySelector("thead") as Element);
  expect([head.display, head.position, head.breakInside]).toEqual([
    "table-header-group",
    "static",
    "avoid",
  ]);
  // Chromium repeats no header that has a button in it.
  expect(shown(root, "thead button")).toBe(0);
  expect(
    [...root.querySelectorAll("thead .ac-th > .ac-th-name")].map((name) => name.textContent),
  ).toEqual(["n", "text"]);
  const cell = root.querySelector("tbody td:first-child") as Element;
  expect(getComputedStyle(cell).position).toBe("static");
});

test("a wide table prints its first 30 columns and says so", async () => {
  const df = Object.fromEntries(
    Array.from({ length: 80 }, (_, i) => [`column ${i}`, [123_456 + i, 2]]),
  );
  const root = show(<TableCard {...BASE} payload={{ df }} />);
  await print();
  const first = root.querySelector("tbody tr") as Element;
  expect(first.querySelectorAll("[data-c]").length).toBe(30);
  expect(screen.getByText("50 more columns not printed.")).toBeInstanceOf(HTMLElement);
  expect(sticksOut(root)).toEqual([]);
});

test.each(["light", "dark"])("is dark on white in a page with a %s theme", async (theme) => {
  const root = show(<CodeCard {...BASE} payload={{ text: "let a;\n" }} />, theme);
  await print();
  const card = getComputedStyle(root.querySelector(".ac-card") as Element);
  expect(card.backgroundColor).toBe("rgb(255, 255, 255)");
  expect(card.color).toBe("rgb(27, 27, 31)");
});

test("a closed row prints closed", async () => {
  const call = { id: "c", name: "Read", args: {}, status: "success", output: "some text" };
  render(<ToolCallList calls={[call as never]} />);
  await print();
  const panel = document.querySelector<HTMLElement>(".ac-panel");
  expect(panel?.offsetHeight ?? 0).toBe(0);
});
