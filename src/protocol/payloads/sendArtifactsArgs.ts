import { own, unbox } from "../safety/record.ts";
import { snapshot } from "../safety/snapshot.ts";
import { baseName } from "./baseName.ts";
import { textField } from "./fields.ts";

/** A file the model asked to deliver. */
export interface RequestedFile {
  /** As given. */
  readonly path: string;
  /** Last segment of the path. */
  readonly name: string;
}

/** Files of one call (security section 6), and units of JSON text that are decoded. */
const MAX_FILES = 100;
const MAX_TEXT = 1_000_000;

/**
 * Reads the arguments of a SendArtifacts call (contracts 2.1, 2.3, 5.6): `files` is an array, one object, or
 * JSON text of either; the arguments may be JSON text themselves. While they stream, the files whose path
 * is complete are there. Entries without a path are left out; never throws.
 */
export function readSendArtifactsArgs(x: unknown): readonly RequestedFile[] {
  const args = decoded(snapshot(x));
  const files = decoded(own(args, "files") ?? args);
  const paths = Array.isArray(files) ? files.map(pathOf) : [textField(files, "path")];
  return paths
    .filter((path) => path !== "")
    .slice(0, MAX_FILES)
    .map((path) => ({ path, name: baseName(path) || path }));
}

function pathOf(file: unknown): string {
  const bare = unbox(file);
  return typeof bare === "string" ? bare : textField(file, "path");
}

/** One layer of JSON text off, at each of the two places that may have one. */
function decoded(x: unknown): unknown {
  if (typeof x !== "string") return x;
  if (x.length > MAX_TEXT) return undefined;
  try {
    return snapshot(JSON.parse(x));
  } catch {
    return completePaths(x);
  }
}

/** Of JSON text that is still arriving: a path counts once its closing quote is there. */
function completePaths(text: string): readonly string[] {
  const matches = text.matchAll(/"path"\s*:\s*("(?:[^"\\]|\\.)*")/g);
  return Array.from(matches, ([, path = '""']) => {
    try {
      return String(JSON.parse(path));
    } catch {
      return "";
    }
  });
}
