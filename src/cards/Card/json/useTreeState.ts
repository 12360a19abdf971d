"use client";
import { useCallback, useMemo, useState } from "react";
import { JsonRows } from "./JsonRows.ts";
import type { JsonTree } from "./JsonTree.ts";

/** What of a tree is open, and where the reader is. */
export interface TreeState {
  readonly rows: JsonRows;
  /** Changes whenever rows do. */
  readonly version: number;
  /** Strings that show all their lines. */
  readonly texts: ReadonlySet<number>;
  /** The node that the keyboard is at. */
  readonly active: number;
  /** The reader has been somewhere in it. */
  readonly moved: boolean;
  readonly setActive: (node: number) => void;
  /** Changes the rows. */
  readonly change: (how: (rows: JsonRows) => void) => void;
  /** Opens or closes a node, or a string. */
  readonly toggle: (node: number) => void;
  /** Opens the way to a node; a string is opened as well. */
  readonly reveal: (node: number) => void;
}

/** State of the tree of one JSON text. */
export function useTreeState(tree: JsonTree): TreeState {
  const rows = useMemo(() => new JsonRows(tree), [tree]);
  const [version, setVersion] = useState(0);
  const [texts, setTexts] = useState<ReadonlySet<number>>(NONE);
  const [at, setActive] = useState(-1);

  const change = useCallback(
    (how: (rows: JsonRows) => void): void => {
      how(rows);
      setVersion((n) => n + 1);
    },
    [rows],
  );
  const toggle = useCallback(
    (node: number): void => {
      if (tree.size(node) > 0) {
        change(() => (rows.isOpen(node) ? rows.close(node) : rows.open(node)));
      } else if (tree.type(node) === "string") {
        setTexts((old) => toggled(old, node));
      }
    },
    [tree, rows, change],
  );
  const reveal = useCallback(
    (node: number): void => {
      change(() => rows.reveal(node));
      setActive(node);
      if (tree.type(node) === "string" && tree.value(node).length > SHORT)
        setTexts((old) => new Set(old).add(node));
    },
    [tree, rows, change],
  );
  const active = Math.max(0, at);
  return { rows, version, texts, active, moved: at >= 0, setActive, change, toggle, reveal };
}

const NONE: ReadonlySet<number> = new Set();
/** A string that is sure to fit its line. */
const SHORT = 40;

function toggled(old: ReadonlySet<number>, node: number): ReadonlySet<number> {
  const next = new Set(old);
  if (!next.delete(node)) next.add(node);
  return next;
}
