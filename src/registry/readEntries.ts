import { ArtifactCardsError } from "../protocol/errors.ts";
import type { Renderer, RendererComponent } from "./types.ts";

/** Shows nothing; the one renderer that leaves no card behind. */
export const HIDDEN: Renderer = Object.freeze({ component: () => null });

/**
 * The entries of a host's map as renderers. Reads own keys only, so that `__proto__` and kin are names
 * like any other.
 *
 * @throws {ArtifactCardsError} `invalid-argument`
 */
export function readEntries(
  field: "tools" | "kinds",
  map: unknown,
): readonly (readonly [name: string, renderer: Renderer])[] {
  if (map === undefined) return [];
  if (typeof map !== "object" || map === null || Array.isArray(map)) {
    throw new ArtifactCardsError(
      "invalid-argument",
      `the "${field}" of a registry must be an object of renderers by name, but is ${Array.isArray(map) ? "an array" : String(map)}. Write { ${field}: { name: renderer } }.`,
    );
  }
  return Object.entries(map).map(([name, entry]) => [
    name,
    readEntry(`${field}["${name}"]`, entry),
  ]);
}

/** @throws {ArtifactCardsError} `invalid-argument` */
export function readEntry(place: string, entry: unknown): Renderer {
  if (entry === "hidden") return HIDDEN;
  if (isComponent(entry))
    return Object.freeze({ component: entry, fullRow: entry.fullRow === true });
  if (typeof entry === "object" && entry !== null && isComponent((entry as Renderer).component)) {
    return Object.freeze({ ...(entry as Renderer) });
  }
  throw new ArtifactCardsError(
    "invalid-argument",
    `${place} of a registry is not a renderer: it has no component. Pass a React component, defineRenderer({ component }) or "hidden".`,
  );
}

/** Functions and classes, and the objects that `memo`, `forwardRef` and `lazy` give. */
function isComponent(x: unknown): x is RendererComponent {
  return typeof x === "function" || (typeof x === "object" && x !== null && "$$typeof" in x);
}
