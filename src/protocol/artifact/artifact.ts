/** The `schema` of every artifact (contracts 1.2). */
export const ARTIFACT_SCHEMA = "codeagent.tool-artifact";

/** The version this library renders (contracts 1.14). */
export const ARTIFACT_VERSION = 1;

/** Kinds that a tool makes by itself; `files` is made by a delivery. */
export const MADE_KINDS: readonly unknown[] = "text table image code diff error".split(" ");

/** Kinds that have a built-in card. The list of kinds is open (contracts 1.4). */
export type ArtifactKind = "text" | "table" | "image" | "code" | "diff" | "error" | "files";

/**
 * The versioned envelope of a rich result (contracts 1a). Always a frozen snapshot:
 * own plain data, no getters, no prototypes.
 *
 * `status` is open; `error` and `denied` have a look of their own, any other text is neutral.
 * `icon` and `title` are absent when the producer gave none, `null` included.
 * `payload` is an object, or an array (R sends an empty list as `[]`); its contents are not validated.
 */
export interface Artifact<Kind extends string = string, Payload = unknown> {
  readonly schema: typeof ARTIFACT_SCHEMA;
  readonly version: number;
  readonly kind: Kind;
  readonly status: string;
  readonly icon?: string | null;
  readonly title?: string | null;
  readonly payload: Payload;
}

/** Scalar or array of lines: producers send both (contracts 3.17). */
export type Lines = string | readonly string[];

/** Payload of kind `text` (contracts 1.24). `lang` `ansi`, `sh` and kin ask for the terminal look. */
export interface TextPayload {
  readonly text: Lines;
  readonly lang?: string;
}

/** Payload of kind `table`: a data frame in any encoding of contracts 3.7, else `text`. */
export interface TablePayload {
  readonly df?: unknown;
  readonly columns?: unknown;
  readonly rows?: unknown;
  readonly text?: Lines;
}

/** Payload of kind `image`: one or more images, base64 or bytes (contracts 3.15). */
export interface ImagePayload {
  readonly images: unknown;
  readonly output?: Lines;
  readonly code?: Lines;
}

/** Payload of kind `code`: source text and what running it printed. */
export interface CodePayload {
  readonly text: Lines;
  readonly lang?: string;
  readonly filename?: string;
  readonly output?: Lines;
  /** Lines that stand out, the first is 1: `12`, `"12-15, 20"`, `[[12, 15], 20]`, `[{ from: 12, to: 15 }]`. */
  readonly highlight?: unknown;
}

/** Payload of kind `diff`: two texts, or a unified patch in `new` with `old` empty (contracts 5.14). */
export interface DiffPayload {
  readonly old?: Lines;
  readonly new?: Lines;
  readonly path?: string;
  readonly verb?: string;
}

/** Payload of kind `error`. */
export interface ErrorPayload {
  readonly message: Lines;
  readonly detail?: Lines;
}

/** Payload of kind `files`: the entries of a SendArtifacts result (contracts 5.2). */
export interface FilesPayload {
  readonly artifacts: readonly unknown[];
}
