import type { Labels } from "../../locales/labels.ts";
import { type CardAction, copyAction } from "../Card/CardAction.ts";
import { Download } from "../shared/lucide/icons/download.ts";
import { FileDiff as FileDiffIcon } from "../shared/lucide/icons/file-diff.ts";
import { Pilcrow } from "../shared/lucide/icons/pilcrow.ts";
import { saveText } from "../shared/saveText.ts";
import type { DiffModel } from "./diffTypes.ts";
import { unifiedPatch } from "./unifiedPatch.ts";

interface SpaceAction {
  readonly ignored: boolean;
  /** Absent: no change is one of white space. */
  readonly onIgnore?: () => void;
}

/**
 * What can be done with a diff: white space left out, a patch that `git apply` takes copied or saved, the new text copied.
 *
 * @param model With every change: what is copied does not depend on what is seen.
 */
export function diffActions(
  model: DiffModel,
  labels: Labels,
  { ignored, onIgnore }: SpaceAction,
): readonly CardAction[] {
  const { files, newText, patchText, added, removed } = model;
  const hasPatch = patchText !== null || added + removed > 0;
  const patch = (): string => patchText ?? files.map(unifiedPatch).join("");
  const actions: CardAction[] = [];
  if (onIgnore)
    actions.push({
      id: "ignore-space",
      label: labels.ignoreSpace,
      icon: Pilcrow,
      pressed: ignored,
      onSelect: onIgnore,
    });
  if (hasPatch)
    actions.push({
      id: "download-patch",
      label: labels.downloadPatch,
      icon: Download,
      onSelect: () => saveText(patch(), patchName(model)),
      failed: labels.downloadFailed,
      menuOnly: true,
    });
  if (hasPatch && newText !== null)
    actions.push({
      id: "copy-patch",
      label: labels.copyPatch,
      icon: FileDiffIcon,
      copyText: patch,
      menuOnly: true,
    });
  if (newText !== null)
    actions.push({ ...copyAction(labels, () => newText), label: labels.copyNewText });
  else if (hasPatch) actions.push({ ...copyAction(labels, patch), label: labels.copyPatch });
  return actions;
}

/** Named after the one file that changes. */
function patchName({ files }: DiffModel): string {
  const path = files.length === 1 ? (files[0]?.path ?? "") : "";
  const name = path.split(/[/\\]/).at(-1) ?? "";
  return `${name === "" ? "changes" : name}.patch`;
}
