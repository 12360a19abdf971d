import { readOption } from "./readOption.ts";

/**
 * The host's labels over ours. One that is not a text, throws, or gives something else than a text,
 * leaves ours in place: labels are drawn in every card, the fallbacks included (hostile value C12).
 */
export function guardLabels<Words extends object>(base: Words, own: unknown): Words {
  if (typeof own !== "object" || own === null) return base;
  const merged = new Map<string, unknown>(Object.entries(base));
  for (const [name, ours] of Object.entries(base)) {
    const theirs = readOption(own, name as never);
    if (typeof ours === "string" && typeof theirs === "string") merged.set(name, theirs);
    if (typeof ours === "function" && typeof theirs === "function")
      merged.set(name, guarded(theirs as AnyLabel, ours as AnyLabel));
    if (typeof ours === "object") merged.set(name, guardLabels(ours as object, theirs));
  }
  return Object.freeze(Object.fromEntries(merged)) as Words;
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
