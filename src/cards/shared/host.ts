"use client";
import { type Context, createContext, useContext } from "react";
import { type CoreLabels, enCore } from "../../locales/enCore.ts";
import type { Labels } from "../../locales/labels.ts";
import type { Artifact } from "../../protocol/artifact/artifact.ts";
import type { ArtifactEntry, FileEntry } from "../../protocol/payloads/entry.ts";
import type { Tokenizer } from "./highlight/Tokenizer.ts";
import { DEFAULT_LIMITS, type Limits } from "./limits.ts";

/** What {@link CardHost.resolveFile} is asked for. */
export type FilePurpose = "thumbnail" | "preview" | "open" | "download";

/** A request the library makes with `fetch`, for hosts whose token lives in a header. */
export interface FileRequest {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly credentials?: "omit" | "same-origin" | "include";
}

/** A Blob, or one that arrives with a known total so that progress can be shown. */
export type ResolvedFile =
  | string
  | FileRequest
  | Blob
  | Promise<string | FileRequest | Blob | null>
  | null;

export interface ResolveFileOptions {
  readonly purpose: FilePurpose;
  readonly signal: AbortSignal;
  /** Call it while bytes arrive; the tile shows the share when `total` is known. */
  readonly onProgress: (loaded: number, total?: number) => void;
}

/** One remark of the reader on one entry, for the host to pass to the agent. */
export interface Feedback {
  readonly entry: ArtifactEntry;
  readonly text: string;
}

/** Source text, as the host is told of it. */
export interface CodeSource {
  /** `null` where the card stands for no artifact. */
  readonly artifact: Artifact | null;
  /** As the tool sent it; `""` when there is none. */
  readonly filename: string;
}

/** Lines of source text that the reader picked, both ends in it; the first line is 1. */
export interface PickedLines extends CodeSource {
  readonly from: number;
  readonly to: number;
  /** As the tool sent it, without the last line's end. */
  readonly text: string;
}

/** All that the host decides. Cards read it; the provider supplies it. */
export interface CardHost {
  /** The words that are there from the start, the host's over ours. */
  readonly labels: CoreLabels;
  /** What the host replaces, outer providers first: cards that load later look for their words in it. */
  readonly ownLabels?: readonly Partial<Labels>[];
  /** BCP 47 tag for number formats. */
  readonly locale: string;
  /** Set on our roots and portals; absent: the page's own `.dark` or `data-theme` decides. */
  readonly theme?: "light" | "dark";
  readonly limits: Limits;
  /** Colours code. Absent: the built-in one. */
  readonly tokenizer?: Tokenizer;
  /** Gives the bytes or address of a delivered file. Absent: files can be seen, not opened. */
  readonly resolveFile?: (entry: FileEntry, options: ResolveFileOptions) => ResolvedFile;
  /** Opens an entry in the host's own viewer instead of ours. Return `false` to leave it to us. */
  readonly openFile?: (entry: ArtifactEntry) => unknown;
  /** Downloads an entry the host's way. Return `false` to leave it to us. */
  readonly downloadFile?: (entry: FileEntry) => unknown;
  /** Further narrows which URLs become links; `safeUrl` has already passed. */
  readonly urlPolicy?: (url: string) => boolean;
  readonly onFeedback?: (feedback: Feedback) => void | Promise<void>;
  /** Makes addresses in the text of tools links (security R7). @default false */
  readonly linkify?: boolean;
  /** Shows JSON as a tree. @default true */
  readonly jsonTree?: boolean;
  /** Columns of a tab in code. @default 4 */
  readonly tabSize?: 2 | 4 | 8;
  /** Begins downloaded CSV files with a byte order mark. @default true */
  readonly csvBom?: boolean;
  /** Lines of code to highlight beside those of the payload, written as there: `"12-15, 20"`, `[[12, 15], 20]`. */
  readonly highlightLines?: (code: CodeSource) => unknown;
  /** The number of a line of code was clicked, or Enter pressed on it. */
  readonly onLineClick?: (line: PickedLines) => unknown;
  /** Other lines of code are picked now, or none. */
  readonly onLineSelect?: (lines: PickedLines | null) => unknown;
}

export const DEFAULT_HOST: CardHost = Object.freeze({
  labels: enCore,
  locale: "en",
  limits: DEFAULT_LIMITS,
});

export const CardHostContext: Context<CardHost> = createContext<CardHost>(DEFAULT_HOST);

/** The host's decisions, or the defaults where there is no provider. */
export function useCardHost(): CardHost {
  return useContext(CardHostContext);
}
