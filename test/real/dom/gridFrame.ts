import assert from "node:assert/strict";
import { type Cell, cellText, type DataFrame } from "../../../src/protocol/payloads/dataFrame.ts";

/** Digits in groups, as the English locale writes them. */
const GROUPED = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const NOT_FINITE = new Map([
  ["NaN", Number.NaN],
  ["Inf", Infinity],
  ["-Inf", -Infinity],
]);

/**
 * The data frame that the page shows, from the texts of its header and cells alone. Text has no types: those are of `like`,
 * the frame that was read; so a cell of another type than it shows is another value here.
 *
 * @throws where the page does not show all rows and columns that it says there are.
 */
export function gridFrame(root: Element, like: DataFrame): DataFrame {
  const table = root.querySelector("table");
  if (!table) return emptyFrame(root);
  const heads = [...table.querySelectorAll("thead th")];
  const rows = [...table.querySelectorAll("tbody tr[data-row]")];
  assert.deepEqual(
    rows.map((row) => [Number(row.getAttribute("data-row")), Number(row.ariaRowIndex)]),
    rows.map((_, at) => [at, at + 2]),
    "rows in order",
  );
  assert.equal(table.getAttribute("data-rows"), String(rows.length), "all rows are mounted");
  const hasNames = heads[0]?.querySelector("button, .ac-th-name, .ac-na") === null;
  const names = heads.slice(hasNames ? 1 : 0).map(nameOf);
  assert.equal(table.getAttribute("data-columns"), String(names.length), "all columns are mounted");
  const cells = rows.map((row) => [...row.querySelectorAll("td")]);
  for (const row of cells) assert.equal(row.length, names.length, "cells of a row");
  const columns = names.map((name, at) => ({
    name,
    type: like.columns[at]?.type ?? "empty",
    values: cells.map((row, k) => cellOf(row[at] as Element, like.columns[at]?.values[k])),
  }));
  const rowNames = rows.map((row) => row.querySelector("th[scope=row]")?.textContent ?? null);
  assert.ok(
    rowNames.every((name) => (name !== null) === hasNames),
    "every row has a name, or none",
  );
  return { rowCount: rows.length, columns, rowNames: hasNames ? (rowNames as string[]) : null };
}

/** Without rows and columns to show the card says how many there are. */
function emptyFrame(root: Element): DataFrame {
  assert.ok(root.querySelector("[data-slot=empty]"), "a table, or the words that it is empty");
  const size = /(\d+) rows? × (\d+) columns?/.exec(root.textContent ?? "");
  assert.ok(size, "the size in words");
  assert.equal(size[2], "0", "columns need a table");
  return { rowCount: Number(size[1]), columns: [], rowNames: null };
}

function nameOf(head: Element): string {
  // A column without a name shows its number, set apart.
  return head.querySelector(".ac-na") ? "" : (head.textContent ?? "");
}

function cellOf(cell: Element, like: Cell): Cell {
  const text = cell.textContent ?? "";
  if (cell.querySelector("[data-slot=missing]")) return missingOf(text, like);
  if (typeof like === "object" && like !== null) {
    assert.equal(text, cellText(like, Infinity), "a nested cell");
    return like;
  }
  if (typeof like === "boolean") return text === "true" ? true : text === "false" ? false : text;
  if (typeof like !== "number") return text;
  return NOT_FINITE.get(text) ?? Number(GROUPED.test(text) ? text.replaceAll(",", "") : text);
}

function missingOf(mark: string, like: Cell): Cell {
  if (mark === "NA") return undefined;
  if (mark === "null") return null;
  assert.equal(mark, "empty");
  return Array.isArray(like) ? [] : "";
}
