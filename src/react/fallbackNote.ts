import type { CoreLabels } from "../locales/enCore.ts";
import type { ToolCall } from "../protocol/calls/toolCall.ts";
import { displayName } from "../protocol/safety/displayName.ts";

/** Longest kind that a note names, in UTF-16 units. */
const KIND_UNITS = 60;

/** Why a call that matched no renderer shows its text; `undefined` when text is all it has. */
export function fallbackNote(call: ToolCall, labels: CoreLabels): string | undefined {
  const why = reason(call, labels);
  if (why === undefined) return undefined;
  return `${why} ${call.value === "" ? labels.noResult : labels.textShownInstead}`;
}

/** The same for a renderer that failed. */
export function failureNote(call: ToolCall, labels: CoreLabels): string {
  return call.value === ""
    ? labels.cardFailedNoText
    : `${labels.cardFailed} ${labels.textShownInstead}`;
}

function reason(
  { artifact, unsupportedVersion }: ToolCall,
  labels: CoreLabels,
): string | undefined {
  if (artifact) return labels.noViewForKind(displayName(artifact.kind, KIND_UNITS));
  if (unsupportedVersion !== undefined) return labels.newerFormat(unsupportedVersion);
  return undefined;
}
