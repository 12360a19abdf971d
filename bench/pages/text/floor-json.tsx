import { type ReactNode, useMemo } from "react";
import type { Candidate } from "../shared/candidate.ts";
import { PlainWindow } from "../shared/PlainWindow.tsx";
import { render } from "../shared/render.ts";
import { type Item, itemSource } from "./data.ts";

interface FlatRow {
  readonly depth: number;
  readonly key: string | null;
  readonly text: string;
}

/** Every row of an expanded tree. */
function flatten(value: unknown, key: string | null, depth: number, rows: FlatRow[]): FlatRow[] {
  if (typeof value !== "object" || value === null) {
    rows.push({ depth, key, text: JSON.stringify(value) });
    return rows;
  }
  const isList = Array.isArray(value);
  rows.push({ depth, key, text: isList ? "[" : "{" });
  for (const [name, child] of Object.entries(value)) flatten(child, name, depth + 1, rows);
  rows.push({ depth, key: null, text: isList ? "]" : "}" });
  return rows;
}

/** The least a tree can cost: flattened once, a window over the rows. */
function Floor({ items }: { items: readonly Item[] }): ReactNode {
  const rows = useMemo(() => flatten(items, null, 0, []), [items]);
  return (
    <PlainWindow
      role="tree"
      count={rows.length}
      row={(index) => {
        const { depth, key, text } = rows[index] as FlatRow;
        return (
          <span style={{ marginInlineStart: depth * 16 }}>
            {key !== null && <b>{key}: </b>}
            {text}
          </span>
        );
      }}
    />
  );
}

let items: () => readonly Item[] = () => [];
export const candidate: Candidate = {
  prepare: (size, name) => {
    items = itemSource(size, name);
  },
  mount: (root) => render(root, <Floor items={items()} />),
};
