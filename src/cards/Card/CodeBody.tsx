"use client";
import type { ReactNode } from "react";
import { Clip } from "../shared/Clip.tsx";
import { useCardHost } from "../shared/host.ts";
import { Info } from "../shared/lucide/icons/info.ts";
import { CardFooter } from "./CardFooter.tsx";
import { CodeLines } from "./CodeLines.tsx";
import { HiddenNote } from "./HiddenNote.tsx";
import type { ShownCode } from "./readCode.ts";

/** Lines mounted while closed: the ones to be seen, and enough to know whether all fit. */
const CLOSED_LINES = 24;

interface CodeBodyProps {
  readonly code: ShownCode;
  readonly wrap: boolean;
  readonly label: string;
}

/** The lines, 16 of them at first; a note when some characters are marked, one when not all lines are shown. */
export function CodeBody({ code, wrap, label }: CodeBodyProps): ReactNode {
  const { labels } = useCardHost();
  const { lines, total, hidden } = code;
  const cut = lines.length < total;
  return (
    <>
      {hidden > 0 && <HiddenNote count={hidden} />}
      <Clip
        lines={16}
        total={total}
        label={cut ? () => labels.showMoreText : labels.showAllLines}
        footer={cut && <CardFooter icon={Info}>{labels.linesCut(lines.length, total)}</CardFooter>}
      >
        {(open) => (
          <CodeLines
            lines={open ? lines : lines.slice(0, CLOSED_LINES)}
            total={total}
            wrap={wrap}
            label={label}
          />
        )}
      </Clip>
    </>
  );
}
