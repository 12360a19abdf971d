declare module "virtual:candidates" {
  import type { Candidate } from "./shared/candidate.ts";

  /** The pages that this run measures, by their place below `pages/`. */
  export const candidates: Record<string, () => Promise<{ readonly candidate: Candidate }>>;
}
