"use client";
import type { ReactNode } from "react";
import { CopyButton } from "../../shared/CopyButton.tsx";
import { cx } from "../../shared/cx.ts";
import type { Mark } from "../../shared/find/hitTable.ts";
import { MarkedText } from "../../shared/find/MarkedText.tsx";
import { Icon } from "../../shared/Icon.tsx";
import { useKindHost } from "../../shared/kindHost.ts";
import { ChevronRight } from "../../shared/lucide/icons/chevron-right.ts";
import type { JsonTree, JsonType } from "./JsonTree.ts";
import { BETWEEN, nodeText, unitsLeft } from "./nodeText.ts";

interface TreeRowProps {
  readonly tree: JsonTree;
  readonly node: number;
  readonly row: number;
  /** A node that shows its children, or a string that shows all its lines. */
  readonly isOpen: boolean;
  /** Where the keyboard is. */
  readonly isActive: boolean;
  /** Whether the active row has a copy button. */
  readonly canCopy: boolean;
  /** Of the active row. */
  readonly id: string;
  readonly marks: readonly Mark[];
}

/** Levels that are drawn as guides, and in a narrow card (the sheet knows); deeper rows stay there and say how deep they are. */
const MAX_GUIDES = 24;
const NARROW_GUIDES = 8;
/** Hidden characters of one row that get an element each. */
const ROW_MARKS = 60;

const COLOURS: Readonly<Record<JsonType, string>> = {
  record: "ac-jp",
  list: "ac-jp",
  string: "ac-js",
  number: "ac-jn",
  word: "ac-jb",
};

/** One value of a JSON tree. Renders a `<div role="treeitem">`. */
export function TreeRow(props: TreeRowProps): ReactNode {
  const { tree, node, row, isOpen, isActive, canCopy, id, marks } = props;
  const { labels } = useKindHost();
  const type = tree.type(node);
  const size = tree.size(node);
  const depth = tree.depth(node);
  const parent = tree.parent(node);
  const { key, isPlace, value } = nodeText(tree, node, isOpen);
  const before = key === "" ? 0 : key.length + BETWEEN.length;
  const isText = type === "string" && isOpen;
  const left = isText ? unitsLeft(tree, node) : 0;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays on the tree, which names its active row
    <div
      role="treeitem"
      id={isActive ? id : undefined}
      aria-level={depth + 1}
      aria-setsize={parent < 0 ? 1 : tree.size(parent)}
      aria-posinset={tree.place(node) + 1}
      aria-expanded={size > 0 ? isOpen : undefined}
      aria-selected={isActive}
      className="ac-jr"
      data-slot="tree-row"
      data-row={row}
    >
      {Array.from({ length: Math.min(depth, MAX_GUIDES) }, (_, level) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: guides never change places
        <span key={level} className="ac-jg" aria-hidden="true" />
      ))}
      <span className="ac-jl" data-active={isActive ? "" : undefined}>
        <span className="ac-jt" data-state={isOpen ? "open" : "closed"} aria-hidden="true">
          {size > 0 && <Icon of={ChevronRight} size={12} />}
        </span>
        {depth > NARROW_GUIDES && (
          <span className={cx("ac-jd", depth <= MAX_GUIDES && "ac-jd-n")} aria-hidden="true">
            {depth}
          </span>
        )}
        <span className={cx("ac-jx", isText && "ac-jx-open")} data-row-text="">
          {key !== "" && (
            <>
              <span className={isPlace ? "ac-jp" : "ac-jk"}>
                <MarkedText text={key} marks={isPlace ? NONE : marks} hiddenMarks={ROW_MARKS} />
              </span>
              <span className="ac-jp">{BETWEEN}</span>
            </>
          )}
          <span className={COLOURS[type]}>
            <MarkedText text={value} marks={marks} from={before} hiddenMarks={ROW_MARKS} />
          </span>
        </span>
        {size > 0 && !isOpen && (
          <span className="ac-jc">{type === "list" ? labels.items(size) : labels.keys(size)}</span>
        )}
        {left > 0 && <span className="ac-jc">{labels.lineCut(left)}</span>}
      </span>
      {isActive && canCopy && (
        <CopyButton text={() => tree.value(node)} label={labels.copyValue} className="ac-jcopy" />
      )}
    </div>
  );
}

const NONE: readonly Mark[] = [];
