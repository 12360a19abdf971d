"use client";
import { type ReactNode, useMemo } from "react";
import { useIsomorphicLayoutEffect } from "../../shared/useIsomorphicLayoutEffect.ts";
import { useRowSelection } from "../../shared/window/useRowSelection.ts";
import { CodeBox } from "./CodeBox.tsx";
import type { CodeView } from "./CodeView.ts";
import { rowTexts, setMounted } from "./codeRows.ts";
import { showHit } from "./showHit.ts";

interface CodePlainProps extends CodeView {
  /** Rows mounted, from the first on. */
  readonly shown: number;
}

/** Lines that are all mounted, or the first ones of a text that is not open yet. Renders `<div>`s. */
export function CodePlain({ shown, ...view }: CodePlainProps): ReactNode {
  const { rows, scroller, wanted, inView, mounted } = view;
  useRowSelection(
    scroller,
    useMemo(() => rowTexts(rows), [rows]),
  );
  useIsomorphicLayoutEffect(() => {
    inView.current = () => ({ first: 0, end: shown });
    setMounted(mounted, rows, { first: 0, end: shown });
  }, [inView, mounted, rows, shown]);
  useIsomorphicLayoutEffect(() => {
    const node = scroller.current;
    if (!node || !wanted) return;
    node.querySelector(`[data-row="${wanted.row}"]`)?.scrollIntoView?.({ block: "nearest" });
    showHit(node);
  }, [scroller, wanted]);
  const parts = useMemo(() => Array.from({ length: shown }, (_, row) => ({ row })), [shown]);
  return <CodeBox {...view} parts={parts} tall={false} />;
}
