"use client";
import type { ReactNode } from "react";
import type { CoreLabels } from "../../locales/enCore.ts";
import { useCardHost } from "../shared/host.ts";
import { CardFooter } from "./CardFooter.tsx";

interface PrintRestProps {
  /** How many are left out on paper; 0 on a screen. */
  readonly count: number;
  readonly what: Parameters<CoreLabels["notPrinted"]>[1];
}

/** On paper, says what the bound of printing left out. Renders a `<div>`, or nothing. */
export function PrintRest({ count, what }: PrintRestProps): ReactNode {
  const { labels } = useCardHost();
  return count > 0 && <CardFooter>{labels.notPrinted(count, what)}</CardFooter>;
}
