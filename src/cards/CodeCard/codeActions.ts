import type { Labels } from "../../locales/labels.ts";
import { type CardAction, copyAction } from "../Card/CardAction.ts";
import type { CodePanel } from "../Card/code/useCodeView.ts";
import { Download } from "../shared/lucide/icons/download.ts";
import { Hash } from "../shared/lucide/icons/hash.ts";
import { Search } from "../shared/lucide/icons/search.ts";
import { TextWrap } from "../shared/lucide/icons/text-wrap.ts";
import { saveText } from "../shared/saveText.ts";

export interface CodeActionsOptions {
  readonly labels: Labels;
  /** As sent, at the moment it is copied or saved. */
  readonly textNow: () => string;
  readonly downloadName: string;
  /** A browser cannot search all of it: find and go to line are in the menu. */
  readonly isLong: boolean;
  readonly wrap: boolean;
  readonly toggleWrap: () => void;
  readonly showPanel: (panel: CodePanel) => void;
}

/** Actions of a code card. Find and go to line have their keys everywhere. */
export function codeActions(options: CodeActionsOptions): readonly CardAction[] {
  const { labels, textNow, downloadName, isLong, wrap, toggleWrap, showPanel } = options;
  const wrapping: CardAction = {
    id: "wrap",
    label: labels.wrapLines,
    icon: TextWrap,
    pressed: wrap,
    onSelect: toggleWrap,
  };
  const download: CardAction = {
    id: "download",
    label: labels.download,
    icon: Download,
    onSelect: () => saveText(textNow(), downloadName),
    failed: labels.downloadFailed,
  };
  const copy = copyAction(labels, textNow);
  if (!isLong) return [wrapping, download, copy];
  return [
    wrapping,
    download,
    {
      id: "find",
      label: labels.find,
      icon: Search,
      menuOnly: true,
      onSelect: () => showPanel("find"),
    },
    {
      id: "line",
      label: labels.goToLine,
      icon: Hash,
      menuOnly: true,
      onSelect: () => showPanel("line"),
    },
    copy,
  ];
}
