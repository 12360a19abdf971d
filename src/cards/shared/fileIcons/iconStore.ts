import { ICONS as EAGER } from "./generated/eager.ts";

interface Tables {
  readonly resolve: (name: string, mime?: string) => string;
  /** Loads the module that holds an icon. */
  readonly load: (icon: string) => Promise<Readonly<Record<string, string>>>;
}

const sources = new Map<string, string>();
const pending = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();
let tables: Tables | null = null;

// `<img>` on purpose: about half of the icons carry ids, which would clash when inlined.
const toSource = (svg: string): string => `data:image/svg+xml;base64,${btoa(svg)}`;

function keep(icons: Readonly<Record<string, string>>): void {
  for (const [icon, svg] of Object.entries(icons)) sources.set(icon, toSource(svg));
}
keep(EAGER);

/** The address of an icon that has already arrived. */
export const iconSource = (icon: string): string | undefined => sources.get(icon);

/** The address of the exact icon of a file, when the look-up and the icon have arrived. */
export function fileIconSource(name: string, mime?: string): string | undefined {
  return tables === null ? undefined : sources.get(tables.resolve(name, mime));
}

/** Tells when icons arrive. */
export function subscribeIcons(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function load(name: string, mime: string | undefined): Promise<void> {
  tables ??= (await import("./tables.ts")).TABLES;
  const icon = tables.resolve(name, mime);
  if (!sources.has(icon)) keep(await tables.load(icon));
  for (const listener of listeners) listener();
}

/** Fetches what the exact icon of a file needs. A chunk that fails leaves the shape in place; the next mount asks again. */
export function loadFileIcon(name: string, mime?: string): Promise<void> {
  if (fileIconSource(name, mime) !== undefined) return Promise.resolve();
  const key = `${name}\n${mime ?? ""}`;
  const running = pending.get(key);
  if (running !== undefined) return running;
  const started = load(name, mime)
    .catch(() => {})
    .finally(() => pending.delete(key));
  pending.set(key, started);
  return started;
}
