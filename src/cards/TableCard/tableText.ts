import { cellText } from "../../protocol/payloads/cell.ts";
import type { DataFrame } from "../../protocol/payloads/dataFrame.ts";

/**
 * The shown part of a table as tab-separated text, for spreadsheets and editors: values as they were sent, ungrouped,
 * missing ones empty. Tabs and line breaks inside a cell become spaces, so that a row stays a row.
 */
export function tableText({ columns, rowNames }: DataFrame, rows: number, shown: number): string {
  const first = columns.slice(0, shown);
  const named = rowNames !== null;
  const head = first.map(({ name }) => name);
  const lines = [named ? ["", ...head] : head];
  for (let i = 0; i < rows; i++) {
    const cells = first.map(({ values }) => cellText(values[i]));
    lines.push(named ? [rowNames[i] ?? "", ...cells] : cells);
  }
  return `${lines.map((cells) => cells.map(oneLine).join("\t")).join("\n")}\n`;
}

function oneLine(text: string): string {
  return text.replace(/[\t\n\r\u2028\u2029]+/g, " ");
}
