"use client";
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef } from "react";
import { cx } from "../../shared/cx.ts";
import { CardFind } from "../../shared/find/CardFind.tsx";
import { marksIn } from "../../shared/find/hitTable.ts";
import { useFind } from "../../shared/find/useFind.ts";
import { useLineHeight } from "../../shared/useLineHeight.ts";
import { Gap } from "../../shared/window/Gap.tsx";
import { gapKey } from "../../shared/window/gapKey.ts";
import { measuredSizes } from "../../shared/window/measuredSizes.ts";
import { fixedSizes } from "../../shared/window/rowSizes.ts";
import { useMeasuredRows } from "../../shared/window/useMeasuredRows.ts";
import { useRowSelection } from "../../shared/window/useRowSelection.ts";
import { useWindow } from "../../shared/window/useWindow.ts";
import { writeClipboard } from "../../shared/writeClipboard.ts";
import { PrintRest } from "../PrintRest.tsx";
import { jsonFindSource } from "./jsonFindSource.ts";
import { BETWEEN, nodeText } from "./nodeText.ts";
import { TreeRow } from "./TreeRow.tsx";
import { type TreeMove, treeKeys, typedRow } from "./treeKeys.ts";
import { type Shown, useScrollTo } from "./useScrollTo.ts";
import type { TreeState } from "./useTreeState.ts";

interface JsonTreeViewProps {
  readonly state: TreeState;
  /** Accessible name. */
  readonly label: string;
  /** Only the first rows are seen: nothing scrolls. */
  readonly shut: boolean;
  /** The reader has opened, closed or gone somewhere. */
  readonly onUse: () => void;
  readonly finding: boolean;
  readonly onFindClose: () => void;
}

/** Above and below the rows, in pixels, as the sheet says. */
const PADDING = 18;
/** Pause after which type-ahead starts a new word, in milliseconds. */
const TYPE_AHEAD_MS = 700;
/** Siblings that `*` opens at most. */
const MAX_SIBLINGS = 1_000;

/**
 * A JSON tree of any size: only the rows in view are mounted. One tab stop; arrows, Home, End, Page keys, `*` and
 * type-ahead; Enter opens; Ctrl or Cmd+C copies the value. Renders a `<div role="tree">`.
 */
export function JsonTreeView(props: JsonTreeViewProps): ReactNode {
  const { state, label, shut, onUse, finding, onFindClose } = props;
  const { rows, version, texts } = state;
  const { tree } = rows;
  const active = shownNode(rows, state.active);
  const scroller = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: "", at: 0 });
  const id = `${useId()}-row`;
  const line = useLineHeight(scroller);

  // biome-ignore lint/correctness/useExhaustiveDependencies: rows change inside, and the version tells
  const measured = useMemo(
    () => (texts.size > 0 ? measuredSizes(rows.count, line) : null),
    [rows, version, line, texts],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows change inside, and the version tells
  const sizes = useMemo(
    () => measured ?? fixedSizes(rows.count, line),
    [measured, rows, version, line],
  );
  const isOpen = (node: number): boolean => rows.isOpen(node) || texts.has(node);
  const rowText = (row: number): string => {
    const { key, value } = nodeText(tree, rows.node(row), isOpen(rows.node(row)));
    return key === "" ? value : `${key}${BETWEEN}${value}`;
  };
  const selected = useRowSelection(scroller, { count: rows.count, text: rowText });
  // The tree names its active row, which therefore has to be there.
  const activeRow = Math.max(0, rows.row(active));
  const pinned = useMemo(
    () => (selected.includes(activeRow) ? selected : [...selected, activeRow]),
    [selected, activeRow],
  );
  const win = useWindow({ scroller, sizes, pinned, lead: PADDING });
  useMeasuredRows(scroller, measured, win);

  const source = useMemo(() => jsonFindSource(tree), [tree]);
  const shown = useRef<Shown | null>(null);
  const find = useFind({
    source,
    firstRow: () => rows.node(win.inView().first),
    onShow: ({ row: node }) => {
      onUse();
      state.reveal(node);
      shown.current = { node, align: "center" };
    },
  });
  useScrollTo(shown, rows, win.scrollTo);

  const move = (how: TreeMove): void => {
    onUse();
    if ("to" in how) state.setActive(rows.node(how.to));
    else if ("open" in how) state.change(() => rows.open(how.open));
    else if ("close" in how) state.change(() => rows.close(how.close));
    else if ("toggle" in how) state.toggle(how.toggle);
    else state.change(() => openSiblings(rows, how.openSiblings));
    shown.current = { node: "to" in how ? rows.node(how.to) : active, align: "nearest" };
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget) return;
    const row = Math.max(0, rows.row(active));
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() === "c" && !hasSelection()) {
      event.preventDefault();
      void writeClipboard(tree.value(rows.node(row)));
    }
    if (isCommand || event.altKey) return;
    const how = treeKeys(event.key, rows, row) ?? typeAhead(event.key, row);
    if (!how) return;
    event.preventDefault();
    move(how);
  };
  const typeAhead = (key: string, row: number): TreeMove | null => {
    if (key.length !== 1) return null;
    const now = Date.now();
    const text = (now - typed.current.at > TYPE_AHEAD_MS ? "" : typed.current.text) + key;
    typed.current = { text, at: now };
    const to = typedRow(rows, row, text);
    return to < 0 ? null : { to };
  };
  const press = (target: EventTarget): void => {
    const element = target instanceof Element ? target : null;
    const row = element?.closest<HTMLElement>("[data-row]")?.dataset["row"];
    if (row === undefined || element?.closest("button") || hasSelection()) return;
    const node = rows.node(Number(row));
    state.setActive(node);
    if (tree.size(node) > 0 || tree.type(node) === "string") state.toggle(node);
    onUse();
  };

  return (
    <>
      {finding && <CardFind find={find} onClose={onFindClose} />}
      <div
        ref={scroller}
        role="tree"
        aria-label={label}
        aria-activedescendant={id}
        tabIndex={0}
        className={cx("ac-win ac-json ac-mono ac-inset", shut && "ac-json-shut")}
        data-slot="json"
        onKeyDown={onKeyDown}
        onClick={(event) => press(event.target)}
      >
        {win.parts.map((part, at) => {
          if (part.row === undefined)
            return <Gap key={gapKey(at, win.parts.length)} px={part.gap} />;
          const node = rows.node(part.row);
          return (
            <TreeRow
              key={node}
              tree={tree}
              node={node}
              row={part.row}
              isOpen={isOpen(node)}
              isActive={node === active}
              canCopy={state.moved}
              id={id}
              marks={finding ? marksIn(find.hits, node, find.current) : NONE}
            />
          );
        })}
      </div>
      <PrintRest count={win.unprinted} what="rows" />
    </>
  );
}

const NONE: readonly never[] = [];

/** The node itself, or the nearest one around it that is not closed away. */
function shownNode(rows: TreeState["rows"], node: number): number {
  let at = node;
  while (at > 0 && rows.row(at) < 0) at = rows.tree.parent(at);
  return Math.max(0, at);
}

function hasSelection(): boolean {
  const selection = document.getSelection();
  return selection !== null && !selection.isCollapsed;
}

function openSiblings(rows: TreeState["rows"], node: number): void {
  const { tree } = rows;
  const parent = tree.parent(node);
  if (parent < 0) {
    rows.open(node);
    return;
  }
  let left = MAX_SIBLINGS;
  for (let at = parent + 1; at < tree.next(parent) && left > 0; at = tree.next(at), left--)
    rows.open(at);
}
