import { FIRSTS, LOADERS } from "./generated/loaders.ts";
import { COMMON, EXTENSIONS, NAMES } from "./generated/lookup.ts";
import { iconIn } from "./iconIn.ts";
import { resolveIcon } from "./resolveIcon.ts";

const named = (name: string): string | undefined => iconIn(NAMES, name);
const ofExtension = (extension: string): string | undefined => iconIn(EXTENSIONS, extension);

async function load(icon: string): Promise<Readonly<Record<string, string>>> {
  if (` ${COMMON} `.includes(` ${icon} `)) return (await import("./generated/common.ts")).ICONS;
  const module = LOADERS[FIRSTS.findLastIndex((first) => first <= icon)];
  return module === undefined ? {} : (await module()).ICONS;
}

/** The whole look-up, in a module of its own that loads when a file needs more than a kind's shape. */
export const TABLES = Object.freeze({
  resolve: (name: string, mime?: string) => resolveIcon({ named, ofExtension }, name, mime),
  load,
});
