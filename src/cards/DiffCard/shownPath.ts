import { displayName } from "../../protocol/safety/displayName.ts";

/** Units of a path shown at most: it is one line. */
const PATH_UNITS = 1_000;

/** A path fit to be shown: one line, hidden characters as escapes (security R10). */
export function shownPath(path: string): string {
  return displayName(path, PATH_UNITS);
}
