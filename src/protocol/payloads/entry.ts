/**
 * One item of `metadata.artifacts` (contracts 2.5, 2.6, 2.25), read and frozen.
 * Display names are raw: pass them to the file-name part, which makes hidden characters visible.
 */
export type ArtifactEntry = FileEntry | LinkEntry | CodeEntry | DataEntry | FailedEntry;

/** A delivered file. `path` is opaque to the browser and goes to the host's resolver as it is (contracts 5.21). */
export interface FileEntry {
  readonly type: "file";
  readonly ok: true;
  /** Never empty; taken from the path where name and path disagree (security R10). */
  readonly name: string;
  readonly path: string;
  readonly agentId?: string;
  /** Bytes. */
  readonly size?: number;
  readonly mime?: string;
}

/** A link. `url` is `null` when it did not pass the URL rule (security R7): shown as text. */
export interface LinkEntry {
  readonly type: "url";
  readonly ok: true;
  readonly name: string;
  readonly url: string | null;
  /** As sent, for display when `url` is `null`. */
  readonly rawUrl: string;
}

/** A piece of code. */
export interface CodeEntry {
  readonly type: "code";
  readonly ok: true;
  readonly name: string;
  readonly language?: string;
  readonly content: string;
}

/** A piece of data with a text preview. */
export interface DataEntry {
  readonly type: "data";
  readonly ok: true;
  readonly name: string;
  readonly format?: string;
  readonly preview: string;
}

/** An item that was not delivered, and why. */
export interface FailedEntry {
  readonly type: "failed";
  readonly ok: false;
  /** Last segment of the path (contracts 5.9). */
  readonly name: string;
  readonly error: string;
}
