"use client";
import { type ReactNode, useRef, useState } from "react";
import type { FileEntry } from "../../protocol/payloads/entry.ts";
import { useImageSource } from "./useImageSource.ts";
import { useNear } from "./useNear.ts";

interface ThumbnailProps {
  readonly entry: FileEntry;
  /** Stands until the picture is there, and where there is none. */
  readonly children: ReactNode;
}

/** A small picture of a delivered image, asked for when it comes near the viewport. Renders a `<span>`. */
export function Thumbnail({ entry, children }: ThumbnailProps): ReactNode {
  const ref = useRef<HTMLSpanElement>(null);
  const near = useNear(ref);
  const src = useImageSource(entry, "thumbnail", near);
  const [drawn, setDrawn] = useState<{ src: string; ok: boolean } | null>(null);
  const result = drawn?.src === src ? drawn : null;
  return (
    <span ref={ref} className="ac-thumb" data-loaded={result?.ok ? "" : undefined}>
      {!result?.ok && children}
      {src !== null && result?.ok !== false && (
        <img
          alt=""
          src={src}
          width={36}
          height={36}
          decoding="async"
          referrerPolicy="no-referrer"
          draggable={false}
          className="ac-thumb-img"
          data-slot="thumbnail"
          onLoad={() => setDrawn({ src, ok: true })}
          onError={() => setDrawn({ src, ok: false })}
        />
      )}
    </span>
  );
}
