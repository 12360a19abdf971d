import { enCards } from "./enCards.ts";
import { enCore } from "./enCore.ts";
import type { Labels } from "./labels.ts";

/** English labels, built in. */
export const en: Labels = Object.freeze<Labels>({ ...enCore, ...enCards });
