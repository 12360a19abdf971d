import { act, render, screen, within } from "@testing-library/react";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import type { CardProps } from "../../../src/cards/CardProps.ts";
import { TableCard } from "../../../src/cards/TableCard/TableCard.tsx";
import type { Artifact, TablePayload } from "../../../src/protocol/artifact/artifact.ts";

const BASE = { artifact: null, value: "the value", isError: false, status: "success" } as const;
const ARTIFACT: Artifact = {
  schema: "codeagent.tool-artifact",
  version: 1,
  kind: "table",
  status: "success",
  title: "Summary",
  payload: {},
};

function show(payload: unknown, props: Partial<CardProps> = {}) {
  return render(
    <StrictMode>
      <TableCard {...BASE} {...props} payload={payload as TablePayload} />
    </StrictMode>,
  );
}

/** Texts of the table, row by row. */
const grid = (): string[][] =>
  [...document.querySelectorAll("tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent ?? ""),
  );
const table = (): HTMLElement => screen.getByRole("grid");

describe("TableCard", () => {
  it("marks hidden characters in many cells without an element for each (security R11, R16)", () => {
    const name = "\u202ea".repeat(100);
    const row = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`${name}${i}`, name]));
    show({
      df: {
        columns: Object.keys(row),
        index: [name, "y"],
        data: Array(2).fill(Object.values(row)),
      },
    });
    const shown = table();
    expect(shown.querySelectorAll("*").length).toBeLessThan(1500);
    expect(shown.textContent).not.toContain("\u202e");
    expect(shown.textContent?.split("RLO")).toHaveLength(100 * (10 + 1 + 20) + 1);
  });

  it("shows a data frame as a table with a name and its size", () => {
    show(
      {
        df: [
          { id: 1, name: "Ann" },
          { id: 2, name: "Bo" },
        ],
      },
      { artifact: ARTIFACT },
    );
    expect(screen.getByRole("article", { name: "Summary" })).toHaveAttribute("data-kind", "table");
    expect(screen.getByText("2 rows × 2 columns")).toBeInTheDocument();
    expect(screen.getByText("2 × 2")).toBeInTheDocument();
    expect(table()).toHaveAccessibleName("Summary");
    expect(table()).toHaveAttribute("aria-rowcount", "3");
    expect(table()).toHaveAttribute("data-rows", "2");
    expect(table()).toHaveAttribute("data-columns", "2");
    expect(grid()).toEqual([
      ["id", "name"],
      ["1", "Ann"],
      ["2", "Bo"],
    ]);
    expect(screen.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual([
      "id",
      "name",
    ]);
  });

  it("sets missing, null and empty apart, and from the text NA", () => {
    show({ df: { columns: ["a", "b", "c", "d", "e"], data: [["NA", null, "", [], "x"]] } });
    const marks = [...document.querySelectorAll("[data-slot=missing]")];
    expect(marks.map((mark) => mark.textContent)).toEqual(["null", "empty", "empty"]);
    expect(within(table()).getByText("NA")).not.toHaveAttribute("data-slot", "missing");
  });

  it("marks a value that a row leaves out as NA (contracts 3.7)", () => {
    show({ df: [{ a: 1, b: "x" }, { b: "y" }] });
    expect(screen.getByText("NA")).toHaveAttribute("data-slot", "missing");
  });

  it("aligns by type and groups quantities only", () => {
    show({
      df: [
        { year: 2019, id: 100234, revenue: 1842310.5, on: "2024-02-29", ok: true },
        { year: 2024, id: 100871, revenue: 9877, on: "2024-03-01", ok: false },
      ],
    });
    expect(grid().slice(1)).toEqual([
      ["2019", "100234", "1,842,310.5", "2024-02-29", "true"],
      ["2024", "100871", "9,877", "2024-03-01", "false"],
    ]);
    const classes = [...(document.querySelectorAll("tr")[1]?.children ?? [])].map(
      (cell) => cell.className,
    );
    expect(classes).toEqual([
      "ac-td ac-td-n",
      "ac-td ac-td-n",
      "ac-td ac-td-n",
      "ac-td ac-td-d",
      "ac-td",
    ]);
  });

  it("shows row names as row headers, not as data (contracts 3.8)", () => {
    show({
      df: [
        { mpg: 21, _row: "Mazda RX4" },
        { mpg: 22.8, _row: "Datsun 710" },
      ],
    });
    expect(screen.getAllByRole("rowheader").map((cell) => cell.textContent)).toEqual([
      "Mazda RX4",
      "Datsun 710",
    ]);
    expect(table()).toHaveAttribute("data-columns", "1");
    expect(screen.getByRole("columnheader", { name: "Row" })).toBeInTheDocument();
  });

  it("mounts what can be in view, and tells how much there is (security R16)", () => {
    const row = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`c${i}`, i]));
    show({ df: Array.from({ length: 12_480 }, () => row) });
    expect(document.querySelectorAll("tbody tr[data-row]")).toHaveLength(13);
    expect(document.querySelectorAll("th").length).toBeLessThan(20);
    expect(screen.getByText("12,480 rows × 60 columns")).toBeInTheDocument();
    expect(document.querySelector("table")).toHaveAttribute("aria-rowcount", "12481");
    expect(document.querySelector("table")).toHaveAttribute("aria-colcount", "60");
  }, 20_000);

  it("mounts all of a small table, so that the browser's own find reaches it", () => {
    show({ df: Array.from({ length: 100 }, (_, i) => ({ a: i })) });
    expect(document.querySelectorAll("tbody tr[data-row]")).toHaveLength(100);
  });

  it("says that the payload is a part of the data", () => {
    show({ df: [{ a: 1 }], total_rows: 48_210 });
    expect(screen.getByText(/^First 1 of 48,210 rows\./)).toHaveTextContent(
      "First 1 of 48,210 rows. Sort, filter and CSV cover these rows only.",
    );
    expect(screen.getByText("1 of 48,210 rows × 1 column")).toBeInTheDocument();
  });

  it("has words for no rows and no columns", () => {
    const { unmount } = show({ df: { id: [], name: [] } });
    expect(screen.getByText("No rows")).toBeInTheDocument();
    expect(grid()).toEqual([["id", "name"]]);
    expect(table()).toHaveAttribute("data-rows", "0");
    unmount();
    const second = show({ df: [] });
    expect(screen.getByText("No rows")).toBeInTheDocument();
    second.unmount();
    show({ df: [{}, {}, {}] });
    expect(screen.getByText("No columns")).toBeInTheDocument();
  });

  it("keeps columns of the same name, without a name and named like built-ins (security R14, R15)", () => {
    const error = vi.spyOn(console, "error");
    show({ df: { columns: ["x", "x", "__proto__", ""], data: [[1, 2, 3, 4]] } });
    expect(grid()).toEqual([
      ["x", "x", "__proto__", "4"],
      ["1", "2", "3", "4"],
    ]);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });

  it("cuts a long cell, and never in the middle of a character", () => {
    show({ df: [{ note: `${"z".repeat(499)}😀${"y".repeat(100_000)}` }] });
    const cell = document.querySelector("td") as HTMLElement;
    expect(cell.textContent).toBe(`${"z".repeat(499)}…`);
  });

  it("shows lists and objects as bounded text", () => {
    const deep: unknown[] = [];
    let at = deep;
    for (let i = 0; i < 500; i++) {
      const next: unknown[] = [];
      at.push(next);
      at = next;
    }
    show({ df: [{ tags: ["a", "b"], meta: { k: 1 }, deep }] });
    const [tags, meta, nested] = grid()[1] ?? [];
    expect(tags).toContain("a");
    expect(meta).toMatch(/k.*1/);
    expect(nested?.length).toBeLessThan(520);
  });

  it("shows hostile text as text, with what is hidden marked (security R1, R11)", () => {
    show(
      { df: [{ '<img src=x onerror="window.__xss=1">': "ad\u200bmin", b: "<script>1</script>" }] },
      { artifact: { ...ARTIFACT, title: "<b>x</b>\u202e" } },
    );
    expect(document.querySelector("img, script, b:not(.ac-strong)")).toBeNull();
    expect(screen.getByText("ZWSP")).toHaveAttribute("data-slot", "hidden-character");
    expect(screen.getByText("1 hidden character is marked.")).toBeInTheDocument();
    expect(table().getAttribute("aria-label")).not.toContain("\u202e");
  });

  it("shows text, then the value, then HTML as text (contracts 1.45, 1.49, 5.13; security R5)", () => {
    const html = "<table><tr><td onclick=x>1</td></tr></table>";
    const first = show({ text: ["a  b", "1  2"], html });
    expect(document.querySelector("[data-slot=text]")).toHaveTextContent("a b 1 2");
    first.unmount();
    const second = show({ html });
    expect(document.body.textContent).toContain("the value");
    second.unmount();
    const third = show({ html }, { value: "" });
    expect(document.querySelector("table, td")).toBeNull();
    expect(document.body.textContent).toContain(html);
    third.unmount();
    for (const payload of [{}, [], null, { columns: ["id"], rows: 2 }, { df: "x" }]) {
      const { unmount } = show(payload);
      expect(document.body.textContent, JSON.stringify(payload)).toMatch(/the value|No rows/);
      unmount();
    }
  });

  it("shows the error strip over the table it has (contracts 1.31)", () => {
    show({ df: [{ a: 1 }] }, { isError: true, status: "error", value: "Timed out" });
    expect(screen.getByRole("article")).toHaveAttribute("data-status", "error");
    expect(screen.getByText("Timed out")).toBeInTheDocument();
    expect(screen.getByText(/The table is from before the error\./)).toBeInTheDocument();
    expect(table()).toBeInTheDocument();
  });

  it("hydrates what the server sent, without a complaint and without a style attribute", async () => {
    const element = <TableCard {...BASE} payload={{ df: [{ a: 1, b: "x" }] }} />;
    const box = document.createElement("div");
    document.body.append(box);
    box.innerHTML = renderToString(element);
    expect(box.innerHTML).not.toMatch(/ style=/);
    const complaint = vi.fn();
    const error = vi.spyOn(console, "error").mockImplementation(complaint);
    const root = await act(async () =>
      hydrateRoot(box, element, { onRecoverableError: complaint }),
    );
    expect(complaint).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    error.mockRestore();
    box.remove();
  });
});
