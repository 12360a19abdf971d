"use client";
import { type ReactNode, useId, useState } from "react";
import { CardFooter } from "../Card/CardFooter.tsx";
import { TextBody } from "../Card/TextBody.tsx";
import { FileIcon } from "../shared/FileIcon.tsx";
import { Icon } from "../shared/Icon.tsx";
import { useKindHost } from "../shared/kindHost.ts";
import { ChevronDown } from "../shared/lucide/icons/chevron-down.ts";
import { Info } from "../shared/lucide/icons/info.ts";
import { DiffFile } from "./DiffFile.tsx";
import { DiffHeading } from "./DiffHeading.tsx";
import type { SpaceSwitch } from "./DiffNotes.tsx";
import { DiffStat } from "./DiffStat.tsx";
import type { DiffView } from "./diffRows.ts";
import type { FileDiff } from "./diffTypes.ts";
import { shownPath } from "./shownPath.ts";

/** Files shown before the rest is asked for. */
const FIRST_FILES = 10;
/** With more files they are a list at first, each to be opened. */
const OPEN_FILES = 3;

interface MultiFileProps {
  /** With the changes to be seen. */
  readonly files: readonly FileDiff[];
  /** The same files with every change. */
  readonly exact: readonly FileDiff[];
  readonly view: DiffView;
  readonly space: SpaceSwitch;
}

/** Every file of a patch under a line with its own path and counts, which opens and closes it. Renders `<section>`s. */
export function MultiFile({ files, exact, view, space }: MultiFileProps): ReactNode {
  const { labels, limits } = useKindHost();
  const [all, setAll] = useState(false);
  const most = Math.min(files.length, limits.files);
  const shown = files.slice(0, all ? most : Math.min(most, FIRST_FILES));
  return (
    <>
      {shown.map((file, i) => (
        <FileSection
          // biome-ignore lint/suspicious/noArrayIndexKey: files never change places, and paths may repeat (security R15)
          key={i}
          file={file}
          exact={exact[i] ?? file}
          view={view}
          space={space}
          defaultOpen={files.length <= OPEN_FILES}
        />
      ))}
      {shown.length < most && (
        <button
          type="button"
          className="ac-more ac-inset"
          data-slot="more-files"
          onClick={() => setAll(true)}
        >
          {labels.showMore(most - shown.length)}
        </button>
      )}
      {shown.length === most && most < files.length && (
        <CardFooter icon={Info}>{labels.filesCut(most, files.length)}</CardFooter>
      )}
    </>
  );
}

interface FileSectionProps {
  readonly file: FileDiff;
  readonly exact: FileDiff;
  readonly view: DiffView;
  readonly space: SpaceSwitch;
  readonly defaultOpen: boolean;
}

function FileSection({ file, exact, view, space, defaultOpen }: FileSectionProps): ReactNode {
  const { labels } = useKindHost();
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);
  const label = file.path === null ? labels.result : shownPath(file.path);
  return (
    <section className="ac-dfile" aria-label={label} data-slot="diff-file">
      {file.leading !== "" && <TextBody text={file.leading} />}
      <button
        type="button"
        className="ac-dfile-h ac-inset"
        data-slot="diff-file-toggle"
        data-state={open ? "open" : "closed"}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon of={ChevronDown} size={14} className="ac-out-i" />
        <span className="ac-lead">
          <FileIcon name={file.path ?? ""} size={16} />
        </span>
        <span className="ac-tt">
          {file.path === null ? (
            label
          ) : (
            <DiffHeading path={file.path} change={file.change} verb="" />
          )}
        </span>
        <DiffStat added={file.added} removed={file.removed} />
      </button>
      <div id={id} className="ac-dfile-b" hidden={!open}>
        {open && <DiffFile file={file} exact={exact} label={label} view={view} space={space} />}
      </div>
    </section>
  );
}
