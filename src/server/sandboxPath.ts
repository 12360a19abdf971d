import type { DeliverableRules } from "./deliverableRules.ts";
import { REFUSALS, type Refusal } from "./refusal.ts";
import { matchesName } from "./secretNames.ts";
import { isUnsafeOnWindows } from "./windowsNames.ts";

/** A path of the sandbox that passed every check a string can be given. */
export interface SandboxPath {
  readonly ok: true;
  /** Below the agent's root: a deliverable folder first, the file's name last. */
  readonly segments: readonly string[];
  /** The path as the sandbox writes it, without doubled separators. */
  readonly path: string;
  /** Last segment: a raw file name. */
  readonly name: string;
}

/** Longest path that is looked at, in UTF-16 units (security S1). */
export const MAX_PATH_UNITS = 4096;

/**
 * Checks a sandbox path as text only (security S1, S2): nothing is decoded, expanded or normalised, the prefix is
 * compared segment by segment, and `..` is refused wherever it stands.
 */
export function readSandboxPath(
  value: unknown,
  agentId: string,
  rules: DeliverableRules,
): SandboxPath | Refusal {
  if (value === undefined || value === null || value === "") return REFUSALS.noPath;
  if (typeof value !== "string" || value.length > MAX_PATH_UNITS || hasBadUnits(value))
    return REFUSALS.badPath;
  if (!value.startsWith("/")) return REFUSALS.outside;
  const all = value.split("/");
  if (all.includes("..")) return REFUSALS.outside;
  const segments = below(rules.sandboxRootOf(agentId), all);
  const folder = segments?.[0];
  if (!segments || folder === undefined || !rules.allowed.includes(folder)) return REFUSALS.outside;
  const name = segments[segments.length - 1] ?? "";
  if (segments.length < 2 || value.endsWith("/") || name === ".") return REFUSALS.notFile;
  if (rules.windows && segments.some(isUnsafeOnWindows)) return REFUSALS.badPath;
  const refused = refusedNames(segments, rules);
  if (refused) return refused;
  return { ok: true, segments, path: `/${all.filter(Boolean).join("/")}`, name };
}

/** Refuses hidden folders and names of secrets (decision 2), in the requested path and in the real one alike. */
export function refusedNames(
  segments: readonly string[],
  rules: Pick<DeliverableRules, "secretNames">,
): Refusal | null {
  if (segments.slice(0, -1).some((segment) => segment.startsWith(".")))
    return REFUSALS.hiddenFolder;
  return matchesName(segments[segments.length - 1] ?? "", rules.secretNames)
    ? REFUSALS.secret
    : null;
}

/** What follows the root in a path, or `null` when the path does not begin with every segment of it. */
function below(root: string, path: readonly string[]): readonly string[] | null {
  const prefix = root.split("/").filter(Boolean);
  const segments = path.filter(Boolean);
  return prefix.every((segment, i) => segments[i] === segment)
    ? segments.slice(prefix.length)
    : null;
}

/** NUL would end the name inside the operating system; a lone surrogate names another file once encoded. */
function hasBadUnits(text: string): boolean {
  return text.includes("\0") || /\p{Surrogate}/u.test(text);
}
