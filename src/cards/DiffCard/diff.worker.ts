import { serveJobs } from "../shared/worker/serveJobs.ts";
import { createDiffJobs } from "./diffJobs.ts";

serveJobs(createDiffJobs);
