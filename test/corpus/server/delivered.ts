/** What a delivery tool returned, read without trust in it. */
export interface Delivered {
  readonly success: unknown;
  readonly output: string;
  readonly entries: readonly Readonly<Record<string, unknown>>[];
  /** The whole as JSON. */
  readonly json: string;
}

/** Reads a tool output; `null` when it is none. */
export function readDelivered(result: unknown): Delivered | null {
  if (typeof result !== "object" || result === null) return null;
  const { success, output, metadata } = result as Record<string, unknown>;
  if (typeof output !== "string" || typeof success !== "boolean") return null;
  const artifacts = (metadata as { artifacts?: unknown } | undefined)?.artifacts;
  return {
    success,
    output,
    entries: Array.isArray(artifacts) ? artifacts : [],
    json: JSON.stringify(result),
  };
}

/** The paths a call names, in order; `null` when its arguments cannot be read as a list or an object. */
export function givenPaths(args: unknown): readonly unknown[] | null {
  let files = (args as { files?: unknown } | null)?.files;
  try {
    if (typeof files === "string") files = JSON.parse(files);
  } catch {
    return null;
  }
  if (typeof files !== "object" || files === null) return null;
  const list: readonly unknown[] = Array.isArray(files) ? files : [files];
  return list.map((item) => (item as { path?: unknown } | null)?.path);
}
