"use client";
import type { ReactNode } from "react";
import type { ArtifactEntry, FailedEntry } from "../../protocol/payloads/entry.ts";
import { FileIcon } from "../shared/FileIcon.tsx";
import { Icon } from "../shared/Icon.tsx";
import { Globe } from "../shared/lucide/icons/globe.ts";
import { isImage } from "./fileKind.ts";
import { iconName } from "./inlineEntry.ts";
import { Thumbnail } from "./Thumbnail.tsx";

interface EntryMarkProps {
  readonly entry: Exclude<ArtifactEntry, FailedEntry>;
  /** Pixels of the icon. @default 22 */
  readonly size?: 16 | 22;
}

/** What stands for an entry: its picture where it is an image, else the icon of its type. */
export function EntryMark({ entry, size = 22 }: EntryMarkProps): ReactNode {
  if (entry.type === "url") return <Icon of={Globe} size={size === 16 ? 14 : 16} />;
  if (entry.type !== "file") return <FileIcon name={iconName(entry)} size={size} />;
  const icon = <FileIcon name={entry.name} mime={entry.mime} size={size} />;
  return isImage(entry) ? <Thumbnail entry={entry}>{icon}</Thumbnail> : icon;
}
