"use client";
import { type ReactNode, useMemo } from "react";
import { CardNote } from "../Card/CardNote.tsx";
import { useKindHost } from "../shared/kindHost.ts";
import { ArrowRight } from "../shared/lucide/icons/arrow-right.ts";
import { FileCog } from "../shared/lucide/icons/file-cog.ts";
import { Info } from "../shared/lucide/icons/info.ts";
import { Pilcrow } from "../shared/lucide/icons/pilcrow.ts";
import { TextWrap as WrapText } from "../shared/lucide/icons/text-wrap.ts";
import type { FileDiff } from "./diffTypes.ts";
import { isMoveOnly } from "./fileState.ts";
import { shownPath } from "./shownPath.ts";
import { spaceChange } from "./whitespace.ts";

/** Whether changes of white space are left out, and the way to say so. */
export interface SpaceSwitch {
  readonly ignored: boolean;
  readonly onChange: (ignored: boolean) => void;
}

interface DiffNotesProps {
  /** With every change. */
  readonly file: FileDiff;
  readonly space: SpaceSwitch;
}

/** What is to be said of a file before its lines: where it came from, its mode, its line ends, how it was compared. */
export function DiffNotes({ file, space }: DiffNotesProps): ReactNode {
  const { labels } = useKindHost();
  const { oldPath, oldMode, newMode, coarse } = file;
  const modeChanged = oldMode !== null && newMode !== null && oldMode !== newMode;
  return (
    <>
      {oldPath !== null && !isMoveOnly(file) && (
        <CardNote icon={ArrowRight}>
          <bdi className="ac-bdi">{labels.fromPath(shownPath(oldPath))}</bdi>
        </CardNote>
      )}
      {modeChanged && <CardNote icon={FileCog}>{labels.modeChanged(oldMode, newMode)}</CardNote>}
      <SpaceNote file={file} space={space} />
      {coarse && <CardNote icon={Info}>{labels.diffTooLarge}</CardNote>}
    </>
  );
}

/** Names a change that is white space or line ends and nothing else, and offers to leave it out. */
function SpaceNote({ file, space }: DiffNotesProps): ReactNode {
  const { labels } = useKindHost();
  const { blocks, lineEnds } = file;
  const kind = useMemo(() => spaceChange(blocks), [blocks]);
  const action = {
    label: space.ignored ? labels.showSpace : labels.ignoreSpace,
    onSelect: () => space.onChange(!space.ignored),
  };
  if (space.ignored && kind !== "none")
    return (
      <CardNote icon={Pilcrow} action={action}>
        {labels.spaceIgnored}
      </CardNote>
    );
  if (lineEnds) {
    const told = labels.lineEndsChanged(lineEnds.from, lineEnds.to);
    return (
      <CardNote icon={WrapText} {...(kind !== "none" && { action })}>
        {kind === "line-ends" ? `${told} ${labels.onlySpaceChanged("line-ends")}` : told}
      </CardNote>
    );
  }
  if (kind !== "space") return null;
  return (
    <CardNote icon={Pilcrow} action={action}>
      {labels.onlySpaceChanged("space")}
    </CardNote>
  );
}
