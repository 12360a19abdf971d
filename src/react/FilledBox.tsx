"use client";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useIsomorphicLayoutEffect } from "../cards/shared/useIsomorphicLayoutEffect.ts";

/** How long a box may stay empty before it counts as empty, in milliseconds: some components draw only after an effect. */
const EMPTY_FOR_MS = 250;

interface FilledBoxProps {
  /** Drawn after an empty box. */
  readonly instead: () => ReactNode;
  /** Called once when the box is found empty. */
  readonly onEmpty: () => void;
  readonly children: ReactNode;
}

/**
 * Notices a renderer that drew nothing: React takes `undefined`, functions and symbols as nothing and
 * says so only in development (hostile value C04). The renderer stays mounted, and once it draws
 * something the other content goes. Renders a `<div>`.
 */
export function FilledBox({ instead, onEmpty, children }: FilledBoxProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const report = useRef(onEmpty);
  const [isEmpty, setEmpty] = useState(false);

  // Not a passive effect: those cost a task of their own, at every chunk of a result that streams in.
  useIsomorphicLayoutEffect(() => {
    report.current = onEmpty;
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      if (element.childNodes.length > 0) setEmpty(false);
      else timer = setTimeout(found, EMPTY_FOR_MS);
    };
    const found = (): void => {
      if (element.childNodes.length > 0) return;
      setEmpty(true);
      report.current();
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);

  return (
    <>
      <div ref={box} className="ac-renderer" data-slot="renderer">
        {children}
      </div>
      {isEmpty && instead()}
    </>
  );
}
