"use client";
import { type ReactNode, useRef } from "react";
import { useIsomorphicLayoutEffect } from "../useIsomorphicLayoutEffect.ts";

interface GapProps {
  /** Pixels that are left empty. */
  readonly px: number;
}

/** The room of rows that are not mounted. Its height is set from script, since the markup may hold no style. Renders a `<div>`. */
export function Gap({ px }: GapProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useIsomorphicLayoutEffect(() => {
    if (box.current) box.current.style.height = `${px}px`;
  }, [px]);
  return <div ref={box} className="ac-gap" aria-hidden="true" data-slot="gap" />;
}
