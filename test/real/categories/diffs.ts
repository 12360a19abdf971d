import assert from "node:assert/strict";
import { diffModel } from "../../../src/cards/DiffCard/diffModel.ts";
import type { CaseFiles, RealCase } from "../cases.ts";
import { shownCounts } from "../dom/shownCounts.tsx";

/** Two versions of real files, counted by `git diff --numstat`: as two texts, and as git's own patch; in the model and in the card. */
export async function run({ input, expect }: RealCase, files: CaseFiles): Promise<void> {
  assert.equal(input, "before-after", `unknown input ${input}`);
  const [before, after, patch] = ["before", "after", "git.diff"].map((part) =>
    files.names.find((name) => name.includes(`/${part}`)),
  );
  const { added, removed, numstat_by_algorithm } = expect;
  const counts = (payload: unknown): unknown => {
    const model = diffModel(payload);
    return { added: model?.added, removed: model?.removed };
  };
  const text = (name: string | undefined): string => (name ? files.text(name) : "");
  const texts = { old: text(before), new: text(after) };
  // Which lines count as the same is for an algorithm to choose; git offers four.
  const right = [{ added, removed }, ...Object.values(numstat_by_algorithm ?? {})];
  for (const found of [counts(texts), await shownCounts(texts)])
    assert.ok(
      right.some((one) => JSON.stringify(one) === JSON.stringify(found)),
      `two texts: ${JSON.stringify(found)}`,
    );
  if (!patch || text(patch) === "") return;
  const payload = { old: "", new: text(patch), path: "patch" };
  assert.deepEqual(counts(payload), { added, removed }, "patch");
  assert.deepEqual(await shownCounts(payload), { added, removed }, "patch in the card");
}
