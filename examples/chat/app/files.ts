import type { FileEntry, ResolvedFile, ResolveFileOptions } from "artifact-cards";
import { createContext } from "react";

/** What names a delivered file. */
export type FileName = Pick<FileEntry, "agentId" | "path">;

/** Address of a delivered file. The server checks on every read who asks and what for. */
export function fileUrl({ agentId = "", path }: FileName): string {
  return `/api/files?${new URLSearchParams({ agentId, path })}`;
}

/**
 * What the cards get for a file: its address. To open one they fetch it themselves, since the endpoint sends
 * downloads only; pictures, sound and text then open in a tab, everything else is saved.
 */
export function resolveFile(file: FileName, { purpose }: ResolveFileOptions): ResolvedFile {
  const url = fileUrl(file);
  return purpose === "open" ? { url } : url;
}

/** Where the page gets files from. */
export const FilesContext = createContext<(file: FileName) => string>(fileUrl);

/** The agent in a sandbox path. */
export function agentOf(path: string): string {
  return /^\/data\/agent\/([\w-]+)\//.exec(path)?.[1] ?? "";
}
