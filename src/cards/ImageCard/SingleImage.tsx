"use client";
import type { ReactNode } from "react";
import type { ImageItem } from "../../protocol/payloads/images.ts";
import { isNearlyWhole } from "./imageLayout.ts";
import { Picture } from "./Picture.tsx";

interface SingleImageProps {
  readonly item: ImageItem;
  readonly url: string | null | undefined;
  readonly alt: string;
}

/** One image at full width, never cropped, on a matte where its height is limited. Renders a `<div>`. */
export function SingleImage({ item, url, alt }: SingleImageProps): ReactNode {
  const whole = item.ok && isNearlyWhole(item);
  return (
    <div className="ac-fig ac-fig-one" data-slot="image-single" data-whole={whole ? "" : undefined}>
      <Picture item={item} url={url} alt={alt} />
    </div>
  );
}
