import { LOADERS } from "./generated/loaders.ts";
import { RENAMED } from "./renamed.ts";

const loaded = new Map<string, Promise<ReadonlyMap<string, string>>>();

/**
 * The outline of a Lucide icon as the `d` of one path, or `null` where Lucide has no such name. One chunk a first letter.
 * @param given Lucide's name, or one of `RENAMED`
 */
export async function loadPath(given: string): Promise<string | null> {
  const name = RENAMED.get(given) ?? given;
  const letter = name.charAt(0);
  if (!Object.hasOwn(LOADERS, letter)) return null;
  let paths = loaded.get(letter);
  if (!paths) {
    paths = readPaths(letter);
    loaded.set(letter, paths);
  }
  return (await paths).get(name) ?? null;
}

async function readPaths(letter: string): Promise<ReadonlyMap<string, string>> {
  try {
    return new Map((await LOADERS[letter]?.())?.PATHS);
  } catch (error) {
    loaded.delete(letter);
    throw error;
  }
}
