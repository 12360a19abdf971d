"use client";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { FileEntry } from "../../protocol/payloads/entry.ts";
import { displayName } from "../../protocol/safety/displayName.ts";
import { useKindHost } from "../shared/kindHost.ts";
import { Popover } from "../shared/Popover/Popover.tsx";
import { useImageSource } from "./useImageSource.ts";
import type { PreviewHandlers, PreviewTarget } from "./usePreview.ts";

/** Longest side of the picture, in pixels. */
const MOST = 320;

interface Picture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** Loads a picture ahead, so that its box has its size from the first frame; `null` until then. */
function usePicture(entry: FileEntry): Picture | null {
  const src = useImageSource(entry, "preview", true);
  const [picture, setPicture] = useState<Picture | null>(null);
  useEffect(() => {
    if (src === null) return;
    const image = new Image();
    image.referrerPolicy = "no-referrer";
    image.onload = () => {
      const { naturalWidth: width, naturalHeight: height } = image;
      if (width > 0 && height > 0) setPicture({ src, width, height });
    };
    image.src = src;
    return () => {
      image.onload = null;
    };
  }, [src]);
  return picture?.src === src ? picture : null;
}

interface PreviewProps {
  readonly target: PreviewTarget;
  readonly handlers: PreviewHandlers;
}

/** The picture of the tile under the pointer, up to 320px, with its name and size. Opens once it is loaded. */
export function Preview({ target, handlers }: PreviewProps): ReactNode {
  const { limits } = useKindHost();
  const { entry } = target;
  const picture = usePicture(entry);
  const anchor = useMemo(() => ({ current: target.anchor }), [target.anchor]);
  if (picture === null) return null;
  const { src, width, height } = picture;
  const scale = Math.min(1, MOST / width, MOST / height);
  const name = displayName(entry.name, limits.nameUnits);
  return (
    <Popover
      open
      onOpenChange={handlers.close}
      anchor={anchor}
      label={name}
      variant="preview"
      className="ac-prev"
      onPointerEnter={handlers.hold}
      onPointerLeave={handlers.leave}
    >
      <img
        alt=""
        src={src}
        width={Math.max(1, Math.round(width * scale))}
        height={Math.max(1, Math.round(height * scale))}
        referrerPolicy="no-referrer"
        className="ac-prev-img"
        data-slot="preview-image"
      />
      <span className="ac-prev-cap">
        <bdi className="ac-prev-name">{name}</bdi>
        <span className="ac-prev-size">{`${width} × ${height}`}</span>
      </span>
    </Popover>
  );
}
