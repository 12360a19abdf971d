import type { FindSource } from "../../shared/find/useFind.ts";
import type { JsonTree } from "./JsonTree.ts";
import { BETWEEN, searchedValue, written } from "./nodeText.ts";

/** Nodes looked through between two pauses. */
const SLICE_NODES = 20_000;

/** Looks through keys, strings, numbers and words, of closed nodes as well. Rows of hits are nodes. */
export function jsonFindSource(tree: JsonTree): FindSource {
  return function* (pattern, add) {
    for (let node = 0; node < tree.count; node++) {
      const key = tree.key(node);
      const shownKey = key === null ? "" : written(key);
      const before = keyUnits(tree, node, shownKey);
      const search = (text: string, from: number): boolean => {
        pattern.lastIndex = 0;
        for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
          if (!add(node, from + found.index, found[0].length)) return false;
        }
        return true;
      };
      if (!search(shownKey, 0) || !search(searchedValue(tree, node), before)) return;
      if (node % SLICE_NODES === SLICE_NODES - 1) yield;
    }
  };
}

/** Units before the value in a row. */
function keyUnits(tree: JsonTree, node: number, shownKey: string): number {
  if (shownKey !== "") return shownKey.length + BETWEEN.length;
  return node === 0 ? 0 : String(tree.place(node)).length + BETWEEN.length;
}
