"use client";
import { type ReactNode, useMemo } from "react";
import type { ErrorPayload } from "../../protocol/artifact/artifact.ts";
import { displayName } from "../../protocol/safety/displayName.ts";
import { copyAction } from "../Card/CardAction.ts";
import { CardActions } from "../Card/CardActions.tsx";
import { CardFrame } from "../Card/CardFrame.tsx";
import { ModelText } from "../Card/ModelText.tsx";
import { readText } from "../Card/readText.ts";
import { TextBody } from "../Card/TextBody.tsx";
import { useModelToggle } from "../Card/useModelToggle.ts";
import type { CardProps } from "../CardProps.ts";
import { useCardHost } from "../shared/host.ts";
import { Icon } from "../shared/Icon.tsx";
import { CircleAlert } from "../shared/lucide/icons/circle-alert.ts";
import { ErrorDetail } from "./ErrorDetail.tsx";

import { readErrorPayload } from "./readErrorPayload.ts";

/**
 * Kind `error`: what went wrong, in words before colour, and its detail on request. Never opens by
 * itself. Renders an `<article>`.
 */
export function ErrorCard(props: CardProps<ErrorPayload>): ReactNode {
  const { payload, artifact, value, status } = props;
  const { labels, limits } = useCardHost();
  const read = useMemo(() => readErrorPayload(payload, value), [payload, value]);
  const { message, detail, copyText } = read;
  const shown = useMemo(() => readText(message, limits, "plain"), [message, limits]);
  const title = displayName(artifact?.title, limits.titleUnits).trim() || labels.toolError;
  const copy = copyText === "" ? [] : [copyAction(labels, () => copyText)];
  const offered = value !== "" && value.trim() !== message;
  const model = useModelToggle(copy, value, offered);
  return (
    <CardFrame kind="error" status={status} isError label={title} className="ac-card-err">
      <div className="ac-err" data-slot="header">
        <span className="ac-err-i" data-slot="icon">
          <Icon of={CircleAlert} />
        </span>
        <div className="ac-err-m">
          <bdi className="ac-err-t" dir="auto" data-slot="title">
            {title}
          </bdi>
          {message !== "" && (
            <TextBody text={message} read={shown} face="prose" plain className="ac-err-p" />
          )}
        </div>
        <CardActions actions={model.actions} />
      </div>
      {model.shown && <ModelText value={value} unseen="card" onClose={model.hide} />}
      {detail !== "" && (
        <div className="ac-body" data-slot="body" hidden={model.shown}>
          <ErrorDetail detail={detail} />
        </div>
      )}
    </CardFrame>
  );
}
