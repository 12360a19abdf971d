"use client";
import { type ReactNode, useMemo, useRef, useState } from "react";
import type { DiffPayload } from "../../protocol/artifact/artifact.ts";
import { Card } from "../Card/Card.tsx";
import { TextBody } from "../Card/TextBody.tsx";
import type { CardProps } from "../CardProps.ts";
import { FileIcon } from "../shared/FileIcon.tsx";
import { useKindHost } from "../shared/kindHost.ts";
import { FileDiff as FileDiffIcon } from "../shared/lucide/icons/file-diff.ts";
import { DiffBody } from "./DiffBody.tsx";
import { DiffHeading } from "./DiffHeading.tsx";
import { DiffStat } from "./DiffStat.tsx";
import { diffActions } from "./diffActions.ts";
import type { DiffView } from "./diffRows.ts";
import { diffTitle, diffVerb, payloadPath } from "./diffTitle.ts";
import type { DiffModel } from "./diffTypes.ts";
import { shownPath } from "./shownPath.ts";
import { useDiffModel } from "./useDiffModel.ts";
import { useWide } from "./useWide.ts";
import { ViewSwitch } from "./ViewSwitch.tsx";
import { spaceChange } from "./whitespace.ts";

/** Two columns need that much room. */
const SPLIT_FROM = 640;

/**
 * Kind `diff`: two texts compared line by line, or a unified patch of any number of files, in one column or, from 640 px,
 * in two. A payload without either shows its path and the portable value. Renders an `<article>`.
 */
export function DiffCard(props: CardProps<DiffPayload>): ReactNode {
  const { payload, artifact, value, isError, status } = props;
  const { labels } = useKindHost();
  const body = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<DiffView>("unified");
  const isWide = useWide(body, SPLIT_FROM, view === "split");
  const [wantsNoSpace, setNoSpace] = useState(false);
  const { source, exact, shown } = useDiffModel(payload, wantsNoSpace);
  const hasSpace = useMemo(() => exact !== null && hasSpaceChange(exact), [exact]);
  const ignoresSpace = wantsNoSpace && hasSpace;
  const model = ignoresSpace ? shown : exact;
  const actions = exact
    ? diffActions(exact, labels, {
        ignored: ignoresSpace,
        ...(hasSpace && { onIgnore: () => setNoSpace(!ignoresSpace) }),
      })
    : [];

  const files = model?.files ?? [];
  const one = files.length === 1 ? files[0] : undefined;
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
      {...(model && {
        tools: (
          <>
            <DiffStat added={model.added} removed={model.removed} />
            {canSplit(model) && <ViewSwitch view={view} onChange={setView} />}
          </>
        ),
      })}
      actions={actions}
      value={value}
      modelSaw="diff"
      isError={isError}
      status={status}
    >
      {source ? (
        <DiffBody
          element={body}
          pair={source.kind === "texts" ? source.pair : null}
          exact={exact}
          shown={model}
          label={title === "" ? fallbackTitle : shownPath(title)}
          view={isWide ? view : "unified"}
          space={{ ignored: ignoresSpace, onChange: setNoSpace }}
        />
      ) : (
        <TextBody text={value} />
      )}
    </Card>
  );
}

function hasSpaceChange({ files }: DiffModel): boolean {
  return files.some(({ blocks }) => spaceChange(blocks) !== "none");
}

/** A whole file that came or went has one side. */
function canSplit({ files }: DiffModel): boolean {
  return files.some(
    ({ change, blocks }) => blocks.length > 0 && change !== "new" && change !== "deleted",
  );
}
