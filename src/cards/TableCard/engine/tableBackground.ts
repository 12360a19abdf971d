import { type Background, createBackground } from "../../shared/worker/createBackground.ts";
import { createTableJobs, type TableJobs } from "./tableJobs.ts";

/** The one worker of all tables of the page. */
export const tableBackground: Background<TableJobs> = createBackground<TableJobs>({
  start: () => new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module" }),
  loadJobs: () => createTableJobs,
  keepsState: true,
});
