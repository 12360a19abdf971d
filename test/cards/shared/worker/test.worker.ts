import { serveJobs } from "../../../../src/cards/shared/worker/serveJobs.ts";
import { createTestJobs } from "./testJobs.ts";

serveJobs(createTestJobs);
