import { textField } from "../../protocol/payloads/fields.ts";
import { displayName } from "../../protocol/safety/displayName.ts";

/** Verbs that say no more than the counts and the badge do. */
const PLAIN = new Set(
  "changed created deleted diff edit edited modified patch patched removed renamed replaced update updated write wrote written".split(
    " ",
  ),
);
const VERB_UNITS = 40;

/**
 * The payload's word for what was done, such as "Proposed", when it says more than the card shows anyway (contracts 1.46).
 * `""` otherwise.
 */
export function diffVerb(payload: unknown): string {
  const verb = textField(payload, "verb").trim();
  return PLAIN.has(verb.toLowerCase()) ? "" : displayName(verb, VERB_UNITS);
}

/** The payload's path; `null` when it names none. */
export function payloadPath(payload: unknown): string | null {
  return textField(payload, "path") || null;
}

/** What the card is called: the path it is about, else the artifact's title; `""` when there is neither. */
export function diffTitle(
  path: string | null | undefined,
  title: string | null | undefined,
): string {
  return path || title || "";
}
