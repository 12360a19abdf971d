"use client";
import { type ReactNode, useMemo } from "react";
import type { DiffPayload } from "../../protocol/artifact/artifact.ts";
import { Card } from "../Card/Card.tsx";
import { CardFooter } from "../Card/CardFooter.tsx";
import { TextBody } from "../Card/TextBody.tsx";
import type { CardProps } from "../CardProps.ts";
import { FileIcon } from "../shared/FileIcon.tsx";
import { useCardHost } from "../shared/host.ts";
import { FileDiff as FileDiffIcon } from "../shared/lucide/icons/file-diff.ts";
import { Info } from "../shared/lucide/icons/info.ts";
import { DiffFile } from "./DiffFile.tsx";
import { DiffHeading } from "./DiffHeading.tsx";
import { DiffStat } from "./DiffStat.tsx";
import { diffActions } from "./diffActions.ts";
import { diffModel } from "./diffModel.ts";
import { diffTitle, diffVerb, payloadPath } from "./diffTitle.ts";
import type { DiffModel } from "./diffTypes.ts";
import { MultiFile } from "./MultiFile.tsx";
import { shownPath } from "./shownPath.ts";

/**
 * Kind `diff`: two texts compared line by line, or a unified patch of any number of files, in one column.
 * A payload without either shows its path and the portable value. Renders an `<article>`.
 */
export function DiffCard(props: CardProps<DiffPayload>): ReactNode {
  const { payload, artifact, value, isError, status } = props;
  const { labels, limits } = useCardHost();
  const { diffLines: lines, diffUnits: units } = limits;
  const model = useMemo(() => diffModel(payload, { lines, units }), [payload, lines, units]);
  const actions = useMemo(() => (model ? diffActions(model, labels) : []), [model, labels]);
  const files = model?.files ?? [];
  const [first] = files;
  const one = files.length === 1 ? first : undefined;
  const path = model ? (one?.path ?? null) : payloadPath(payload);
  const title = diffTitle(path, artifact?.title);
  const fallbackTitle = files.length > 1 ? labels.filesChanged(files.length) : labels.result;
  return (
    <Card
      kind="diff"
      icon={FileDiffIcon}
      iconName={artifact?.icon}
      title={title}
      fallbackTitle={fallbackTitle}
      {...(path !== null && {
        leading: <FileIcon name={path} size={16} />,
        heading: (
          <DiffHeading path={path} change={one?.change ?? "modified"} verb={diffVerb(payload)} />
        ),
      })}
      {...(model && { tools: <DiffStat added={model.added} removed={model.removed} /> })}
      actions={actions}
      value={value}
      modelSaw="diff"
      isError={isError}
      status={status}
    >
      {model ? (
        <Body model={model} label={title === "" ? fallbackTitle : shownPath(title)} />
      ) : (
        <TextBody text={value} />
      )}
    </Card>
  );
}

interface BodyProps {
  readonly model: DiffModel;
  readonly label: string;
}

function Body({ model, label }: BodyProps): ReactNode {
  const { labels } = useCardHost();
  const { files, added, removed, trailing, cut } = model;
  const [first] = files;
  return (
    <div className="ac-dbody" data-slot="diff" data-added={added} data-removed={removed}>
      {files.length === 1 && first ? (
        <>
          {first.leading !== "" && <TextBody text={first.leading} />}
          <DiffFile file={first} label={label} />
        </>
      ) : (
        <MultiFile files={files} />
      )}
      {trailing !== "" && <TextBody text={trailing} />}
      {cut && <CardFooter icon={Info}>{labels.textCut(cut.read, cut.total)}</CardFooter>}
    </div>
  );
}
