import { ArtifactCardsError } from "../protocol/errors.ts";
import { HIDDEN, readEntries, readEntry } from "./readEntries.ts";
import {
  isToolPattern,
  matchesToolPattern,
  parseToolPattern,
  type ToolPattern,
} from "./toolPattern.ts";
import type {
  NoRenderers,
  Registry,
  RegistryOptions,
  Renderer,
  RendererMap,
  Resolution,
  ResolvableCall,
} from "./types.ts";

/**
 * A registry with these renderers and no others; see `defaultRegistry` for one with the built-in cards.
 *
 * @throws {ArtifactCardsError} `duplicate-renderer`, `invalid-argument`
 */
export function createRegistry<
  Tools extends RendererMap = NoRenderers,
  Kinds extends RendererMap = NoRenderers,
>(options: RegistryOptions<Tools, Kinds> = {}): Registry<Tools, Kinds> {
  return registryOf(added(EMPTY, options)) as Registry<Tools, Kinds>;
}

/** Names come from models and servers: maps, so that `constructor` is a name like any other (security R14). */
interface Tables {
  readonly tools: ReadonlyMap<string, Renderer>;
  /** By source, in the order of registration. */
  readonly patterns: ReadonlyMap<string, PatternEntry>;
  readonly kinds: ReadonlyMap<string, Renderer>;
  readonly fallback: Renderer | null;
}

interface PatternEntry {
  readonly pattern: ToolPattern;
  readonly renderer: Renderer;
}

const EMPTY: Tables = { tools: new Map(), patterns: new Map(), kinds: new Map(), fallback: null };

function added(base: Tables, options: RegistryOptions<unknown, unknown>): Tables {
  const entries = readEntries("tools", options.tools);
  const exact = entries.filter(([name]) => !isToolPattern(name));
  const patterns = new Map(base.patterns);
  for (const [source, entry] of readPatterns(entries.filter(([name]) => isToolPattern(name)))) {
    // Deleted first, so that what is registered again counts as registered last.
    patterns.delete(source);
    patterns.set(source, entry);
  }
  return {
    tools: new Map([...base.tools, ...exact]),
    patterns,
    kinds: new Map([...base.kinds, ...readEntries("kinds", options.kinds)]),
    fallback: options.fallback === undefined ? base.fallback : readFallback(options.fallback),
  };
}

function readFallback(fallback: unknown): Renderer | null {
  return fallback === "value" ? null : readEntry("fallback", fallback);
}

function readPatterns(
  entries: readonly (readonly [string, Renderer])[],
): ReadonlyMap<string, PatternEntry> {
  const patterns = new Map<string, PatternEntry>();
  const names = new Map<string, string>();
  for (const [name, renderer] of entries) {
    const pattern = parseToolPattern(name);
    const earlier = names.get(pattern.source);
    if (earlier !== undefined) {
      throw new ArtifactCardsError(
        "duplicate-renderer",
        `the tool patterns "${earlier}" and "${name}" match the same names, so it is not clear which renderer is meant. Keep one of them.`,
      );
    }
    names.set(pattern.source, name);
    patterns.set(pattern.source, { pattern, renderer });
  }
  return patterns;
}

function registryOf(tables: Tables): Registry<any, any> {
  // Most literal characters first; a stable sort of the reversed list puts the later of equals first.
  const patterns = [...tables.patterns.values()]
    .reverse()
    .sort((a, b) => b.pattern.weight - a.pattern.weight);
  return Object.freeze<Registry<any, any>>({
    extend: (options) => registryOf(added(tables, options)),
    resolve: (call, from = "tool") =>
      (from === "tool" ? byName(tables, patterns, call.name) : null) ?? byKind(tables, call),
    preload: async () => {
      await Promise.all(renderersOf(tables).map(({ component }) => component.preload?.()));
    },
  });
}

function byName(
  { tools }: Tables,
  patterns: readonly PatternEntry[],
  name: unknown,
): Resolution | null {
  if (typeof name !== "string") return null;
  const exact = tools.get(name);
  if (exact) return { matched: "tool", key: name, renderer: exact };
  const entry = patterns.find(({ pattern }) => matchesToolPattern(pattern, name));
  return entry ? { matched: "pattern", key: entry.pattern.source, renderer: entry.renderer } : null;
}

function byKind({ kinds, fallback }: Tables, call: ResolvableCall): Resolution {
  const key = kindOf(call, kinds);
  const renderer = key === null ? undefined : kinds.get(key);
  return key !== null && renderer
    ? { matched: "kind", key, renderer }
    : { matched: "value", key: null, renderer: fallback };
}

/** The artifact's kind when it is known; a failed call without one is of kind `error` (contracts 1.36, security R4). */
function kindOf(call: ResolvableCall, kinds: ReadonlyMap<string, Renderer>): string | null {
  const kind = call.artifact?.kind;
  if (kind !== undefined && kinds.has(kind)) return kind;
  const failed = call.isError === true && call.status !== "denied" && call.status !== "interrupted";
  return failed ? "error" : null;
}

function renderersOf({ tools, patterns, kinds, fallback }: Tables): readonly Renderer[] {
  const all = [
    ...tools.values(),
    ...[...patterns.values()].map(({ renderer }) => renderer),
    ...kinds.values(),
  ];
  return fallback && fallback !== HIDDEN ? [...all, fallback] : all;
}
