"use client";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { afterPaint } from "./afterPaint.ts";
import { fileIconSource, iconSource, loadFileIcon, subscribeIcons } from "./fileIcons/iconStore.ts";
import { kindShape } from "./fileIcons/kindShape.ts";

interface FileIconProps {
  /** File name or path; only its last segment counts. */
  readonly name: string;
  readonly mime?: string | undefined;
  /** Pixels: 22 in a slot of a tile, 16 in a card header. @default 22 */
  readonly size?: 16 | 22;
}

/**
 * The icon of a file type. A shape for its kind is there at once; the exact icon, where there is one,
 * takes its place in the same box when its chunk arrives. Decoration only. Renders an `<img>`.
 */
export function FileIcon({ name, mime, size = 22 }: FileIconProps): ReactNode {
  const shape = kindShape(name, mime);
  const first = iconSource(shape.icon);
  const src = useSyncExternalStore(
    subscribeIcons,
    () => (shape.final ? first : (fileIconSource(name, mime) ?? first)),
    () => first,
  );
  useEffect(() => {
    if (!shape.final) return afterPaint(() => void loadFileIcon(name, mime));
  }, [shape.final, name, mime]);
  return (
    <img
      alt=""
      src={src}
      width={size}
      height={size}
      className="ac-fi"
      data-slot="file-icon"
      draggable={false}
    />
  );
}
