import type { Labels } from "../locales/labels.ts";
import { readOption } from "./hostOptions.ts";

type Label = Labels[keyof Labels];

/**
 * The host's labels over ours. One that is not a text, throws, or gives something else than a text,
 * leaves ours in place: labels are drawn in every card, the fallbacks included (hostile value C12).
 */
export function guardLabels(base: Labels, own: Partial<Labels> | undefined): Labels {
  if (typeof own !== "object" || own === null) return base;
  const merged = new Map<string, Label>(Object.entries(base));
  for (const [name, ours] of Object.entries(base) as [keyof Labels, Label][]) {
    const theirs = readOption(own, name);
    if (typeof ours === "string" && typeof theirs === "string") merged.set(name, theirs);
    if (typeof ours === "function" && typeof theirs === "function")
      merged.set(name, guarded(theirs as AnyLabel, ours as AnyLabel) as Label);
  }
  return Object.freeze(Object.fromEntries(merged)) as unknown as Labels;
}

type AnyLabel = (...args: readonly unknown[]) => string;

function guarded(theirs: AnyLabel, ours: AnyLabel): AnyLabel {
  return (...args) => {
    try {
      const text: unknown = theirs(...args);
      return typeof text === "string" ? text : ours(...args);
    } catch {
      return ours(...args);
    }
  };
}
