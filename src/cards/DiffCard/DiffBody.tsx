"use client";
import type { ReactNode, Ref } from "react";
import { CardFooter } from "../Card/CardFooter.tsx";
import { CardNote } from "../Card/CardNote.tsx";
import { TextBody } from "../Card/TextBody.tsx";
import { useKindHost } from "../shared/kindHost.ts";
import { FileDiff as FileDiffIcon } from "../shared/lucide/icons/file-diff.ts";
import { Info } from "../shared/lucide/icons/info.ts";
import { Comparing } from "./Comparing.tsx";
import { DiffFile } from "./DiffFile.tsx";
import type { SpaceSwitch } from "./DiffNotes.tsx";
import type { DiffView } from "./diffRows.ts";
import type { DiffModel } from "./diffTypes.ts";
import { MultiFile } from "./MultiFile.tsx";
import { shownPath } from "./shownPath.ts";
import type { TextPair } from "./textDiff.ts";

interface DiffBodyProps {
  readonly element: Ref<HTMLDivElement>;
  /** Texts that are to be compared; `null` for a patch. */
  readonly pair: TextPair | null;
  /** Every change; `null` while texts are compared. */
  readonly exact: DiffModel | null;
  /** The changes to be seen. */
  readonly shown: DiffModel | null;
  /** Accessible name of the lines of a single file. */
  readonly label: string;
  readonly view: DiffView;
  readonly space: SpaceSwitch;
}

/** The files of a diff with the text around them, or what there is to see while they are compared. Renders a `<div>`. */
export function DiffBody(props: DiffBodyProps): ReactNode {
  const { element, pair, exact, shown, label } = props;
  return (
    <div
      ref={element}
      className="ac-dbody"
      data-slot="diff"
      data-added={shown?.added}
      data-removed={shown?.removed}
    >
      {exact && shown ? (
        <Files {...props} exact={exact} shown={shown} />
      ) : (
        pair && <Comparing pair={pair} label={label} />
      )}
    </div>
  );
}

interface FilesProps extends DiffBodyProps {
  readonly exact: DiffModel;
  readonly shown: DiffModel;
}

function Files({ exact, shown, label, view, space }: FilesProps): ReactNode {
  const { labels } = useKindHost();
  const { files, trailing, cut, statedPath } = shown;
  const [first] = files;
  const [exactFirst] = exact.files;
  return (
    <>
      {statedPath !== null && (
        <CardNote icon={FileDiffIcon}>
          <bdi className="ac-bdi">{labels.patchNamed(shownPath(statedPath))}</bdi>
        </CardNote>
      )}
      {files.length === 1 && first && exactFirst ? (
        <>
          {first.leading !== "" && <TextBody text={first.leading} />}
          <DiffFile file={first} exact={exactFirst} label={label} view={view} space={space} />
        </>
      ) : (
        <MultiFile files={files} exact={exact.files} view={view} space={space} />
      )}
      {trailing !== "" && <TextBody text={trailing} />}
      {cut && <CardFooter icon={Info}>{labels.textCut(cut.read, cut.total)}</CardFooter>}
    </>
  );
}
