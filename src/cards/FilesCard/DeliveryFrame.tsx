"use client";
import type { ReactNode } from "react";
import type { ToolCallStatus } from "../../protocol/calls/toolCall.ts";
import { TextBody } from "../Card/TextBody.tsx";
import { CopyButton } from "../shared/CopyButton.tsx";
import { useKindHost } from "../shared/kindHost.ts";
import { DeliveryGrid } from "./DeliveryGrid.tsx";
import type { HeaderWord } from "./DeliveryHeader.tsx";
import type { Delivery } from "./delivery.ts";
import { deliveryTitle } from "./deliveryTitle.ts";

interface DeliveryFrameProps {
  /** `null`: there is nothing to show but the text. */
  readonly delivery: Delivery | null;
  /** The portable text. */
  readonly value: string;
  readonly status: ToolCallStatus;
  readonly isError: boolean;
}

/** A delivery, or the text of one that has no entries. Has no box of its own: its tiles have. Renders an `<article>`. */
export function DeliveryFrame(props: DeliveryFrameProps): ReactNode {
  const { delivery, value, status, isError } = props;
  const { labels } = useKindHost();
  const word = useHeaderWord(delivery, status, isError);
  const textOnly = delivery === null || delivery.phase === "idle";
  return (
    <article
      className="ac-send"
      aria-label={delivery === null ? labels.result : deliveryTitle(delivery, labels)}
      data-slot="delivery"
      data-kind="files"
      data-status={isError ? "error" : status}
    >
      {delivery && <DeliveryGrid delivery={delivery} word={word} />}
      {textOnly && (value !== "" || delivery === null) && (
        <div className="ac-send-value ac-plain" data-slot="value-fallback">
          <TextBody face="prose" text={value || labels.noResult} />
          {value !== "" && (
            <span className="ac-plain-end">
              <CopyButton text={() => value} />
            </span>
          )}
        </div>
      )}
    </article>
  );
}

/** What became of a call that delivered nothing. */
function useHeaderWord(
  delivery: Delivery | null,
  status: ToolCallStatus,
  isError: boolean,
): HeaderWord | undefined {
  const { labels } = useKindHost();
  if (delivery?.phase !== "idle") return undefined;
  if (status === "denied") return { text: labels.denied, danger: false };
  if (isError || status === "error") return { text: labels.failed, danger: true };
  return status === "interrupted" ? { text: labels.stopped, danger: false } : undefined;
}
