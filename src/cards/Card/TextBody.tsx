"use client";
import { type ReactNode, useMemo, useState } from "react";
import { Clip } from "../shared/Clip.tsx";
import { cx } from "../shared/cx.ts";
import { useCardHost } from "../shared/host.ts";
import { Info } from "../shared/lucide/icons/info.ts";
import { ScrollX } from "../shared/ScrollX.tsx";
import { CardFooter } from "./CardFooter.tsx";
import { HiddenNote } from "./HiddenNote.tsx";
import { estimateRows } from "./paginate.ts";
import { readText, type ShownText } from "./readText.ts";
import { TextLines } from "./TextLines.tsx";

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
  /** Accessible name of the scrolling part when lines do not wrap. */
  readonly label?: string;
  readonly className?: string;
}

/**
 * Any text, within the budgets: hidden characters marked and counted in a note, terminal codes as
 * fixed styles, 12 lines and then the rest on request. No Markdown, no links. Renders `<div>`s.
 */
export function TextBody(props: TextBodyProps): ReactNode {
  const { text, face = "mono", wrap = true, label, className } = props;
  const { labels, limits } = useCardHost();
  const own = useMemo(() => props.read ?? readText(text, limits), [props.read, text, limits]);
  const [shown, setShown] = useState(1);
  const terminal = props.terminal === true || own.isTerminal;
  const { pages } = own;
  const more = shown < pages.length;
  const rows = wrap ? estimateRows(pages[0], 32) : own.lines;

  return (
    <>
      {own.hidden > 0 && <HiddenNote count={own.hidden} />}
      <Clip
        lines={12}
        total={own.lines}
        rows={rows}
        label={pages.length > 1 ? () => labels.showMoreText : labels.showAllLines}
        {...(more && { onMore: () => setShown(shown + 1) })}
        onOpenChange={(open) => !open && setShown(1)}
        footer={
          !more && own.kept < own.total ? (
            <CardFooter icon={Info}>{labels.textCut(own.kept, own.total)}</CardFooter>
          ) : undefined
        }
      >
        <Scroll wrap={wrap} label={label}>
          <div
            className={cx(
              "ac-text",
              face === "mono" && "ac-mono",
              terminal && "ac-term",
              !wrap && "ac-text-pre",
              className,
            )}
            data-slot="text"
          >
            {pages.slice(0, shown).map((page, at) => (
              <TextLines
                // biome-ignore lint/suspicious/noArrayIndexKey: pages never change places
                key={at}
                page={page}
                more={at < shown - 1}
                dense={own.isTerminal && own.hidden > 400}
              />
            ))}
          </div>
        </Scroll>
      </Clip>
    </>
  );
}

interface ScrollProps {
  readonly wrap: boolean;
  readonly label: string | undefined;
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
