import { ArtifactCardsError } from "../protocol/errors.ts";

/** Longest delay of a timer, in milliseconds: beyond it Node waits 1. */
const MAX_DELAY = 2 ** 31 - 1;

/** The error for a wrong option: what it is not, why that matters, what to pass. */
function wrongOption(what: string, why: string, remedy: string): ArtifactCardsError {
  return new ArtifactCardsError("invalid-argument", `${what}, so ${why}. ${remedy}`);
}

/** @throws ArtifactCardsError `invalid-argument` for anything but an object */
export function checkObject(name: string, given: unknown): void {
  if (typeof given === "object" && given !== null) return;
  throw wrongOption(`${name} is not an object`, "nothing in it would count", "Pass an object.");
}

/** @throws ArtifactCardsError `invalid-argument` for anything but a function or nothing */
export function checkFunction(name: string, given: unknown): void {
  if (given === undefined || given === null || typeof given === "function") return;
  throw wrongOption(`${name} is not a function`, "it could not be asked", "Pass a function.");
}

/**
 * A list of texts, copied; `initial` when there is none. A text alone would count as a list of its letters.
 * @throws ArtifactCardsError `invalid-argument` for anything else
 */
export function readTexts(name: string, given: unknown, initial: readonly string[]): string[] {
  const list: unknown = given ?? initial;
  // A copy has no holes, which `every` would skip.
  const texts: readonly unknown[] = Array.isArray(list) ? [...list] : [null];
  if (texts.every((text) => typeof text === "string")) return texts as string[];
  throw wrongOption(
    `${name} is not an array of strings`,
    "more could be read than meant",
    'Pass an array such as ["a", "b"].',
  );
}

/**
 * A bound (security S8); `initial` when there is none.
 * @throws ArtifactCardsError `invalid-argument` for anything but a whole number of at least 0: NaN bounds nothing
 */
export function readLimit(name: string, given: unknown, initial: number): number {
  const limit: unknown = given ?? initial;
  if (Number.isInteger(limit) && (limit as number) >= 0) return limit as number;
  throw wrongOption(
    `${name} is not a whole number of at least 0`,
    "it would bound nothing, or everything",
    "Pass such a number, or leave it out.",
  );
}

/** A bound in milliseconds, at most the 24 days that a timer can wait. @throws as {@link readLimit} */
export function readDelay(name: string, given: unknown, initial: number): number {
  return Math.min(readLimit(name, given, initial), MAX_DELAY);
}
