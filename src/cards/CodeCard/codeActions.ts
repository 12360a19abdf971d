import type { Labels } from "../../locales/labels.ts";
import { type CardAction, copyAction } from "../Card/CardAction.ts";
import { isLongCode } from "../Card/code/codeSize.ts";
import type { CodePanel } from "../Card/code/useCodeView.ts";
import type { SourceText } from "../Card/readCode.ts";
import { Download } from "../shared/lucide/icons/download.ts";
import { Hash } from "../shared/lucide/icons/hash.ts";
import { Search } from "../shared/lucide/icons/search.ts";
import { TextWrap } from "../shared/lucide/icons/text-wrap.ts";
import { saveText } from "../shared/saveText.ts";

interface CodeActionsOptions {
  readonly labels: Labels;
  readonly code: SourceText;
  /** As sent: what is copied and saved. */
  readonly text: string;
  readonly downloadName: string;
  readonly wrap: boolean;
  readonly toggleWrap: () => void;
  readonly showPanel: (panel: CodePanel) => void;
}

/**
 * Actions of a code card. Find and go to line are in the menu of a long text, which a browser cannot search; both have
 * their keys everywhere.
 */
export function codeActions(options: CodeActionsOptions): readonly CardAction[] {
  const { labels, code, text, downloadName, wrap, toggleWrap, showPanel } = options;
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
    onSelect: () => saveText(text, downloadName),
    failed: labels.downloadFailed,
  };
  const copy = copyAction(labels, () => text);
  if (!isLongCode(code)) return [wrapping, download, copy];
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
