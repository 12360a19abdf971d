import { FIRSTS, LOADERS } from "./generated/loaders.ts";
import { COMMON, EXTENSIONS, NAMES } from "./generated/lookup.ts";
import { parseIconTable } from "./parseIconTable.ts";
import { resolveIcon } from "./resolveIcon.ts";

const names = parseIconTable(NAMES);
const extensions = parseIconTable(EXTENSIONS);
const common: ReadonlySet<string> = new Set(COMMON.split(" "));

async function load(icon: string): Promise<Readonly<Record<string, string>>> {
  if (common.has(icon)) return (await import("./generated/common.ts")).ICONS;
  const module = LOADERS[FIRSTS.findLastIndex((first) => first <= icon)];
  return module === undefined ? {} : (await module()).ICONS;
}

/** The whole look-up, in a module of its own that loads when a file needs more than a kind's shape. */
export const TABLES = Object.freeze({
  names,
  extensions,
  resolve: (name: string, mime?: string) => resolveIcon({ names, extensions }, name, mime),
  load,
});
