"use client";
import { type ReactNode, useState } from "react";
import type { ImageItem } from "../../protocol/payloads/images.ts";
import { useKindHost } from "../shared/kindHost.ts";
import { BrokenImage } from "./BrokenImage.tsx";

interface PictureProps {
  readonly item: ImageItem;
  /** Absent on the server and until the first effect. */
  readonly url: string | null | undefined;
  readonly alt: string;
}

/**
 * The image in a box of its own size from the first moment: an empty SVG of that size, then the `<img>` with the same
 * attributes. What the browser cannot decode becomes the same note as what we refuse (security R8).
 */
export function Picture({ item, url, alt }: PictureProps): ReactNode {
  const { labels } = useKindHost();
  const [failed, setFailed] = useState<string | null>(null);
  const [loaded, setLoaded] = useState<string | null>(null);
  if (!item.ok) return <BrokenImage item={item} />;
  const { width, height, mime, bytes } = item;
  if (url && failed === url)
    return <BrokenImage item={{ ok: false, reason: "invalid", mime, size: bytes.byteLength }} />;
  if (!url)
    return (
      <svg
        className="ac-pic"
        role="img"
        aria-label={labels.loadingImage}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        data-slot="image-box"
        data-loading=""
      />
    );
  return (
    <img
      className="ac-pic"
      src={url}
      width={width}
      height={height}
      alt={alt}
      decoding="async"
      draggable={false}
      data-slot="image"
      data-loading={loaded === url ? undefined : ""}
      onLoad={() => setLoaded(url)}
      onError={() => setFailed(url)}
    />
  );
}
