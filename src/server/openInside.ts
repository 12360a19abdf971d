import { type BigIntStats, constants } from "node:fs";
import { type FileHandle, lstat, open, readlink, realpath } from "node:fs/promises";
import { isAbsolute, join, relative, sep } from "node:path";
import { isRoot } from "./agentRoot.ts";
import type { DeliverableRules } from "./deliverableRules.ts";
import { REFUSALS, type Refusal } from "./refusal.ts";
import { refusedNames } from "./sandboxPath.ts";

interface Opened {
  readonly ok: true;
  readonly handle: FileHandle;
  readonly size: number;
}

/** Where the wanted path really leads. */
interface Place {
  readonly ok: true;
  readonly root: string;
  readonly file: string;
}

// Windows has neither flag; O_NONBLOCK keeps a pipe that appears after the check from blocking.
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
const exact = { bigint: true } as const;

/**
 * Opens `root/…segments` for reading if its real path lies in a deliverable folder of the real root (security S1,
 * decisions 1-3). Links that stay inside are followed. A link that leads out, a broken one and a file that is not
 * there get the same answer, so that links made in a sandbox cannot ask which files the host has (S4).
 *
 * Node has no `openat2(RESOLVE_BENEATH)`. A folder swapped for a link between check and use is found out by
 * looking again after opening, and on Linux by asking the kernel where the descriptor leads. Elsewhere a swap that
 * is made and undone anew between each two of these looks remains possible.
 */
export async function openInside(
  root: string,
  segments: readonly string[],
  rules: DeliverableRules,
): Promise<Opened | Refusal> {
  const wanted = join(root, ...segments);
  const place = await findInside(root, wanted, rules);
  if (!place.ok) return place;
  const before = await lstat(place.file, exact).catch(() => null);
  if (!before) return REFUSALS.missing;
  if (!before.isFile()) return REFUSALS.notFile;
  const handle = await open(place.file, FLAGS).catch(() => null);
  if (!handle) return REFUSALS.unreadable;
  try {
    const stats = await handle.stat(exact);
    const unmoved =
      isSame(stats, before) &&
      (await leadsTo(handle, place.file)) &&
      (await isStill(place, root, wanted, stats));
    const refused = unmoved ? refuseFile(stats, rules) : REFUSALS.changed;
    if (!refused) return { ok: true, handle, size: Number(stats.size) };
    await handle.close();
    return refused;
  } catch {
    await handle.close().catch(() => undefined);
    return REFUSALS.changed;
  }
}

/** Makes both paths real, the root too: it may be a link of the host's. */
async function findInside(
  root: string,
  wanted: string,
  rules: DeliverableRules,
): Promise<Place | Refusal> {
  const [realRoot, file] = await Promise.all([realpath(root), realpath(wanted)]).catch(() => []);
  if (file === undefined || !isRoot(realRoot)) return REFUSALS.missing;
  const inner = relative(realRoot, file);
  const segments = inner.split(sep);
  if (isAbsolute(inner) || !rules.allowed.includes(segments[0] ?? "")) return REFUSALS.missing;
  if (segments.length < 2) return REFUSALS.notFile;
  return refusedNames(segments, rules) ?? { ok: true, root: realRoot, file };
}

/** Whether Linux says that the descriptor leads to this path; `true` where there is nobody to ask. */
async function leadsTo(handle: FileHandle, file: string): Promise<boolean> {
  if (process.platform !== "linux") return true;
  const path = await readlink(`/proc/self/fd/${handle.fd}`).catch(() => null);
  return path === null || path === file;
}

/** Whether both real paths are what they were, and the file at their end is the one that was opened. */
async function isStill(
  place: Place,
  root: string,
  wanted: string,
  stats: BigIntStats,
): Promise<boolean> {
  if ((await realpath(root)) !== place.root || (await realpath(wanted)) !== place.file)
    return false;
  return isSame(stats, await lstat(place.file, exact));
}

function isSame(a: BigIntStats, b: BigIntStats): boolean {
  return a.dev === b.dev && a.ino === b.ino;
}

function refuseFile(stats: BigIntStats, rules: DeliverableRules): Refusal | null {
  if (!stats.isFile()) return REFUSALS.notFile;
  if (stats.nlink > 1n && !rules.allowHardLinks) return REFUSALS.hardLink;
  if (stats.size === 0n && !rules.allowEmpty) return REFUSALS.empty;
  return null;
}
