import type { Job } from "../shared/worker/Job.ts";
import { type CompareOptions, type Comparison, compareSteps } from "./compareTexts.ts";
import { sideLines } from "./diffSides.ts";
import { editBlocks } from "./editBlocks.ts";
import { countHiddenLines } from "./hiddenLines.ts";
import { pacedSteps } from "./steps.ts";
import { spaceChange } from "./whitespace.ts";

/** Two whole texts: sent as they are, since a string is cheaper to send than its lines. */
export interface CompareRequest extends CompareOptions {
  readonly before: string;
  readonly after: string;
}

export interface DiffJobs {
  readonly compare: Job<CompareRequest, Comparison>;
}

/** The comparison of long texts, for a worker or in slices on the page. */
export function createDiffJobs(): DiffJobs {
  return {
    async compare({ before, after, ...options }, { pause, transfer }) {
      const old = sideLines(before);
      await pause();
      const now = sideLines(after);
      const comparison = await pacedSteps(compareSteps(old, now, options), pause);
      const { edits, ignoresSpace } = comparison;
      const blocks = editBlocks(old, now, edits, ignoresSpace);
      await pause();
      const space = spaceChange(blocks);
      await pause();
      const hidden = countHiddenLines({ blocks, texts: { old: before, new: after } });
      transfer(edits.buffer);
      return { ...comparison, known: { space, hidden } };
    },
  };
}
