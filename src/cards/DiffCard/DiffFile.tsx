"use client";
import type { ReactNode } from "react";
import type { LucideComponent } from "../shared/Icon.tsx";
import { Icon } from "../shared/Icon.tsx";
import { useKindHost } from "../shared/kindHost.ts";
import { ArrowRight } from "../shared/lucide/icons/arrow-right.ts";
import { Equal } from "../shared/lucide/icons/equal.ts";
import { File as FilePlain } from "../shared/lucide/icons/file.ts";
import { FileDigit } from "../shared/lucide/icons/file-digit.ts";
import { DiffLines } from "./DiffLines.tsx";
import { DiffNotes, type SpaceSwitch } from "./DiffNotes.tsx";
import type { DiffView } from "./diffRows.ts";
import type { FileDiff } from "./diffTypes.ts";
import { fileState } from "./fileState.ts";
import { shownPath } from "./shownPath.ts";

interface DiffFileProps {
  /** With the changes to be seen. */
  readonly file: FileDiff;
  /** With every change. */
  readonly exact: FileDiff;
  /** Accessible name of the lines. */
  readonly label: string;
  readonly view: DiffView;
  readonly space: SpaceSwitch;
}

/** One file: notes, then its lines or one line that says why there are none. */
export function DiffFile({ file, exact, label, view, space }: DiffFileProps): ReactNode {
  const { labels } = useKindHost();
  const isLeftOut = file.blocks.length === 0 && exact.blocks.length > 0;
  const state = isLeftOut ? "same" : fileState(file);
  const hasOneSide = file.change === "new" || file.change === "deleted";
  return (
    <>
      <DiffNotes file={exact} space={space} />
      {state === "lines" && (
        <DiffLines file={file} label={label} view={hasOneSide ? "unified" : view} />
      )}
      {state === "binary" && <Message icon={FileDigit}>{labels.binaryDiffers}</Message>}
      {state === "empty" && <Message icon={FilePlain}>{labels.emptyFile}</Message>}
      {state === "same" && <Message icon={Equal}>{labels.noDifferences}</Message>}
      {state === "mode" && <Message icon={Equal}>{labels.contentsUnchanged}</Message>}
      {state === "moved" && <Moved file={file} />}
    </>
  );
}

interface MessageProps {
  readonly icon: LucideComponent;
  readonly children: ReactNode;
}

function Message({ icon, children }: MessageProps): ReactNode {
  return (
    <div className="ac-line-msg" data-slot="diff-message">
      <span className="ac-col">
        <Icon of={icon} size={14} />
      </span>
      <span className="ac-grow">{children}</span>
    </div>
  );
}

function Moved({ file }: { readonly file: FileDiff }): ReactNode {
  const { labels } = useKindHost();
  return (
    <div className="ac-line-msg ac-moved" data-slot="diff-message">
      <bdi className="ac-mono ac-moved-p" dir="ltr">
        {shownPath(file.oldPath ?? "")}
      </bdi>
      <Icon of={ArrowRight} size={14} flip />
      <bdi className="ac-mono ac-moved-p ac-moved-to" dir="ltr">
        {shownPath(file.path ?? "")}
      </bdi>
      <span className="ac-moved-m ac-wide">{labels.contentsUnchanged}</span>
    </div>
  );
}
