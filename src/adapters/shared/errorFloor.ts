import { isMissing, own, type PlainRecord, unbox } from "../../protocol/safety/record.ts";
import { valueText } from "../../protocol/safety/valueText.ts";
import { ownText } from "./ownText.ts";

/** Whether a result says that it failed; nothing else in it can lower that (security R4). */
export function saysError(result: PlainRecord): boolean {
  return (
    unbox(own(result, "is_error")) === true ||
    unbox(own(result, "isError")) === true ||
    hasError(own(result, "error"))
  );
}

/** Text of an `error` field: a string, or a condition or error object with a message (contracts 3.20). */
export function errorText(error: unknown): string {
  const inner = unbox(error);
  return ownText(inner, "message") ?? valueText(inner);
}

function hasError(error: unknown): boolean {
  const inner = unbox(error);
  return !isMissing(inner) && inner !== "" && inner !== false;
}
