import type { FileEntry } from "artifact-cards";

/** Address of a delivered file. The server checks on every read who asks and what for. */
export function fileUrl({ agentId = "", path }: Pick<FileEntry, "agentId" | "path">): string {
  return `/api/files?${new URLSearchParams({ agentId, path })}`;
}

/** The agent in a sandbox path. */
export function agentOf(path: string): string {
  return /^\/data\/agent\/([\w-]+)\//.exec(path)?.[1] ?? "";
}
