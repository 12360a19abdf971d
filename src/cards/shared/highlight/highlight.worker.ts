import { serveJobs } from "../worker/serveJobs.ts";
import { createHighlightJobs } from "./highlightJobs.ts";
import { highlightTokenizer } from "./highlightTokenizer.ts";

serveJobs(createHighlightJobs(highlightTokenizer));
