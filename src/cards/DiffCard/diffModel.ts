import { stripAnsi } from "../../protocol/payloads/ansi.ts";
import { firstField, textField } from "../../protocol/payloads/fields.ts";
import { isPatch, parsePatch } from "../../protocol/payloads/patch.ts";
import { isRecord } from "../../protocol/safety/record.ts";
import { clipUnits } from "../shared/clipUnits.ts";
import { type Comparison, compareSteps } from "./compareTexts.ts";
import { readSides } from "./diffSides.ts";
import type { DiffModel, FileDiff } from "./diffTypes.ts";
import { patchDiff } from "./patchDiff.ts";
import { finishSteps } from "./steps.ts";
import { needsNoComparison, type TextPair, textDiff } from "./textDiff.ts";

/** What a diff payload may cost. */
export interface DiffModelBudget {
  /** Lines of one side. @default 200000 */
  readonly lines: number;
  /** UTF-16 units of one side. @default 10000000 */
  readonly units: number;
}

const DEFAULT_BUDGET: DiffModelBudget = { lines: 200_000, units: 10_000_000 };

/** What a payload holds: two texts that are still to be compared, or a patch that says everything. */
export type DiffSource =
  | { readonly kind: "texts"; readonly pair: TextPair }
  | { readonly kind: "patch"; readonly model: DiffModel };

/**
 * Reads a diff payload: two texts or arrays of lines, one of them alone, or a unified patch in `new`
 * (contracts 1.24, 1.32, 1.46, 5.14). Linear in its length; never throws.
 *
 * @returns `null` when the payload has neither text: show the portable value then.
 */
export function diffSource(payload: unknown, budget = DEFAULT_BUDGET): DiffSource | null {
  if (!isRecord(payload)) return null;
  const old = firstField(payload, "old");
  const now = firstField(payload, "new");
  if (old === undefined && now === undefined) return null;
  const [before, after] = readSides(old, now);
  const path = textField(payload, "path") || null;
  const model = before.text === "" ? readPatch(uncoloured(after.text), path, budget) : null;
  return model ? { kind: "patch", model } : { kind: "texts", pair: { path, before, after } };
}

/** The model of two texts whose comparison is known. */
export function textModel(pair: TextPair, comparison?: Comparison): DiffModel {
  const file = textDiff(pair, comparison);
  const { text } = pair.after;
  return {
    ...summed([file]),
    trailing: "",
    cut: null,
    newText: file.binary || text === "" ? null : text,
    patchText: null,
    statedPath: null,
  };
}

/**
 * Reads and compares at once, whatever the size. Counts are those of `git diff --numstat`, also for a last line without its
 * line feed (security decision 10). Never throws.
 *
 * @returns `null` when the payload has neither text.
 */
export function diffModel(payload: unknown, budget = DEFAULT_BUDGET): DiffModel | null {
  const source = diffSource(payload, budget);
  if (source?.kind !== "texts") return source?.model ?? null;
  const { pair } = source;
  if (needsNoComparison(pair)) return textModel(pair);
  return textModel(pair, finishSteps(compareSteps(pair.before, pair.after, budget)));
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
  const nameless = named && first && rest.length === 0 && first.path === null;
  const known = nameless || !named || files.some((file) => names(file, path));
  return {
    ...summed(nameless ? [{ ...first, path }] : files),
    trailing: patch.trailing,
    cut: kept.length < text.length ? { read: kept.length, total: text.length } : null,
    newText: null,
    patchText: text,
    statedPath: known ? null : path,
  };
}

/** Whether a path is that of the file, which a patch gives from the root of a repository. */
function names({ path, oldPath }: FileDiff, stated: string): boolean {
  const whole = `/${stated.replaceAll("\\", "/")}`;
  return [path, oldPath].some((one) => one !== null && one !== "" && whole.endsWith(`/${one}`));
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

/** Files with their counts added up. */
export function summed(files: readonly FileDiff[]): Pick<DiffModel, "files" | "added" | "removed"> {
  const total = (pick: (file: FileDiff) => number): number =>
    files.reduce((sum, file) => sum + pick(file), 0);
  return { files, added: total((file) => file.added), removed: total((file) => file.removed) };
}
