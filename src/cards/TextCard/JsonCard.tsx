"use client";
import { type ReactNode, useMemo, useState } from "react";
import { Card } from "../Card/Card.tsx";
import type { CardAction } from "../Card/CardAction.ts";
import { hiddenAtStart } from "../Card/hiddenAtStart.ts";
import { JsonBody } from "../Card/json/JsonBody.tsx";
import type { JsonTree } from "../Card/json/JsonTree.ts";
import { jsonActions } from "../Card/json/jsonActions.ts";
import { useJsonTree } from "../Card/json/useJsonTree.ts";
import { useTreeState } from "../Card/json/useTreeState.ts";
import { withoutMark } from "../Card/json/withoutMark.ts";
import { type HiddenCount, useHiddenCount } from "../Card/useHiddenCount.ts";
import type { CardProps } from "../CardProps.ts";
import { useKindHost } from "../shared/kindHost.ts";
import { Braces } from "../shared/lucide/icons/braces.ts";

export interface JsonCardProps
  extends Pick<CardProps, "artifact" | "value" | "isError" | "status"> {
  readonly text: string;
  readonly title: string | null;
  /** Actions that the raw text has, too: what stands in the menu, and the copy action at the end. */
  readonly actions: readonly CardAction[];
  /** What to show while the text is read, and where it is no JSON or too much of it. */
  readonly plain: (why: "reading" | "none" | "too much") => ReactNode;
}

/** A text that is one JSON value, as a tree. Renders an `<article>`. */
export function JsonCard(props: JsonCardProps): ReactNode {
  const tree = useJsonTree(props.text);
  return typeof tree === "string" ? props.plain(tree) : <TreeCard {...props} tree={tree} />;
}

function TreeCard(props: JsonCardProps & { readonly tree: JsonTree }): ReactNode {
  const { tree, text, title, artifact, value, isError, status, actions } = props;
  const { labels } = useKindHost();
  const state = useTreeState(tree);
  const hidden = useJsonHidden(text);
  const [finding, setFinding] = useState(false);
  const [used, setUsed] = useState(false);
  const own = jsonActions(
    labels,
    state,
    () => setFinding(true),
    () => setUsed(true),
  );
  const size = tree.size(0);
  const named = artifact?.title || title;
  return (
    <Card
      kind="text"
      icon={Braces}
      iconName={artifact?.icon}
      title={named}
      fallbackTitle={labels.json}
      meta={tree.type(0) === "list" ? labels.items(size) : labels.keys(size)}
      actions={[...own, ...actions]}
      value={value}
      {...(value !== text && { modelSaw: "card" as const })}
      isError={isError}
      errorMessage=""
      status={status}
    >
      <JsonBody
        state={state}
        label={labels.json}
        hidden={hidden}
        finding={{ open: finding, setOpen: setFinding }}
        used={used}
        onUsed={setUsed}
      />
    </Card>
  );
}

/** Hidden characters of a JSON text: nothing in it is a terminal code, and a byte order mark is not of the value. */
function useJsonHidden(text: string): HiddenCount {
  const json = useMemo(() => withoutMark(text), [text]);
  const start = useMemo(() => hiddenAtStart(json, false), [json]);
  return useHiddenCount(json, start, false);
}
