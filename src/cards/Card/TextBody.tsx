"use client";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { Clip } from "../shared/Clip.tsx";
import { chunk, useChunk } from "../shared/chunk.ts";
import { cx } from "../shared/cx.ts";
import { useFindShortcut } from "../shared/find/useFindShortcut.ts";
import { useCardHost } from "../shared/host.ts";
import { ScrollX } from "../shared/ScrollX.tsx";
import { usePrinting } from "../shared/window/printing.ts";
import { estimateRows } from "./firstPage.ts";
import { HiddenNote } from "./HiddenNote.tsx";
import { PrintRest } from "./PrintRest.tsx";
import { readPrinted, readText, type ShownText } from "./readText.ts";
import { TextLines } from "./TextLines.tsx";
import { useHiddenCount } from "./useHiddenCount.ts";

const longText = chunk(() => import("./longText/LongText.tsx"));
const runText = chunk(() => import("./RunText.tsx"));

/** State of the find bar, which the card's menu opens, too. */
export interface Finding {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

interface TextBodyProps {
  readonly text: string;
  /** Read already, by a card that needs the counts. */
  readonly read?: ShownText;
  /** `prose` is the host's own face, for sentences. @default "mono" */
  readonly face?: "mono" | "prose";
  /** Left to right whatever the language. Implied by terminal codes. @default false */
  readonly terminal?: boolean;
  /** Without it, lines run left to right and scroll. @default true */
  readonly wrap?: boolean;
  /** Leaves colours out. @default false */
  readonly plain?: boolean;
  /** Accessible name of the part that scrolls. @default labels.output */
  readonly label?: string;
  readonly className?: string;
  /** Lets the reader find words in the text, also by Ctrl or Cmd+F. */
  readonly finding?: Finding;
  /** Called when all lines of a long text are known. */
  readonly onLines?: (lines: number) => void;
}

/** What the whole text holds, once it has been read. */
interface Counted {
  readonly text: string;
  readonly lines: number;
  readonly hidden: number;
}

/**
 * Any text: hidden characters marked and counted in a note, terminal codes as fixed styles, 12 lines and then the rest on
 * request, in a window of its own where it is long. No Markdown. Renders `<div>`s.
 */
export function TextBody(props: TextBodyProps): ReactNode {
  const { text, face = "mono", wrap = true, plain = false, className, finding, onLines } = props;
  const { labels, limits, linkify } = useCardHost();
  const label = props.label ?? labels.output;
  const own = useMemo(
    () => props.read ?? readText(text, limits, plain ? "plain" : "terminal"),
    [props.read, text, limits, plain],
  );
  const [open, setOpen] = useState(false);
  const [counted, setCounted] = useState<Counted | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useFindShortcut(box, finding && (() => finding.setOpen(true)));

  const found = finding?.open === true;
  const windowed = (open && own.isLong) || found;
  const Long = useChunk(longText, windowed)?.LongText;
  const Run = useChunk(runText, linkify === true)?.RunText ?? null;
  const printing = usePrinting();
  const printed = useMemo(
    () =>
      printing && own.isLong && !Long ? readPrinted(text, plain ? "plain" : "terminal") : null,
    [printing, own, Long, text, plain],
  );
  const terminal = props.terminal === true || own.isTerminal;
  const read = useHiddenCount(text, own, true);
  const whole = counted?.text === text ? counted : null;
  const { lines } = whole ?? own;
  const hidden = whole?.hidden ?? read.count;
  const look = cx(
    "ac-text",
    face === "mono" && "ac-mono",
    terminal && "ac-term",
    !wrap && "ac-text-pre",
    className,
  );

  const page = (
    <div className={look} data-slot="text">
      <TextLines
        page={printed?.page ?? own.page}
        dense={own.isTerminal && own.hidden > 400}
        run={Run}
      />
      <PrintRest count={printed?.rest ?? 0} what="lines" />
    </div>
  );
  return (
    <>
      {hidden > 0 && <HiddenNote count={hidden} isLeast={!whole && read.isLeast} />}
      <div ref={box} className="ac-text-box">
        <Clip
          lines={12}
          total={lines ?? 0}
          more={own.isLong}
          rows={wrap ? estimateRows(own.page, 32) : (lines ?? 0)}
          label={lines === null ? () => labels.showMoreText : labels.showAllLines}
          open={open || found}
          onOpenChange={(next) => {
            setOpen(next);
            if (!next) finding?.setOpen(false);
          }}
        >
          {Long ? (
            <Long
              text={text}
              wrap={wrap}
              plain={plain}
              label={label}
              className={look}
              finding={found}
              onFindClose={() => finding?.setOpen(false)}
              onRead={(index) => {
                setCounted({ text, lines: index.lines, hidden: index.hidden });
                onLines?.(index.lines);
              }}
            />
          ) : windowed && own.isLong ? (
            <div className="ac-long">{page}</div>
          ) : (
            <Scroll wrap={wrap} label={label}>
              {page}
            </Scroll>
          )}
        </Clip>
      </div>
    </>
  );
}

interface ScrollProps {
  readonly wrap: boolean;
  readonly label: string;
  readonly children: ReactNode;
}

function Scroll({ wrap, label, children }: ScrollProps): ReactNode {
  return wrap ? (
    children
  ) : (
    <ScrollX dir="ltr" label={label}>
      {children}
    </ScrollX>
  );
}
