"use client";
import { type ReactNode, useMemo, useState } from "react";
import { Card } from "../Card/Card.tsx";
import type { CardAction } from "../Card/CardAction.ts";
import { CardNote } from "../Card/CardNote.tsx";
import { readText } from "../Card/readText.ts";
import { TextBody } from "../Card/TextBody.tsx";
import { textSize } from "../Card/textSize.ts";
import type { CardProps } from "../CardProps.ts";
import { useCardHost } from "../shared/host.ts";
import { Braces } from "../shared/lucide/icons/braces.ts";
import { Info } from "../shared/lucide/icons/info.ts";
import { Search } from "../shared/lucide/icons/search.ts";
import { SquareTerminal } from "../shared/lucide/icons/square-terminal.ts";
import { TextAlignStart } from "../shared/lucide/icons/text-align-start.ts";
import { TextWrap } from "../shared/lucide/icons/text-wrap.ts";
import { JsonPlaceholder } from "./JsonPlaceholder.tsx";

interface PlainTextCardProps extends Pick<CardProps, "artifact" | "value" | "isError" | "status"> {
  readonly text: string;
  readonly title: string | null;
  readonly isShell: boolean;
  /** Accessible name of the part that scrolls. */
  readonly label: string;
  /** What the text can do; the copy action last, and alone where there is little text and no other form of it. */
  readonly actions: readonly CardAction[];
  /** Why this is not what a reader may expect. */
  readonly note?: string | undefined;
  /** Rows of the tree that is to come in its place. */
  readonly treeRows?: number | undefined;
}

/** Lines from which on a text has a menu to find, wrap and download it. */
const MENU_LINES = 12;

/** A text as text. Renders an `<article>`. */
export function PlainTextCard(props: PlainTextCardProps): ReactNode {
  const { text, title, isShell, label, actions, note, treeRows, artifact, value } = props;
  const { labels, limits } = useCardHost();
  const read = useMemo(() => readText(text, limits), [text, limits]);
  const [finding, setFinding] = useState(false);
  const [wrap, setWrap] = useState(true);
  const [counted, setCounted] = useState({ text, lines: read.lines });
  const terminal = isShell || read.isTerminal;
  const lines = counted.text === text ? counted.lines : read.lines;

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
  ];
  const isTall = read.isLong || (read.lines ?? 0) > MENU_LINES;
  const isTree = treeRows !== undefined;
  const copyOnly = actions.slice(-1);
  const own = isTall ? [...menu, ...actions] : actions.length > 2 ? actions : copyOnly;
  const shownActions = isTree ? copyOnly : own;
  return (
    <Card
      kind="text"
      icon={isTree ? Braces : terminal ? SquareTerminal : TextAlignStart}
      iconName={artifact?.icon}
      title={artifact?.title || title}
      fallbackTitle={isTree ? labels.json : labels.output}
      meta={text === "" || isTree ? undefined : textSize({ ...read, lines }, labels)}
      actions={text === "" ? [] : shownActions}
      value={value}
      {...(value !== text && { modelSaw: "card" as const })}
      isError={props.isError}
      errorMessage=""
      notes={note && <CardNote icon={Info}>{note}</CardNote>}
      status={props.status}
    >
      {text === "" ? (
        <div className="ac-line-msg" data-slot="empty">
          {labels.noResult}
        </div>
      ) : isTree ? (
        <JsonPlaceholder text={text} rows={treeRows} />
      ) : (
        <TextBody
          text={text}
          read={read}
          terminal={terminal}
          wrap={wrap}
          label={label}
          finding={{ open: finding, setOpen: setFinding }}
          onLines={(all) => setCounted({ text, lines: all })}
        />
      )}
    </Card>
  );
}
