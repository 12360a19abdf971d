import { serveJobs } from "../../shared/worker/serveJobs.ts";
import { createTableJobs } from "./tableJobs.ts";

serveJobs(createTableJobs);
