"use client";
import type { ReactNode } from "react";
import type { CoreLabels } from "../../locales/enCore.ts";
import { useCardHost } from "../shared/host.ts";
import { ScanText } from "../shared/lucide/icons/scan-text.ts";
import { CardNote } from "./CardNote.tsx";
import { TextBody } from "./TextBody.tsx";

/** What the model did not see; decides the second sentence of the note. */
export type Unseen = Parameters<CoreLabels["modelDidNotSee"]>[0];

interface ModelTextProps {
  readonly value: string;
  readonly unseen: Unseen;
  readonly onClose: () => void;
}

/** The text channel of a result, under a note that says how much of it there is. */
export function ModelText({ value, unseen, onClose }: ModelTextProps): ReactNode {
  const { labels } = useCardHost();
  const close = { label: labels.showCard, onSelect: onClose };
  return (
    <div data-slot="model-text" className="ac-model">
      <CardNote icon={ScanText} action={close} actionWideOnly>
        {labels.modelSawText(characters(value))} {labels.modelDidNotSee(unseen)}
      </CardNote>
      {value !== "" && <TextBody text={value} />}
    </div>
  );
}

/** Code points: what a reader would call characters, closer than UTF-16 units. */
function characters(text: string): number {
  let n = text.length;
  for (let i = 1; i < text.length; i++) {
    const low = text.charCodeAt(i);
    const high = text.charCodeAt(i - 1);
    if (low >= 0xdc00 && low <= 0xdfff && high >= 0xd800 && high <= 0xdbff) n--;
  }
  return n;
}
