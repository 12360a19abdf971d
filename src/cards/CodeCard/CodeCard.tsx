"use client";
import { type ReactNode, useMemo, useState } from "react";
import type { CodePayload } from "../../protocol/artifact/artifact.ts";
import { Card } from "../Card/Card.tsx";
import { CodeBody } from "../Card/CodeBody.tsx";
import { CodeOutput } from "../Card/CodeOutput.tsx";
import { isLongCode } from "../Card/code/codeSize.ts";
import type { CodePanel } from "../Card/code/useCodeView.ts";
import { readCode } from "../Card/readCode.ts";
import { SourceScan } from "../Card/SourceScan.ts";
import { useScannedHidden } from "../Card/useScannedHidden.ts";
import type { CardProps } from "../CardProps.ts";
import { FileIcon } from "../shared/FileIcon.tsx";
import { FileName } from "../shared/FileName.tsx";
import type { CodeSource } from "../shared/host.ts";
import { useKindHost } from "../shared/kindHost.ts";
import { CodeXml } from "../shared/lucide/icons/code-xml.ts";
import { useSteadyCount } from "../shared/useSteadyCount.ts";
import { codeMeta } from "./codeMeta.ts";
import { codeNames, readCodePayload } from "./readCodePayload.ts";
import { useCodeActions } from "./useCodeActions.ts";
import { useHighlighted } from "./useHighlighted.ts";
import { useWrap } from "./useWrap.ts";

/**
 * Kind `code`: source text with line numbers, and what running it printed. A payload without either
 * says so, with its file name. Renders an `<article>`.
 */
export function CodeCard(props: CardProps<CodePayload>): ReactNode {
  const { payload, artifact, value, isError, status } = props;
  const { labels, limits } = useKindHost();
  const read = useMemo(() => readCodePayload(payload), [payload]);
  const { text, output, filename, lang, program } = read;
  const { language, languageName, downloadName } = useMemo(
    () => codeNames(filename, lang, program),
    [filename, lang, program],
  );
  const [scan] = useState(() => new SourceScan(true));
  const code = useMemo(
    () => readCode(text, limits.codeUnits, scan),
    [text, limits.codeUnits, scan],
  );
  const hidden = useScannedHidden(code, scan);
  const total = useSteadyCount(code.total);
  const source = useMemo<CodeSource>(() => ({ artifact, filename }), [artifact, filename]);
  const highlighted = useHighlighted(read.highlighted, source);
  const [wrap, toggleWrap] = useWrap();
  const panel = useState<CodePanel>(null);

  // While text streams in, the name is not measured again.
  const named = useMemo(
    () =>
      filename !== "" && {
        leading: <FileIcon name={filename} size={16} />,
        heading: <FileName name={filename} />,
      },
    [filename],
  );
  const title = filename || artifact?.title || languageName || labels.code;
  const actions = useCodeActions(text, {
    labels,
    downloadName,
    isLong: isLongCode(code),
    wrap,
    toggleWrap,
    showPanel: panel[1],
  });
  return (
    <Card
      kind="code"
      icon={CodeXml}
      iconName={artifact?.icon}
      title={title}
      fallbackTitle={labels.code}
      {...named}
      {...codeMeta(total, code.lineEnds, title === languageName ? "" : languageName, labels)}
      actions={actions}
      value={value}
      {...(value !== text && { modelSaw: "code" as const })}
      isError={isError}
      status={status}
    >
      {text !== "" && (
        <CodeBody
          code={code}
          hidden={hidden}
          total={total}
          wrap={wrap}
          label={title}
          language={language}
          highlighted={highlighted}
          source={source}
          panel={panel}
        />
      )}
      {text === "" && output === "" && (
        <div className="ac-line-msg" data-slot="empty">
          {labels.emptyFile}
        </div>
      )}
      {output !== "" && <CodeOutput output={output} />}
    </Card>
  );
}
