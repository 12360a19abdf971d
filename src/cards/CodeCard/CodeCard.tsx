"use client";
import { type ReactNode, useMemo } from "react";
import type { CodePayload } from "../../protocol/artifact/artifact.ts";
import { Card } from "../Card/Card.tsx";
import { type CardAction, copyAction } from "../Card/CardAction.ts";
import { CodeBody } from "../Card/CodeBody.tsx";
import { CodeOutput } from "../Card/CodeOutput.tsx";
import { readCode } from "../Card/readCode.ts";
import type { CardProps } from "../CardProps.ts";
import { FileIcon } from "../shared/FileIcon.tsx";
import { FileName } from "../shared/FileName.tsx";
import { useCardHost } from "../shared/host.ts";
import { CodeXml } from "../shared/lucide/icons/code-xml.ts";
import { Download } from "../shared/lucide/icons/download.ts";
import { TextWrap } from "../shared/lucide/icons/text-wrap.ts";
import { saveText } from "../shared/saveText.ts";
import { readCodePayload } from "./readCodePayload.ts";
import { useWrap } from "./useWrap.ts";

/**
 * Kind `code`: source text with line numbers, and what running it printed. A payload without either
 * says so, with its file name. Renders an `<article>`.
 */
export function CodeCard(props: CardProps<CodePayload>): ReactNode {
  const { payload, artifact, value, isError, status } = props;
  const { labels, limits } = useCardHost();
  const source = useMemo(() => readCodePayload(payload), [payload]);
  const { text, output, filename, language, downloadName } = source;
  const code = useMemo(() => readCode(text, limits.textUnits), [text, limits.textUnits]);
  const [wrap, toggleWrap] = useWrap();

  const title = filename || artifact?.title || language || labels.code;
  const lines = code.total > 0 ? labels.lines(code.total) : "";
  const tag = title === language ? "" : language;
  const actions: readonly CardAction[] = [
    { id: "wrap", label: labels.wrapLines, icon: TextWrap, pressed: wrap, onSelect: toggleWrap },
    {
      id: "download",
      label: labels.download,
      icon: Download,
      onSelect: () => saveText(text, downloadName),
      failed: labels.downloadFailed,
    },
    copyAction(labels, () => text),
  ];
  return (
    <Card
      kind="code"
      icon={CodeXml}
      iconName={artifact?.icon}
      title={title}
      fallbackTitle={labels.code}
      {...(filename !== "" && {
        leading: <FileIcon name={filename} size={16} />,
        heading: <FileName name={filename} />,
      })}
      meta={[tag, lines].filter(Boolean).join(" · ")}
      {...(lines !== "" && { metaShort: lines })}
      actions={text === "" ? [] : actions}
      value={value}
      {...(value !== text && { modelSaw: "code" as const })}
      isError={isError}
      status={status}
    >
      {text !== "" && <CodeBody code={code} wrap={wrap} label={title} />}
      {text === "" && output === "" && (
        <div className="ac-line-msg" data-slot="empty">
          {labels.emptyFile}
        </div>
      )}
      {output !== "" && <CodeOutput output={output} />}
    </Card>
  );
}
