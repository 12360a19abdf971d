import type { Labels } from "../../../locales/labels.ts";
import { Copy } from "../../shared/lucide/icons/copy.ts";
import { FoldVertical } from "../../shared/lucide/icons/fold-vertical.ts";
import { ListTree } from "../../shared/lucide/icons/list-tree.ts";
import { Search } from "../../shared/lucide/icons/search.ts";
import { UnfoldVertical } from "../../shared/lucide/icons/unfold-vertical.ts";
import type { CardAction } from "../CardAction.ts";
import type { TreeState } from "./useTreeState.ts";

/** What a reader can do with a tree: expand all as a button, the rest in the menu. */
export function jsonActions(
  labels: Labels,
  { rows, active, change }: TreeState,
  onFind: () => void,
  onUse: () => void,
): readonly CardAction[] {
  const { tree } = rows;
  const all = rows.count === tree.count;
  const changeAll = (): void => {
    change(() => (all ? rows.closeAll() : rows.openAll()));
    onUse();
  };
  const expand: CardAction = {
    id: "expand",
    label: all ? labels.collapseAll : labels.expandAll,
    icon: all ? FoldVertical : UnfoldVertical,
    onSelect: changeAll,
  };
  return [
    // Where only the root has children there is nothing to expand.
    ...(tree.size(0) + 1 < tree.count ? [expand] : []),
    { id: "find", label: labels.find, icon: Search, menuOnly: true, onSelect: onFind },
    {
      id: "copy-value",
      label: labels.copyValue,
      icon: Copy,
      menuOnly: true,
      copyText: () => tree.value(active),
    },
    {
      id: "copy-path",
      label: labels.copyPath,
      icon: ListTree,
      menuOnly: true,
      copyText: () => tree.path(active),
    },
  ];
}
