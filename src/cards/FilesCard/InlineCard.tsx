"use client";
import CodeXml from "lucide-react/icons/code-xml";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import type { CodeEntry, DataEntry } from "../../protocol/payloads/entry.ts";
import { Card } from "../Card/Card.tsx";
import { copyAction } from "../Card/CardAction.ts";
import { TextBody } from "../Card/TextBody.tsx";
import { FileIcon } from "../shared/FileIcon.tsx";
import { useCardHost } from "../shared/host.ts";
import { iconName, inlineMeta, inlineText } from "./inlineEntry.ts";
import { countLines } from "./tileMeta.ts";

interface InlineCardProps {
  readonly entry: CodeEntry | DataEntry;
  readonly onClose: () => void;
}

/** The content that came with an entry, as text, in a card of its own. */
export function InlineCard({ entry, onClose }: InlineCardProps): ReactNode {
  const { labels } = useCardHost();
  const text = inlineText(entry);
  return (
    <Card
      kind={entry.type}
      icon={CodeXml}
      leading={<FileIcon name={iconName(entry)} size={16} />}
      title={entry.name}
      fallbackTitle={labels.result}
      meta={inlineMeta(entry, labels)}
      metaShort={labels.lines(countLines(text))}
      actions={[
        copyAction(labels, () => text),
        { id: "close", label: labels.close, icon: X, onSelect: onClose },
      ]}
      value={text}
      status="success"
    >
      <TextBody text={text} wrap={false} label={entry.name} />
    </Card>
  );
}
