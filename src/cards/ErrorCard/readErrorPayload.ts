import { jsonText } from "../../protocol/safety/jsonText.ts";
import { isRecord, own } from "../../protocol/safety/record.ts";
import { linesText } from "../../protocol/safety/valueText.ts";

interface ReadErrorPayload {
  /** As it was sent; `""` when nothing was said. */
  readonly message: string;
  /** As it was sent; `""` when there is none. */
  readonly detail: string;
  /** Both as they were sent, for copying. */
  readonly copyText: string;
}

/**
 * What an error card shows of an unchecked payload. A missing message is replaced by the portable
 * value (contracts 1.36 for the case that both are missing). Never throws.
 */
export function readErrorPayload(payload: unknown, value: string): ReadErrorPayload {
  const sent = linesText(own(payload, "message"));
  const message = sent.trim() === "" ? value : sent;
  const detail = detailText(own(payload, "detail"));
  return {
    message: message.trim(),
    detail: detail.trimEnd(),
    copyText: [message, detail].filter((part) => part !== "").join("\n\n"),
  };
}

/** Text and lines as they are, data as indented JSON. */
function detailText(detail: unknown): string {
  if (!isRecord(detail) || Object.keys(detail).length === 0) return linesText(detail);
  const json = jsonText(detail);
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    // Cut at its budget, so no longer JSON.
    return json;
  }
}
