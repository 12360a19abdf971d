import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** One case of `expected.json`; the fields a category needs beyond these are its own to read. */
export interface RealCase {
  readonly id: string;
  readonly category: string;
  readonly file?: string;
  readonly files?: readonly string[];
  /** What the file is: `data.frame`, `artifact`, `ui-message`, ... */
  readonly input: string;
  readonly encoding?: string;
  readonly expect: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

/** The files of one case. Without a name: the case's first file. */
export interface CaseFiles {
  readonly names: readonly string[];
  bytes(name?: string): Uint8Array;
  text(name?: string): string;
  json(name?: string): unknown;
}

/** What a module of `categories/` exports. */
export interface Category {
  /** Throws, or rejects, when the case fails. May give what of the case was not checked, with the reason. */
  run(one: RealCase, files: CaseFiles): Unchecked | Promise<Unchecked>;
}

// biome-ignore lint/suspicious/noConfusingVoidType: most categories check all of a case and return nothing
export type Unchecked = readonly string[] | void;

/** `REAL_DIR`, else the shared folder beside the repository. */
export function realFolder(): string {
  return resolve(
    process.env["REAL_DIR"] || join(import.meta.dirname, "../../../shared/fixtures/real"),
  );
}

/** All cases of the folder, or `null` when it is not there. */
export function readCases(folder: string): readonly RealCase[] | null {
  const file = join(folder, "expected.json");
  if (!existsSync(file)) return null;
  const { cases } = JSON.parse(readFileSync(file, "utf8")) as { cases: readonly RealCase[] };
  return cases;
}

/** Reads the case's files when asked, never before. */
export function filesOf(folder: string, { id, file, files }: RealCase): CaseFiles {
  const names = files ?? (file === undefined ? [] : [file]);
  const bytes = (name = names[0]): Uint8Array => {
    if (name === undefined) throw new Error(`${id} names no file`);
    return readFileSync(join(folder, name));
  };
  const text = (name?: string): string => new TextDecoder().decode(bytes(name));
  return { names, bytes, text, json: (name) => JSON.parse(text(name)) };
}
