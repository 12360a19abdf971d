"use client";
import { type ReactNode, useMemo } from "react";
import type { TextPayload } from "../../protocol/artifact/artifact.ts";
import { Card } from "../Card/Card.tsx";
import { copyAction } from "../Card/CardAction.ts";
import { readText } from "../Card/readText.ts";
import { TextBody } from "../Card/TextBody.tsx";
import type { CardProps } from "../CardProps.ts";
import { useCardHost } from "../shared/host.ts";
import { SquareTerminal } from "../shared/lucide/icons/square-terminal.ts";
import { TextAlignStart } from "../shared/lucide/icons/text-align-start.ts";
import { readTextPayload } from "./readTextPayload.ts";

/**
 * Kind `text`: plain text or terminal output, as text. No Markdown, no links (security, decision 7).
 * A payload without text shows the portable value. Renders an `<article>`.
 */
export function TextCard(props: CardProps<TextPayload>): ReactNode {
  const { payload, artifact, value, isError, status } = props;
  const { labels, limits } = useCardHost();
  const { text, title, isShell } = useMemo(() => readTextPayload(payload, value), [payload, value]);
  const read = useMemo(() => readText(text, limits), [text, limits]);
  const terminal = isShell || read.isTerminal;
  return (
    <Card
      kind="text"
      icon={terminal ? SquareTerminal : TextAlignStart}
      iconName={artifact?.icon}
      title={artifact?.title || title}
      fallbackTitle={labels.output}
      meta={text === "" ? undefined : labels.lines(read.lines)}
      actions={text === "" ? [] : [copyAction(labels, () => text)]}
      value={value}
      {...(value !== text && { modelSaw: "card" as const })}
      isError={isError}
      errorMessage=""
      status={status}
    >
      {text === "" ? (
        <div className="ac-line-msg" data-slot="empty">
          {labels.noResult}
        </div>
      ) : (
        <TextBody text={text} read={read} terminal={terminal} />
      )}
    </Card>
  );
}
