import { isName, type JsonTree } from "./JsonTree.ts";

/** One row as it is drawn: a key, what follows it, and the value. */
export interface NodeText {
  /** `""` for the root and for items of a list that has no place to show. */
  readonly key: string;
  /** The key is the place in a list. */
  readonly isPlace: boolean;
  readonly value: string;
}

/** UTF-16 units of a string that are drawn on its one line, and once it is open. */
const LINE_UNITS = 400;
const OPEN_UNITS = 20_000;

/** What stands between key and value. */
export const BETWEEN = ": ";

/**
 * The text of a row. A string is what the text means, in quotes; on one line its breaks are symbols, unit for unit, so that
 * places in it stay the same when it is open.
 */
export function nodeText(tree: JsonTree, node: number, isOpen: boolean): NodeText {
  const key = tree.key(node);
  const isPlace = key === null && node > 0;
  return {
    key: key === null ? (isPlace ? String(tree.place(node)) : "") : written(key),
    isPlace,
    value: valueShown(tree, node, isOpen),
  };
}

/** Units of the value that are left out; 0 for most. */
export function unitsLeft(tree: JsonTree, node: number): number {
  return tree.type(node) === "string" ? Math.max(0, tree.value(node).length - OPEN_UNITS) : 0;
}

/** The whole value of a scalar as it is searched; `""` for what has children. */
export function searchedValue(tree: JsonTree, node: number): string {
  const type = tree.type(node);
  if (type === "record" || type === "list") return "";
  return type === "string" ? `"${tree.value(node)}"` : tree.value(node);
}

/** A key as it is drawn and searched: bare where it could be a name, else in quotes. */
export function written(key: string): string {
  return isName(key) ? key : JSON.stringify(key);
}

function valueShown(tree: JsonTree, node: number, isOpen: boolean): string {
  const type = tree.type(node);
  if (type === "record") return brackets("{", "}", tree.size(node), isOpen);
  if (type === "list") return brackets("[", "]", tree.size(node), isOpen);
  const value = tree.value(node);
  if (type !== "string") return value.slice(0, LINE_UNITS);
  return isOpen
    ? `"${value.slice(0, OPEN_UNITS)}"`
    : `"${value.slice(0, LINE_UNITS).replace(/\n/g, "↵").replace(/\r/g, "␍").replace(/\t/g, " ")}"`;
}

function brackets(start: string, end: string, size: number, isOpen: boolean): string {
  if (size === 0) return `${start}${end}`;
  return isOpen ? start : `${start} … ${end}`;
}
