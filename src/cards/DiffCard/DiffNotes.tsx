"use client";
import type { ReactNode } from "react";
import { CardNote } from "../Card/CardNote.tsx";
import { useCardHost } from "../shared/host.ts";
import { ArrowRight } from "../shared/lucide/icons/arrow-right.ts";
import { FileCog } from "../shared/lucide/icons/file-cog.ts";
import { Info } from "../shared/lucide/icons/info.ts";
import { TextWrap as WrapText } from "../shared/lucide/icons/text-wrap.ts";
import type { FileDiff } from "./diffTypes.ts";
import { isMoveOnly } from "./fileState.ts";
import { shownPath } from "./shownPath.ts";

/** What is to be said of a file before its lines: where it came from, its mode, its line ends, how it was compared. */
export function DiffNotes({ file }: { readonly file: FileDiff }): ReactNode {
  const { labels } = useCardHost();
  const { oldPath, oldMode, newMode, lineEnds, coarse } = file;
  const modeChanged = oldMode !== null && newMode !== null && oldMode !== newMode;
  return (
    <>
      {oldPath !== null && !isMoveOnly(file) && (
        <CardNote icon={ArrowRight}>
          <bdi className="ac-bdi">{labels.fromPath(shownPath(oldPath))}</bdi>
        </CardNote>
      )}
      {modeChanged && <CardNote icon={FileCog}>{labels.modeChanged(oldMode, newMode)}</CardNote>}
      {lineEnds && (
        <CardNote icon={WrapText}>{labels.lineEndsChanged(lineEnds.from, lineEnds.to)}</CardNote>
      )}
      {coarse && <CardNote icon={Info}>{labels.diffTooLarge}</CardNote>}
    </>
  );
}
