"use client";
import { type ReactNode, useMemo, useState } from "react";
import type { TextPayload } from "../../protocol/artifact/artifact.ts";
import { displayName } from "../../protocol/safety/displayName.ts";
import { Card } from "../Card/Card.tsx";
import { type CardAction, copyAction } from "../Card/CardAction.ts";
import { readText } from "../Card/readText.ts";
import { TextBody } from "../Card/TextBody.tsx";
import { textSize } from "../Card/textSize.ts";
import type { CardProps } from "../CardProps.ts";
import { useCardHost } from "../shared/host.ts";
import { Download } from "../shared/lucide/icons/download.ts";
import { Search } from "../shared/lucide/icons/search.ts";
import { SquareTerminal } from "../shared/lucide/icons/square-terminal.ts";
import { TextAlignStart } from "../shared/lucide/icons/text-align-start.ts";
import { TextWrap } from "../shared/lucide/icons/text-wrap.ts";
import { saveText } from "../shared/saveText.ts";
import { readTextPayload } from "./readTextPayload.ts";

/** Lines from which on a text has a menu to find, wrap and download it. */
const MENU_LINES = 12;

/**
 * Kind `text`: plain text or terminal output, as text. No Markdown, no links (security, decision 7).
 * A payload without text shows the portable value. Renders an `<article>`.
 */
export function TextCard(props: CardProps<TextPayload>): ReactNode {
  const { payload, artifact, value, isError, status } = props;
  const { labels, limits } = useCardHost();
  const { text, title, isShell } = useMemo(() => readTextPayload(payload, value), [payload, value]);
  const read = useMemo(() => readText(text, limits), [text, limits]);
  const [finding, setFinding] = useState(false);
  const [wrap, setWrap] = useState(true);
  const [counted, setCounted] = useState({ text, lines: read.lines });
  const terminal = isShell || read.isTerminal;
  const lines = counted.text === text ? counted.lines : read.lines;
  const named = displayName(artifact?.title || title, limits.titleUnits).trim() || labels.output;

  const menu: readonly CardAction[] = [
    {
      id: "find",
      label: labels.find,
      icon: Search,
      menuOnly: true,
      onSelect: () => setFinding(true),
    },
    {
      id: "wrap",
      label: labels.wrapLines,
      icon: TextWrap,
      menuOnly: true,
      pressed: wrap,
      onSelect: () => setWrap(!wrap),
    },
    {
      id: "download",
      label: labels.download,
      icon: Download,
      menuOnly: true,
      onSelect: () => saveText(text, `${named}.txt`),
      failed: labels.downloadFailed,
    },
  ];
  const hasMenu = read.isLong || (read.lines ?? 0) > MENU_LINES;
  const actions = [...(hasMenu ? menu : []), copyAction(labels, () => text)];
  return (
    <Card
      kind="text"
      icon={terminal ? SquareTerminal : TextAlignStart}
      iconName={artifact?.icon}
      title={artifact?.title || title}
      fallbackTitle={labels.output}
      meta={text === "" ? undefined : textSize({ ...read, lines }, labels)}
      actions={text === "" ? [] : actions}
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
        <TextBody
          text={text}
          read={read}
          terminal={terminal}
          wrap={wrap}
          label={named}
          finding={{ open: finding, setOpen: setFinding }}
          onLines={(all) => setCounted({ text, lines: all })}
        />
      )}
    </Card>
  );
}
