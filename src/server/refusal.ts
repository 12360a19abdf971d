/** Stable codes of a file that was not delivered (security S3); part of the public API. */
export type DeliveryErrorCode =
  | "not_allowed"
  | "not_found"
  | "not_a_file"
  | "empty"
  | "unreadable"
  | "bad_path";

/** Why a path does not lead to a deliverable: a stable code, and a constant text that names nothing of the host. */
export interface Refusal {
  readonly ok: false;
  readonly code: DeliveryErrorCode;
  readonly reason: string;
}

const refusal = (code: DeliveryErrorCode, reason: string): Refusal =>
  Object.freeze({ ok: false, code, reason });

/** Every reason there is. None is built from input, so none can leak a path or the text of a system error (S4). */
export const REFUSALS = Object.freeze({
  noPath: refusal("bad_path", "no path was given"),
  badPath: refusal("bad_path", "the path is not valid"),
  outside: refusal("not_allowed", "the path is not in a folder that can be delivered"),
  hiddenFolder: refusal("not_allowed", "files in hidden folders are not delivered"),
  secret: refusal("not_allowed", "files with such a name are not delivered"),
  hardLink: refusal("not_allowed", "files with more than one hard link are not delivered"),
  missing: refusal("not_found", "file not found"),
  notFile: refusal("not_a_file", "not a regular file"),
  empty: refusal("empty", "the file is empty"),
  unreadable: refusal("unreadable", "the file cannot be read"),
  changed: refusal("unreadable", "the file changed while it was checked"),
});
