"use client";
import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import type { TextPayload } from "../../protocol/artifact/artifact.ts";
import { formatBytes } from "../../protocol/payloads/formatBytes.ts";
import { displayName } from "../../protocol/safety/displayName.ts";
import { type CardAction, copyAction } from "../Card/CardAction.ts";
import type { CardProps } from "../CardProps.ts";
import { chunk } from "../shared/chunk.ts";
import { useCardHost } from "../shared/host.ts";
import { Braces } from "../shared/lucide/icons/braces.ts";
import { Download } from "../shared/lucide/icons/download.ts";
import { saveText } from "../shared/saveText.ts";
import type { JsonCardProps } from "./JsonCard.tsx";
import { jsonOutline } from "./jsonOutline.ts";
import { PlainTextCard } from "./PlainTextCard.tsx";
import { readTextPayload } from "./readTextPayload.ts";

const jsonCard = chunk(() => import("./JsonCard.tsx"));

/** The tree's code, or the plain text where it cannot be had. */
const LaterJsonCard = lazy(() =>
  jsonCard.load().then(
    ({ JsonCard }) => ({ default: JsonCard }),
    () => ({ default: (props: JsonCardProps): ReactNode => props.plain("none") }),
  ),
);

/**
 * Kind `text`: plain text or terminal output as text, and one JSON object or list as a tree. No Markdown; links only where the
 * host wants them (security, decision 7). A payload without text shows the portable value. Renders an `<article>`.
 */
export function TextCard(props: CardProps<TextPayload>): ReactNode {
  const { payload, artifact, value, isError, status } = props;
  const { labels, limits, jsonTree = true } = useCardHost();
  const { text, title, isShell } = useMemo(() => readTextPayload(payload, value), [payload, value]);
  const rows = useMemo(() => (jsonTree ? jsonOutline(text) : null), [text, jsonTree]);
  const [raw, setRaw] = useState(false);
  const [Json] = useState<ComponentType<JsonCardProps>>(
    () => jsonCard.peek()?.JsonCard ?? LaterJsonCard,
  );

  const isJson = rows !== null;
  const tooLarge = isJson && text.length >= limits.jsonUnits;
  const label = displayName(artifact?.title || title, limits.titleUnits).trim() || labels.output;
  const save: CardAction = {
    id: "download",
    label: labels.download,
    icon: Download,
    menuOnly: true,
    onSelect: () => saveText(text, `${label}.${isJson ? "json" : "txt"}`),
    failed: labels.downloadFailed,
  };
  const asRaw: CardAction = {
    id: "raw",
    label: raw ? labels.showTree : labels.showRawText,
    icon: Braces,
    menuOnly: true,
    onSelect: () => setRaw(!raw),
  };
  const copy = copyAction(labels, () => text);
  const common = { text, title, artifact, value, isError, status };
  const plain = (why: "text" | "reading" | "none" | "too much", switchable = false): ReactNode => (
    <PlainTextCard
      {...common}
      isShell={isShell}
      label={label}
      actions={switchable ? [asRaw, save, copy] : [save, copy]}
      note={why === "too much" ? labels.jsonTooLarge(formatBytes(text.length)) : undefined}
      treeRows={why === "reading" ? (rows ?? undefined) : undefined}
    />
  );
  if (!isJson || tooLarge) return plain(tooLarge ? "too much" : "text");
  if (raw) return plain("text", true);
  return (
    <Suspense fallback={plain("reading")}>
      <Json {...common} actions={[asRaw, save, copy]} plain={plain} />
    </Suspense>
  );
}

/** Loads the tree's code ahead, so that a server which cannot wait draws trees. */
TextCard.preload = async (): Promise<void> => {
  await jsonCard.load();
};
