import { stripAnsi } from "../../protocol/payloads/ansi.ts";
import { firstField, textField } from "../../protocol/payloads/fields.ts";
import { isPatch, parsePatch } from "../../protocol/payloads/patch.ts";
import { isRecord } from "../../protocol/safety/record.ts";
import { clipUnits } from "../shared/clipUnits.ts";
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
  if (!isRecord(payload)) return null;
  const before = firstField(payload, "old");
  const after = firstField(payload, "new");
  if (before === undefined && after === undefined) return null;
  const [oldSide, newSide] = readSides(before, after);
  const path = textField(payload, "path") || null;
  const patch = oldSide.text === "" ? readPatch(uncoloured(newSide.text), path, budget) : null;
  if (patch) return patch;
  const file = textDiff(path, oldSide, newSide, budget);
  return {
    ...summed([file]),
    trailing: "",
    cut: null,
    newText: file.binary || newSide.text === "" ? null : newSide.text,
    patchText: null,
  };
}

/**
 * `path` is the word "patch" where the artifact was made from a tool's text (contracts 1.32). Under a real name the
 * text is a patch only if it begins as one and the file is not itself a patch file that was written.
 */
function readPatch(text: string, path: string | null, budget: DiffModelBudget): DiffModel | null {
  if (!isPatch(text)) return null;
  const named = path !== null && path !== "patch";
  if (named && (/\.(?:patch|diff)$/i.test(path) || !beginsAsPatch(text))) return null;
  const kept = clipUnits(text, budget.units);
  const patch = parsePatch(kept, budget.lines);
  if (!patch) return null;
  const files = patch.files.map(patchDiff);
  const [first, ...rest] = files;
  const whole = named && first && rest.length === 0 && first.path === null;
  return {
    ...summed(whole ? [{ ...first, path }] : files),
    trailing: patch.trailing,
    cut: kept.length < text.length ? { read: kept.length, total: text.length } : null,
    newText: null,
    patchText: text,
  };
}

/** `git diff --color` hides its headers behind terminal codes; codes inside a plain patch belong to the file. */
function uncoloured(text: string): string {
  return isPatch(text) ? text : stripAnsi(text);
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
