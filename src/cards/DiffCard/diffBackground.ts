import { type Background, createBackground } from "../shared/worker/createBackground.ts";
import type { DiffJobs } from "./diffJobs.ts";

/** Compares long texts off the page, for all diff cards. */
export const diffBackground: Background<DiffJobs> = createBackground<DiffJobs>({
  start: () => new Worker(new URL("./diff.worker.ts", import.meta.url), { type: "module" }),
  loadJobs: async () => (await import("./diffJobs.ts")).createDiffJobs,
});
