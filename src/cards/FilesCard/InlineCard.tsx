"use client";
import { type ReactNode, useMemo } from "react";
import type { CodeEntry, DataEntry } from "../../protocol/payloads/entry.ts";
import { displayName } from "../../protocol/safety/displayName.ts";
import { Card } from "../Card/Card.tsx";
import { CodeBody } from "../Card/CodeBody.tsx";
import { readCode } from "../Card/readCode.ts";
import { CopyButton } from "../shared/CopyButton.tsx";
import { FileIcon } from "../shared/FileIcon.tsx";
import { detectLanguage } from "../shared/highlight/detectLanguage.ts";
import { useKindHost } from "../shared/kindHost.ts";
import { CodeXml } from "../shared/lucide/icons/code-xml.ts";
import { X } from "../shared/lucide/icons/x.ts";
import { iconName, inlineMeta, inlineText } from "./inlineEntry.ts";

interface InlineCardProps {
  readonly entry: CodeEntry | DataEntry;
  readonly onClose: () => void;
}

/** The content that came with an entry, as text, in a card of its own. */
export function InlineCard({ entry, onClose }: InlineCardProps): ReactNode {
  const { labels, limits } = useKindHost();
  const text = inlineText(entry);
  const code = useMemo(() => readCode(text, limits.codeUnits), [text, limits.codeUnits]);
  const lang = (entry.type === "code" ? entry.language : entry.format) ?? "";
  const language = useMemo(
    () => detectLanguage({ lang, filename: entry.name, text }),
    [lang, entry.name, text],
  );
  const name = displayName(entry.name, limits.nameUnits);
  return (
    <Card
      kind={entry.type}
      icon={CodeXml}
      leading={<FileIcon name={iconName(entry)} size={16} />}
      title={entry.name}
      fallbackTitle={labels.result}
      meta={inlineMeta(entry, labels)}
      metaShort={labels.lines(code.total)}
      tools={<CopyButton text={() => text} />}
      actions={[{ id: "close", label: labels.close, icon: X, onSelect: onClose }]}
      value={text}
      status="success"
    >
      <CodeBody code={code} wrap={false} label={name} language={language} />
    </Card>
  );
}
