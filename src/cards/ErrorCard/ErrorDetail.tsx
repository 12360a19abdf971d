"use client";
import { type ReactNode, useMemo } from "react";
import { readText } from "../Card/readText.ts";
import { TextBody } from "../Card/TextBody.tsx";
import { textSize } from "../Card/textSize.ts";
import { Disclosure } from "../shared/Disclosure.tsx";
import { useCardHost } from "../shared/host.ts";

interface ErrorDetailProps {
  readonly detail: string;
}

/** A disclosure with the detail in mono. Closed at first. Renders a `<button>` and a `<div>`. */
export function ErrorDetail({ detail }: ErrorDetailProps): ReactNode {
  const { labels, limits } = useCardHost();
  const read = useMemo(() => readText(detail, limits, "plain"), [detail, limits]);
  return (
    <Disclosure
      look="row"
      slot="detail-toggle"
      label={labels.details}
      meta={(open) => !open && textSize(read, labels)}
      className="ac-err-d"
      bodySlot="detail"
    >
      <TextBody
        text={detail}
        read={read}
        terminal
        plain
        label={labels.details}
        className="ac-err-dt"
      />
    </Disclosure>
  );
}
