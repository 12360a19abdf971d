"use client";
import { type ReactNode, useState } from "react";
import type { ImageItem } from "../../protocol/payloads/images.ts";
import { useKindHost } from "../shared/kindHost.ts";
import { ImageTile } from "./ImageTile.tsx";
import { FIRST_TILES, gridKind, tileRatio } from "./imageLayout.ts";

interface ImageGridProps {
  readonly items: readonly ImageItem[];
  readonly urls: readonly (string | null)[];
  /** Of all images, those past the budget included. */
  readonly total: number;
  readonly onSave: (index: number) => void;
}

/** A contact sheet: two to eight tiles, or eight of which the last counts the rest and shows it. Renders a `<div>`. */
export function ImageGrid({ items, urls, total, onSave }: ImageGridProps): ReactNode {
  const { labels } = useKindHost();
  const [all, setAll] = useState(false);
  const folded = !all && items.length > FIRST_TILES;
  const shown = folded ? items.slice(0, FIRST_TILES) : items;
  const ratio = tileRatio(items.filter((item) => item.ok));
  // The last tile is under the count, so it is one of those counted.
  const rest = items.length - FIRST_TILES + 1;
  return (
    <div
      className="ac-grid"
      data-slot="image-grid"
      data-tiles={gridKind(shown.length)}
      data-ratio={ratio}
    >
      {shown.map((item, i) => (
        <ImageTile
          // biome-ignore lint/suspicious/noArrayIndexKey: images never change places, and two may be the same (security R15)
          key={i}
          item={item}
          url={urls[i]}
          alt={labels.imageOf(i + 1, total)}
          ratio={ratio}
          onSave={item.ok ? () => onSave(i) : undefined}
          more={
            folded && i === FIRST_TILES - 1
              ? { count: rest, onShow: () => setAll(true) }
              : undefined
          }
        />
      ))}
    </div>
  );
}
