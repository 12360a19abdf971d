import { clipUnits } from "../cards/shared/clipUnits.ts";
import { displayName } from "../protocol/safety/displayName.ts";

/** Longest summary, in UTF-16 units: more than a row shows. */
const MAX_UNITS = 240;
const MAX_VALUE_UNITS = 60;
const MAX_PAIRS = 6;
/** Keys that are looked at. */
const MAX_KEYS = 64;

/** Arguments that say by themselves what a call does, best first; lower case, without underscores. */
const TELLING =
  "command cmd script filepath path file filename notebookpath url uri query q pattern search sql prompt question description directory dir".split(
    " ",
  );
const WHAT = "pattern query q search".split(" ");
const WHERE = "path filepath glob include directory dir".split(" ");

/**
 * The arguments of a call as one short line: the one that says most (a command, a path, what is searched
 * and where), else `key = value` pairs. Hidden characters become escapes. `""` when there is nothing to say.
 *
 * @param args frozen plain data, perhaps partial; raw text while it cannot be parsed yet
 */
export function summarizeArgs(args: unknown): string {
  return oneLine(summary(args));
}

/** Text as one line of bounded length that cannot hide anything. */
export function oneLine(text: string): string {
  // Cut before it is looked at: arguments can hold whole files.
  const head = clipUnits(text, MAX_UNITS * 4);
  const line = displayName(head, Number.POSITIVE_INFINITY);
  return head.length < text.length || line.length > MAX_UNITS ? clipped(line, MAX_UNITS) : line;
}

function summary(args: unknown): string {
  if (args === undefined) return "";
  if (typeof args === "string") return args;
  if (typeof args !== "object" || args === null) return shown(args);
  if (Array.isArray(args)) return args.length === 0 ? "" : shown(args);
  const keys = Object.keys(args).filter((key) => !key.startsWith("_"));
  const entries = keys.slice(0, MAX_KEYS).map((key) => [key, Reflect.get(args, key)] as const);
  return telling(entries) ?? pairs(entries);
}

type Entries = readonly (readonly [key: string, value: unknown])[];

function telling(entries: Entries): string | undefined {
  const texts = new Map<string, string>();
  for (const [key, value] of entries) {
    if (typeof value === "string" && value !== "")
      texts.set(key.toLowerCase().replaceAll("_", ""), value);
  }
  const firstOf = (names: readonly string[]): string | undefined => {
    const name = names.find((known) => texts.has(known));
    return name === undefined ? undefined : texts.get(name);
  };
  const what = firstOf(WHAT);
  const where = firstOf(WHERE);
  if (what !== undefined && where !== undefined) return `${quoted(what)} in ${where}`;
  return firstOf(TELLING);
}

function pairs(entries: Entries): string {
  const some = entries.slice(0, MAX_PAIRS).map(([key, value]) => `${key} = ${shown(value)}`);
  return [...some, ...(entries.length > MAX_PAIRS ? ["…"] : [])].join(", ");
}

function shown(value: unknown): string {
  if (typeof value === "string") return quoted(value);
  if (Array.isArray(value)) return value.length === 0 ? "[]" : `[${value.length}]`;
  if (typeof value === "object" && value !== null) return "{…}";
  return String(value);
}

function quoted(text: string): string {
  return `"${clipped(text, MAX_VALUE_UNITS)}"`;
}

function clipped(text: string, units: number): string {
  return text.length <= units ? text : `${clipUnits(text, units - 1)}…`;
}
