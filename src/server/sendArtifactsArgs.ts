import type { CallErrorCode } from "./toolOutput.ts";

/** Bounds of the arguments (security S8 and section 6). */
export interface SendArtifactsLimits {
  /** Files in one call. @default 100 */
  readonly files?: number;
  /** UTF-16 units of any JSON text that is decoded. @default 1_048_576 */
  readonly argumentUnits?: number;
  /** How many times JSON inside JSON is decoded. @default 3 */
  readonly jsonLayers?: number;
}

/** The paths of one call, still unchecked, or why there are none. */
export type RequestedPaths =
  | { readonly ok: true; readonly paths: readonly unknown[] }
  | { readonly ok: false; readonly code: CallErrorCode; readonly message: string };

const SHAPE = 'Pass {"files": [{"path": "/data/agent/…/output/report.pdf"}]}.';

const bad = (message: string): RequestedPaths => ({ ok: false, code: "bad_arguments", message });

/**
 * Reads the paths from what a model sent (contracts 2.1, 2.3): `files` may be one object, an array, or either as JSON
 * text, and so may the arguments and each item. Only own keys count. A path that is not there or not a
 * string stays in place as `undefined` or as it is, to fail on its own.
 */
export function readPaths(args: unknown, limits: Required<SendArtifactsLimits>): RequestedPaths {
  const outer = decode(args, limits.jsonLayers, limits);
  if (!outer || !isObject(outer.value) || !Object.hasOwn(outer.value, "files"))
    return bad(`files is missing. ${SHAPE}`);
  const files = decode(outer.value["files"], outer.layers, limits);
  if (!files) return bad(`files is a text that is not JSON, or too large. ${SHAPE}`);
  const { value } = files;
  if (!isObject(value) && !Array.isArray(value))
    return bad(`files must be an object with a path, or an array of them. ${SHAPE}`);
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  const { length } = items;
  if (length === 0) return bad(`files is empty. ${SHAPE}`);
  if (length > limits.files)
    return {
      ok: false,
      code: "too_many",
      message: `One call delivers at most ${limits.files} files, and this one names ${length}. Use several calls.`,
    };
  const paths = Array.from({ length }, (_, i) => pathOf(items[i], files.layers, limits));
  return { ok: true, paths };
}

function pathOf(item: unknown, layers: number, limits: Required<SendArtifactsLimits>): unknown {
  const value = decode(item, layers, limits)?.value;
  return isObject(value) && Object.hasOwn(value, "path") ? value["path"] : undefined;
}

/** Decodes JSON text until it is no text any more, or `null`: not JSON, too large, or wrapped too often. */
function decode(
  value: unknown,
  layers: number,
  { argumentUnits }: Required<SendArtifactsLimits>,
): { readonly value: unknown; readonly layers: number } | null {
  let current = value;
  let left = layers;
  while (typeof current === "string") {
    if (left === 0 || current.length > argumentUnits) return null;
    left -= 1;
    try {
      current = JSON.parse(current);
    } catch {
      return null;
    }
  }
  return { value: current, layers: left };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
