import { type Fields, fieldOf, isFields, textField } from "../../protocol/payloads/fields.ts";
import { isPatch, parsePatch } from "../../protocol/payloads/patch.ts";
import { readSides } from "./diffSides.ts";
import type { DiffModel, FileDiff } from "./diffTypes.ts";
import { patchDiff } from "./patchDiff.ts";
import { textDiff } from "./textDiff.ts";

export interface DiffModelBudget {
  /** Lines of one side. @default 20000 */
  readonly lines: number;
  /** UTF-16 units of one side. @default 2000000 */
  readonly units: number;
}

const DEFAULT_BUDGET: DiffModelBudget = { lines: 20_000, units: 2_000_000 };

/**
 * Reads a diff payload: two texts or arrays of lines, one of them alone, or a unified patch in `new`
 * (contracts 1.24, 1.32, 1.46, 5.14). Counts are those of `git diff --numstat`, also for a last line
 * without its line feed (security decision 10). Never throws.
 *
 * @returns `null` when the payload has neither text: show the portable value then.
 */
export function diffModel(payload: unknown, budget = DEFAULT_BUDGET): DiffModel | null {
  if (!isFields(payload)) return null;
  const before = fieldOf(payload, "old");
  const after = fieldOf(payload, "new");
  if (before === undefined && after === undefined) return null;
  const [oldSide, newSide] = readSides(before, after);
  const path = textField(payload, "path") || null;
  const patch = oldSide.text === "" ? readPatch(newSide.text, path, budget) : null;
  if (patch) return patch;
  const file = textDiff(path, oldSide, newSide, budget);
  return {
    ...summed([file]),
    trailing: "",
    complete: true,
    newText: file.binary || newSide.text === "" ? null : newSide.text,
    patchText: null,
  };
}

/** The verb of a diff payload, such as "Edited"; `""` when there is none. */
export function diffVerb(payload: unknown): string {
  return isFields(payload) ? textField(payload as Fields, "verb") : "";
}

/**
 * `path` is the word "patch" where the artifact was made from a tool's text (contracts 1.32). Under a real name the
 * text is a patch only if it begins as one and the file is not itself a patch file that was written.
 */
function readPatch(text: string, path: string | null, budget: DiffModelBudget): DiffModel | null {
  if (!isPatch(text)) return null;
  const named = path !== null && path !== "patch";
  if (named && (/\.(?:patch|diff)$/i.test(path) || !beginsAsPatch(text))) return null;
  const kept = text.slice(0, budget.units);
  const patch = parsePatch(kept, budget.lines);
  if (!patch) return null;
  const files = patch.files.map(patchDiff);
  const [first, ...rest] = files;
  const whole = named && first && rest.length === 0 && first.path === null;
  return {
    ...summed(whole ? [{ ...first, path }] : files),
    trailing: patch.trailing,
    complete: patch.complete && kept.length === text.length,
    newText: null,
    patchText: text,
  };
}

function beginsAsPatch(text: string): boolean {
  return /^\s{0,99}(?:diff --git |--- |@@ [-+]|Index: |From [0-9a-f]{7,64} |`{3,}(?:diff|patch)\s)/.test(
    text,
  );
}

function summed(files: readonly FileDiff[]): Pick<DiffModel, "files" | "added" | "removed"> {
  const total = (pick: (file: FileDiff) => number): number =>
    files.reduce((sum, file) => sum + pick(file), 0);
  return { files, added: total((file) => file.added), removed: total((file) => file.removed) };
}
