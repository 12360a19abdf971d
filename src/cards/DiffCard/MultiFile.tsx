"use client";
import { type ReactNode, useState } from "react";
import { CardFooter } from "../Card/CardFooter.tsx";
import { TextBody } from "../Card/TextBody.tsx";
import { FileIcon } from "../shared/FileIcon.tsx";
import { useCardHost } from "../shared/host.ts";
import { Info } from "../shared/lucide/icons/info.ts";
import { DiffFile } from "./DiffFile.tsx";
import { DiffHeading } from "./DiffHeading.tsx";
import { DiffStat } from "./DiffStat.tsx";
import type { FileDiff } from "./diffTypes.ts";
import { shownPath } from "./shownPath.ts";

/** Files shown before the rest is asked for. */
const FIRST_FILES = 10;

/** Every file of a patch under a line with its own path and counts. Renders `<section>`s. */
export function MultiFile({ files }: { readonly files: readonly FileDiff[] }): ReactNode {
  const { labels, limits } = useCardHost();
  const [open, setOpen] = useState(false);
  const most = Math.min(files.length, limits.files);
  const shown = files.slice(0, open ? most : Math.min(most, FIRST_FILES));
  return (
    <>
      {shown.map((file, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: files never change places, and paths may repeat (security R15)
        <FileSection key={i} file={file} />
      ))}
      {shown.length < most && (
        <button
          type="button"
          className="ac-more ac-inset"
          data-slot="more-files"
          onClick={() => setOpen(true)}
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

function FileSection({ file }: { readonly file: FileDiff }): ReactNode {
  const { labels } = useCardHost();
  const label = file.path === null ? labels.result : shownPath(file.path);
  return (
    <section className="ac-dfile" aria-label={label} data-slot="diff-file">
      {file.leading !== "" && <TextBody text={file.leading} />}
      <div className="ac-dfile-h">
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
      </div>
      <DiffFile file={file} label={label} />
    </section>
  );
}
