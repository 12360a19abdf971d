import { cleanup, render, screen, within } from "@testing-library/react";
import { Profiler, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { TableCard } from "../../../src/cards/TableCard/TableCard.tsx";
import "../../../src/styles/index.css";

let root: HTMLElement;

beforeEach(() => {
  document.getSelection()?.removeAllRanges();
});
afterEach(() => {
  cleanup();
  document.documentElement.dir = "ltr";
});

function cardOf(df: unknown): ReactNode {
  return <TableCard payload={{ df }} artifact={null} value="" isError={false} status="success" />;
}

function show(df: unknown, width = 760): void {
  root = render(
    <div className="ac-root" style={{ width }}>
      {cardOf(df)}
    </div>,
  ).container;
}

const SMALL = {
  name: ["Ann", "bob", null, "Émile", "Zoe"],
  amount: [10, -3, 2.5, null, 1e21],
  day: ["2024-03-01", "2023-12-31", "2024-01-15", null, "2022-07-04"],
};
const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));
const table = (): HTMLTableElement => root.querySelector("table") as HTMLTableElement;
const scroller = (): HTMLElement => root.querySelector("[data-slot=scroll]") as HTMLElement;
const column = (at: number): string[] =>
  [...table().querySelectorAll(`tbody [data-c="${at}"]`)].map((cell) => cell.textContent ?? "");
const head = (name: string): HTMLElement => within(root).getByRole("button", { name });
const focused = (): string | null => document.activeElement?.textContent ?? null;
function copied(): { text: string; html: string } {
  const data = new DataTransfer();
  (document.activeElement as Element).dispatchEvent(
    new ClipboardEvent("copy", { clipboardData: data, bubbles: true, cancelable: true }),
  );
  return { text: data.getData("text/plain"), html: data.getData("text/html") };
}

describe("sort", () => {
  test("goes up, down and back; missing values are last both ways, text follows the language", async () => {
    show(SMALL);
    await userEvent.click(head("amount"));
    await expect.poll(() => column(1)).toEqual(["-3", "2.5", "10", "1e+21", "null"]);
    expect(table().querySelector("[aria-sort=ascending]")?.textContent).toBe("amount");
    await userEvent.click(head("amount"));
    await expect.poll(() => column(1)).toEqual(["1e+21", "10", "2.5", "-3", "null"]);
    await userEvent.click(head("amount"));
    await expect.poll(() => column(1)).toEqual(["10", "-3", "2.5", "null", "1e+21"]);
    await userEvent.click(head("name"));
    await expect.poll(() => column(0)).toEqual(["Ann", "bob", "Émile", "Zoe", "null"]);
    expect(root.querySelector("[data-slot=live]:last-of-type")).not.toBeNull();
  });

  test("draws the rows in view and nothing else; those beyond follow", async () => {
    show({ n: Array.from({ length: 5003 }, (_, i) => (i * 7919) % 5003) });
    const mounted = (): number => column(0).length;
    await expect.poll(mounted).toBeGreaterThan(18);
    const drawn = new Promise<number>((done) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        done(mounted());
      });
      observer.observe(table(), { subtree: true, attributeFilter: ["aria-sort"] });
    });
    await userEvent.click(head("n"));
    expect(await drawn).toBeLessThan(15);
    await expect.poll(mounted).toBeGreaterThan(18);
    expect(column(0).slice(0, 3)).toEqual(["0", "1", "2"]);
  });

  test("leaves the focus on the name that was pressed", async () => {
    show(SMALL);
    head("day").focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => column(2)[0]).toBe("2022-07-04");
    expect(focused()).toBe("day");
  });
});

describe("filter", () => {
  test("marks hits in any column, counts rows, and can be taken back", async () => {
    show(SMALL);
    const field = within(root).getByRole("searchbox", { name: "Filter rows" });
    await userEvent.fill(field, "2024");
    await expect.poll(() => column(0)).toEqual(["Ann", "null"]);
    expect([...root.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual([
      "2024",
      "2024",
    ]);
    expect(within(root).getByText("2 of 5 rows", { selector: "[data-slot=meta]" })).toBeVisible();
    await userEvent.fill(field, "nobody");
    await expect.poll(() => root.textContent).toContain("No rows match “nobody”");
    await userEvent.click(within(root).getByText("Clear filter"));
    await expect.poll(() => column(0)).toHaveLength(5);
    await userEvent.fill(field, "ÉMILE");
    await expect.poll(() => column(0)).toEqual(["Émile"]);
  });

  test("Ctrl+F inside the card leads to the field; Esc empties it", async () => {
    show(SMALL);
    head("name").focus();
    await userEvent.keyboard("{Control>}f{/Control}");
    await expect.poll(() => document.activeElement?.getAttribute("type")).toBe("search");
    await userEvent.keyboard("zoe");
    await expect.poll(() => column(0)).toEqual(["Zoe"]);
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => column(0)).toHaveLength(5);
  });
});

describe("cells", () => {
  test("one tab stop; arrows, Home, End and Ctrl move it, the header is the first row", async () => {
    show(SMALL);
    head("name").focus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    expect(focused()).toBe("10");
    expect(root.querySelectorAll("table [tabindex='0']")).toHaveLength(1);
    await userEvent.keyboard("{Control>}{End}{/Control}");
    expect(focused()).toBe("2022-07-04");
    await userEvent.keyboard("{Home}");
    expect(focused()).toBe("Zoe");
    await userEvent.keyboard("{Control>}{Home}{/Control}{ArrowUp}");
    expect(focused()).toBe("name");
  });

  test("in a right-to-left page the arrows go where they point", async () => {
    document.documentElement.dir = "rtl";
    show(SMALL);
    head("name").focus();
    await userEvent.keyboard("{ArrowDown}{ArrowLeft}");
    expect(focused()).toBe("10");
  });

  test("in a right-to-left page a text is cut at its own end, and stands at the right", async () => {
    document.documentElement.dir = "rtl";
    show({ id: [1], note: [`Beginning ${"of a long sentence ".repeat(20)}`], short: ["Ann"] }, 360);
    const cell = (at: number): HTMLElement =>
      table().querySelector(`tbody [data-c="${at}"]`) as HTMLElement;
    const letter = (at: number, from: number): DOMRect => {
      const range = document.createRange();
      const text = document.createTreeWalker(cell(at), NodeFilter.SHOW_TEXT).nextNode() as Text;
      range.setStart(text, from);
      range.setEnd(text, from + 1);
      return range.getBoundingClientRect();
    };
    await vi.waitFor(() => {
      const box = cell(1).getBoundingClientRect();
      expect(letter(1, 0).left).toBeCloseTo(box.left + 12, 0);
      const { right } = cell(2).getBoundingClientRect();
      expect(letter(2, 2).right).toBeCloseTo(right - 12, 0);
    });
  });

  test("in a right-to-left page a first column of numbers stays in view", async () => {
    document.documentElement.dir = "rtl";
    const wide = Array.from({ length: 12 }, (_, at) => [`column ${at}`, ["a text", "another"]]);
    show({ id: [1, 2], ...Object.fromEntries(wide) }, 360);
    const first = (): DOMRect =>
      (table().querySelector('tbody [data-c="0"]') as HTMLElement).getBoundingClientRect();
    const before = first().right;
    scroller().scrollLeft = -300;
    await frame();
    expect(scroller().scrollLeft).toBeLessThan(-100);
    expect(first().right).toBeCloseTo(before, 0);
  });

  test("a block selected by keys is copied for spreadsheets, values as they were sent", async () => {
    show({ ...SMALL, formula: ["=1+1", "a\tb", "", "x\ny", "<b>"] });
    head("name").focus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    expect(copied().text).toBe("10");
    await userEvent.keyboard(
      "{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{/Shift}",
    );
    expect(root.querySelectorAll("[aria-selected=true]")).toHaveLength(12);
    const { text, html } = copied();
    expect(text).toBe(
      '10\t2024-03-01\t\'=1+1\n-3\t2023-12-31\t"a\tb"\n2.5\t2024-01-15\t\n\t\t"x\ny"\n',
    );
    expect(html).toContain("<td>-3</td><td>2023-12-31</td>");
    await userEvent.keyboard("{Escape}");
    expect(root.querySelectorAll("[aria-selected=true]")).toHaveLength(0);
    await userEvent.keyboard("{Control>}a{/Control}");
    expect(root.querySelectorAll("[aria-selected=true]")).toHaveLength(20);
  });

  test("dragging over cells selects them", async () => {
    show(SMALL);
    const [from, to] = [
      table().querySelector("[data-row='0'] [data-c='0']"),
      table().querySelector("[data-row='2'] [data-c='1']"),
    ];
    const at = (node: Element | null): MouseEventInit => {
      const box = (node as Element).getBoundingClientRect();
      return { clientX: box.x + 20, clientY: box.y + 16, bubbles: true, button: 0 };
    };
    from?.dispatchEvent(new PointerEvent("pointerdown", at(from)));
    document.dispatchEvent(new PointerEvent("pointermove", at(to)));
    document.dispatchEvent(new PointerEvent("pointerup", at(to)));
    await expect.poll(() => root.querySelectorAll("[aria-selected=true]").length).toBe(6);
    expect(copied().text).toBe("Ann\t10\nbob\t-3\n\t2.5\n");
  });

  test("a peeked cell stays in view when a typeface comes and its columns become wider", async () => {
    const note = "a remark that is far too long for its column to show all of it at once";
    show(
      { depot: ["Rotterdam", "Porto"], opened: ["2019-04-01", "2020-01-15"], note: [note, ""] },
      300,
    );
    const cell = table().querySelector<HTMLElement>("tbody [data-c='2']") as HTMLElement;
    await frame();
    cell.click();
    await screen.findByRole("dialog");
    const before = table().offsetWidth;
    (root.firstElementChild as HTMLElement).style.setProperty("--ac-scale", "1.5");
    document.fonts.dispatchEvent(new Event("loadingdone"));
    await expect.poll(() => table().offsetWidth).toBeGreaterThan(before);
    const end = (): number => scroller().getBoundingClientRect().right;
    await expect.poll(() => cell.getBoundingClientRect().right).toBeLessThanOrEqual(end() + 0.5);
  });

  test("Enter opens a cell, with its text in full; Esc gives the focus back", async () => {
    const long = `${"word ".repeat(200)}end`;
    show({ id: [1, 2], note: [long, ""] });
    head("id").focus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}{Enter}");
    const peek = await screen.findByRole("dialog");
    expect(peek.textContent).toContain(long);
    expect(peek.getAttribute("aria-label")).toBe("note · row 1");
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
    await expect.poll(() => (document.activeElement as HTMLElement).dataset["c"]).toBe("1");
  });

  test("where there is nothing to sort, names are no buttons, and the grid still takes the focus", async () => {
    show({ id: [1], note: ["x"] });
    expect(root.querySelector("[data-slot=sort]")).toBeNull();
    (table().querySelector("[tabindex='0']") as HTMLElement).focus();
    expect(focused()).toBe("id");
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    expect(focused()).toBe("x");
  });

  test("a press opens a cut cell, and only a cut one", async () => {
    show({ id: [1], note: ["word ".repeat(100)], sent: [{ a: [1, 2] }] });
    await userEvent.click(table().querySelector("tbody [data-c='0']") as Element);
    await frame();
    expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.click(table().querySelector("tbody [data-c='1']") as Element);
    expect(await screen.findByRole("dialog")).toBeVisible();
  });
});

describe("data that becomes other data", () => {
  const card = (df: unknown) => (
    <div className="ac-root" style={{ width: 760 }}>
      <TableCard payload={{ df }} artifact={null} value="" isError={false} status="success" />
    </div>
  );
  const busy = (): Element | null => root.querySelector("[aria-busy=true]");
  const OTHER = { city: ["Rome", "Bonn"], x: [2, 1] };

  test("a block that is no longer there is not copied", async () => {
    const { container, rerender } = render(card(SMALL));
    root = container;
    head("name").focus();
    await userEvent.keyboard("{ArrowDown}{Control>}a{/Control}");
    expect(root.querySelectorAll("[aria-selected=true]")).toHaveLength(15);
    rerender(card({ name: SMALL.name, amount: SMALL.amount }));
    expect(root.querySelectorAll("[aria-selected=true]")).toHaveLength(0);
    expect(copied().text).toBe("Ann");
  });

  test("a sort by a column that is gone is over, and the filter goes on", async () => {
    const { container, rerender } = render(card(SMALL));
    root = container;
    await userEvent.click(head("day"));
    await expect.poll(() => column(2)[0]).toBe("2022-07-04");
    rerender(card(OTHER));
    expect(column(0)).toEqual(["Rome", "Bonn"]);
    expect(root.querySelector("[aria-sort=ascending]")).toBeNull();
    await userEvent.fill(within(root).getByRole("searchbox", { name: "Filter rows" }), "bonn");
    await expect.poll(() => column(0)).toEqual(["Bonn"]);
    expect(busy()).toBeNull();
  });

  test("a sort stays while rows are added, and so does an open cell", async () => {
    const { container, rerender } = render(card(SMALL));
    root = container;
    await userEvent.click(head("amount"));
    await expect.poll(() => column(1)[0]).toBe("-3");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect((await screen.findByRole("dialog")).getAttribute("aria-label")).toBe("amount · row 2");
    rerender(
      card({
        name: [...SMALL.name, "Yan"],
        amount: [...SMALL.amount, -9],
        day: [...SMALL.day, null],
      }),
    );
    await expect.poll(() => column(1)[0]).toBe("-9");
    const peek = screen.getByRole("dialog");
    expect(peek.getAttribute("aria-label")).toBe("amount · row 2");
    expect(peek.querySelector("[data-slot=peek]")?.textContent).toBe("-3");
    rerender(card(OTHER));
    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  });
});

describe.each([
  ["zoom", "0.67"],
  ["zoom", "1.5"],
  ["transform", "scale(0.9)"],
])("in a host with %s: %s", (name, value) => {
  const wide = (): number => head("a").closest("th")?.offsetWidth ?? 0;

  test("the last row is reached by scrolling, and columns are sized by keys and pointer", async () => {
    const ids = Array.from({ length: 100_000 }, (_, at) => at);
    root = render(
      <div className="ac-root" style={{ width: 760, [name]: value, transformOrigin: "0 0" }}>
        <TableCard
          payload={{ df: { a: ids, b: ids } }}
          artifact={null}
          value=""
          isError={false}
          status="success"
        />
      </div>,
    ).container;
    await frame();
    const box = scroller();
    box.scrollTop = box.scrollHeight;
    await frame();
    await frame();
    const last = table().querySelector("[data-row='99999']");
    expect(last).not.toBeNull();
    const below = (last?.getBoundingClientRect().bottom ?? 0) - box.getBoundingClientRect().bottom;
    expect(Math.abs(below)).toBeLessThan(3);

    head("a").focus();
    const before = wide();
    await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Shift}");
    await expect.poll(() => Math.abs(wide() - before - 16)).toBeLessThan(3);
    const grip = table().querySelector("[data-grip='0']");
    const at = (clientX: number): MouseEventInit => ({
      clientX,
      clientY: 0,
      bubbles: true,
      button: 0,
    });
    const scale =
      (grip?.getBoundingClientRect().width ?? 0) / ((grip as HTMLElement).offsetWidth || 1);
    grip?.dispatchEvent(new PointerEvent("pointerdown", at(100)));
    document.dispatchEvent(new PointerEvent("pointermove", at(100 + 50 * scale)));
    document.dispatchEvent(new PointerEvent("pointerup", at(100 + 50 * scale)));
    await expect.poll(() => Math.abs(wide() - before - 16 - 50)).toBeLessThan(5);
  });
});

describe("columns", () => {
  test("keep the width a reader gave them when the data become other, not when the columns do", async () => {
    const card = (df: unknown) => (
      <div className="ac-root" style={{ width: 760 }}>
        {cardOf(df)}
      </div>
    );
    // Past the sample: read in full, the numbers turn out to be texts.
    const late = Array.from({ length: 60_000 }, (_, at) => (at === 40_001 ? "late" : at));
    const shown = render(card({ a: late, b: late }));
    root = shown.container;
    await frame();
    const wide = (): number => head("a").closest("th")?.offsetWidth ?? 0;
    head("a").focus();
    const before = wide();
    await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowRight}{/Shift}");
    expect(wide()).toBe(before + 32);
    expect(table().querySelector("td.ac-td-n")).not.toBeNull();
    await expect.poll(() => table().querySelector("td.ac-td-n"), { timeout: 10_000 }).toBeNull();
    expect(wide()).toBe(before + 32);
    shown.rerender(card({ a: [1, 2, 3], b: ["x", "y", "z"] }));
    expect(wide()).toBe(before + 32);
    shown.rerender(card({ a: [1, 2, 3], c: ["x", "y", "z"] }));
    await expect.poll(wide).not.toBe(before + 32);
  });

  const inBox = (): number => Math.abs(table().offsetWidth - scroller().clientWidth);

  test("are measured without drawing anything a second time", async () => {
    const commits = vi.fn();
    const rows = Array.from({ length: 4000 }, (_, at) => at);
    root = render(
      <div className="ac-root" style={{ width: 760 }}>
        <Profiler id="table" onRender={commits}>
          {cardOf({ a: rows, b: rows.map((row) => `name ${row}`) })}
        </Profiler>
      </div>,
    ).container;
    expect(table().className).toContain("ac-t-fixed");
    expect(inBox()).toBeLessThan(1);
    expect(commits).toHaveBeenCalledTimes(1);
  });

  test("of a table that was out of sight are measured once it is shown", async () => {
    const box = document.body.appendChild(document.createElement("div"));
    box.hidden = true;
    root = render(
      <div className="ac-root" style={{ width: 760 }}>
        {cardOf(SMALL)}
      </div>,
      { container: box },
    ).container;
    await frame();
    expect(table().className).not.toContain("ac-t-fixed");
    box.hidden = false;
    await expect.poll(() => table().className).toContain("ac-t-fixed");
    expect(inBox()).toBeLessThan(1);
    box.remove();
  });

  test("that are measured again keep what the box says of its ends", async () => {
    show(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`a long name ${at}`, [1, 2]])));
    const edge = scroller().parentElement as HTMLElement;
    expect(edge.hasAttribute("data-more")).toBe(true);
    await frame();
    scroller().scrollLeft = 1e6;
    await expect.poll(() => edge.hasAttribute("data-more")).toBe(false);
    const at = scroller().scrollLeft;
    document.fonts.dispatchEvent(new Event("loadingdone"));
    await frame();
    await frame();
    expect(scroller().scrollLeft).toBe(at);
    expect(edge.hasAttribute("data-more")).toBe(false);
    expect(edge.hasAttribute("data-scrolled")).toBe(true);
  });

  test("that a browser has laid out for a server stay as they are, and fit again in another box", async () => {
    const card = <div className="ac-root">{cardOf(SMALL)}</div>;
    root = document.body.appendChild(document.createElement("div"));
    root.style.width = "760px";
    root.innerHTML = renderToString(card);
    const widths = (): number[] =>
      [...table().querySelectorAll("th")].map((cell) => cell.getBoundingClientRect().width);
    const before = widths();
    const shown = hydrateRoot(root, card);
    await expect.poll(() => table().className).toContain("ac-t-fixed");
    for (const [at, width] of widths().entries()) expect(width).toBeCloseTo(before[at] ?? 0, 0);
    root.style.width = "500px";
    await expect.poll(inBox).toBeLessThan(1);
    expect(table().offsetWidth).toBeLessThan(500);
    shown.unmount();
    root.remove();
  });

  test("are sized by keys and by dragging their edge; the others stay as they are", async () => {
    show(SMALL);
    await frame();
    const widths = (): number[] =>
      [...table().querySelectorAll("th")].map((cell) =>
        Math.round(cell.getBoundingClientRect().width),
      );
    const before = widths();
    head("name").focus();
    await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowRight}{/Shift}");
    expect(widths()).toEqual([(before[0] ?? 0) + 32, before[1], before[2]]);
    const grip = table().querySelector("[data-grip='1']") as HTMLElement;
    const x = grip.getBoundingClientRect().x;
    grip.dispatchEvent(new PointerEvent("pointerdown", { clientX: x, bubbles: true, button: 0 }));
    document.dispatchEvent(new PointerEvent("pointermove", { clientX: x - 50 }));
    document.dispatchEvent(new PointerEvent("pointerup", { clientX: x - 50 }));
    await expect.poll(widths).toEqual([(before[0] ?? 0) + 32, (before[1] ?? 0) - 50, before[2]]);
    expect(document.activeElement).toBe(head("name"));
  });

  test("ten thousand of them mount as a few; the last one is reached by key", async () => {
    const row = Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`c${i}`, i]));
    show([row, row]);
    expect(root.querySelectorAll("*").length).toBeLessThan(400);
    head("c0").focus();
    await userEvent.keyboard("{ArrowDown}{End}");
    await expect.poll(focused).toBe("9999");
    const box = scroller().getBoundingClientRect();
    const cell = (document.activeElement as Element).getBoundingClientRect();
    expect(cell.right).toBeLessThanOrEqual(box.right + 1);
    expect(cell.left).toBeGreaterThan(box.left);
    await expect
      .poll(() => document.elementFromPoint(box.left + 20, cell.top + 10)?.textContent)
      .toBe("0");
    await userEvent.keyboard("{Home}");
    await expect.poll(() => scroller().scrollLeft).toBeLessThan(10);
  }, 60_000);
});

describe("a million rows", () => {
  const COUNT = 1_000_000;
  const numbers = Array.from({ length: COUNT }, (_, i) => (i * 7919) % 1_000_003);

  test("mount as a few, reach both ends, and sort in the background", async () => {
    const errors = vi.spyOn(console, "error");
    show({ n: numbers, half: numbers });
    expect(root.querySelectorAll("*").length).toBeLessThan(400);
    head("n").focus();
    await userEvent.keyboard("{ArrowDown}{Control>}{End}{/Control}");
    await expect.poll(focused).toBe(String(numbers[COUNT - 1]));
    await userEvent.keyboard("{Control>}{Home}{/Control}");
    await expect.poll(() => column(0)[0]).toBe("0");
    await userEvent.click(head("n"));
    await expect
      .poll(() => column(0).slice(0, 4), { timeout: 20_000 })
      .toEqual(["0", "1", "2", "3"]);
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  }, 60_000);
});
