"use client";
import type { ReactNode } from "react";
import type { ImageItem } from "../../protocol/payloads/images.ts";
import { IconButton } from "../shared/IconButton.tsx";
import { useKindHost } from "../shared/kindHost.ts";
import { Download } from "../shared/lucide/icons/download.ts";
import { coversTile, type TileRatio } from "./imageLayout.ts";
import { Picture } from "./Picture.tsx";

interface ImageTileProps {
  readonly item: ImageItem;
  readonly url: string | null | undefined;
  readonly alt: string;
  readonly ratio: TileRatio;
  readonly onSave: (() => void) | undefined;
  /** Images behind this tile; pressing it shows them. */
  readonly more?: { readonly count: number; readonly onShow: () => void } | undefined;
}

/** One tile of the grid. Its download appears on hover and focus. Renders a `<div>`. */
export function ImageTile(props: ImageTileProps): ReactNode {
  const { item, url, alt, ratio, onSave, more } = props;
  const { labels } = useKindHost();
  const covers = item.ok && coversTile(item, ratio);
  return (
    <div className="ac-fig" data-slot="image-tile" data-fit={covers ? "cover" : "contain"}>
      <Picture item={item} url={url} alt={alt} />
      {more ? (
        <button
          type="button"
          className="ac-plus ac-inset"
          data-slot="more-images"
          aria-label={labels.showMore(more.count)}
          onClick={more.onShow}
        >
          <span className="ac-plus-n">{labels.moreImages(more.count)}</span>
        </button>
      ) : (
        onSave && (
          <span className="ac-corner">
            <IconButton
              icon={Download}
              label={labels.downloadNamed(alt)}
              className="ac-corner-b"
              onClick={onSave}
            />
          </span>
        )
      )}
    </div>
  );
}
