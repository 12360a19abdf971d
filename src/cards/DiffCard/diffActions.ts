import type { Labels } from "../../locales/labels.ts";
import { type CardAction, copyAction } from "../Card/CardAction.ts";
import { FileDiff as FileDiffIcon } from "../shared/lucide/icons/file-diff.ts";
import type { DiffModel } from "./diffTypes.ts";
import { unifiedPatch } from "./unifiedPatch.ts";

/** What can be copied: a patch that `git apply` takes, and the new text where there is one. */
export function diffActions(model: DiffModel, labels: Labels): readonly CardAction[] {
  const { files, newText, patchText, added, removed } = model;
  const patch = (): string => patchText ?? files.map(unifiedPatch).join("");
  if (newText === null) {
    const nothing = patchText === null && added + removed === 0;
    return nothing ? [] : [{ ...copyAction(labels, patch), label: labels.copyPatch }];
  }
  const copyNew = { ...copyAction(labels, () => newText), label: labels.copyNewText };
  if (added + removed === 0) return [copyNew];
  return [
    { id: "copy-patch", label: labels.copyPatch, icon: FileDiffIcon, copyText: patch },
    copyNew,
  ];
}
