"use client";
import type { ReactNode } from "react";
import type { Mark } from "../shared/find/hitTable.ts";
import { MarkedText } from "../shared/find/MarkedText.tsx";
import { useKindHost } from "../shared/kindHost.ts";
import { linkParts } from "../shared/links.ts";

interface RunTextProps {
  readonly text: string;
  readonly marks?: readonly Mark[];
  /** Where the text begins in what the marks count from. @default 0 */
  readonly from?: number;
  /** See `SafeText`. */
  readonly hiddenMarks?: number;
}

const NONE: readonly Mark[] = [];

/** Text with marks, and with links where the host wants them (security R7). Renders text, `<mark>`s and `<a>`s. */
export function RunText({
  text,
  marks = NONE,
  from = 0,
  hiddenMarks = 400,
}: RunTextProps): ReactNode {
  const { linkify, urlPolicy } = useKindHost();
  if (!linkify || !/https?:/i.test(text)) {
    return <MarkedText text={text} marks={marks} from={from} hiddenMarks={hiddenMarks} />;
  }
  let at = from;
  const out: ReactNode[] = [];
  for (const { text: part, href } of linkParts(text, urlPolicy)) {
    const run = (
      <MarkedText key={at} text={part} marks={marks} from={at} hiddenMarks={hiddenMarks} />
    );
    out.push(href === null ? run : linked(run, href, at));
    at += part.length;
  }
  return out;
}

function linked(run: ReactNode, href: string, key: number): ReactNode {
  return (
    <a
      key={key}
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      referrerPolicy="no-referrer"
      className="ac-a-link"
      data-slot="text-link"
    >
      {run}
    </a>
  );
}
