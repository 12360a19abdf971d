"use client";
import { type ReactNode, useMemo } from "react";
import type { ImagePayload } from "../../protocol/artifact/artifact.ts";
import { firstField } from "../../protocol/payloads/fields.ts";
import { formatBytes } from "../../protocol/payloads/formatBytes.ts";
import { type ImageItem, readImages } from "../../protocol/payloads/images.ts";
import { displayName } from "../../protocol/safety/displayName.ts";
import { linesText } from "../../protocol/safety/valueText.ts";
import { Card } from "../Card/Card.tsx";
import { CardFooter } from "../Card/CardFooter.tsx";
import { TextBody } from "../Card/TextBody.tsx";
import type { CardProps } from "../CardProps.ts";
import { Icon } from "../shared/Icon.tsx";
import { useKindHost } from "../shared/kindHost.ts";
import { Download } from "../shared/lucide/icons/download.ts";
import { Image as ImageIcon } from "../shared/lucide/icons/image.ts";
import { ImageOff } from "../shared/lucide/icons/image-off.ts";
import { Images } from "../shared/lucide/icons/images.ts";
import { Info } from "../shared/lucide/icons/info.ts";
import { ImageGrid } from "./ImageGrid.tsx";
import { ImageCode, ImageOutput } from "./ImageText.tsx";
import { formatName } from "./imageFormat.ts";
import { SingleImage } from "./SingleImage.tsx";
import { imageFilename, saveImage } from "./saveImages.ts";
import { useImageUrls } from "./useImageUrls.ts";

/**
 * Kind `image`: one image at full width or a grid of several, with the code above and the output below. What cannot be
 * shown keeps its place and says why. Renders an `<article>`.
 */
export function ImageCard(props: CardProps<ImagePayload>): ReactNode {
  const { payload, artifact, value, isError, status } = props;
  const { labels, limits } = useKindHost();
  const all = useMemo(() => readImages(payload, limits), [payload, limits]);
  const items = useMemo(() => all.slice(0, limits.images), [all, limits.images]);
  const output = useMemo(() => linesText(firstField(payload, "output")), [payload]);
  const code = useMemo(() => linesText(firstField(payload, "code")), [payload]);
  const urls = useImageUrls(items);
  const [first] = items;
  const one = all.length === 1 ? first : undefined;
  const title = displayName(artifact?.title ?? "", limits.titleUnits).trim();
  const save = (index: number): void => {
    const item = items[index];
    if (item?.ok) saveImage(item, imageFilename(title, index, all.length, item.mime));
  };
  const download = {
    id: "download",
    label: labels.download,
    icon: Download,
    onSelect: () => {
      for (const index of items.keys()) save(index);
    },
  };
  return (
    <Card
      kind="image"
      icon={all.length > 1 ? Images : ImageIcon}
      iconName={artifact?.icon}
      title={artifact?.title}
      fallbackTitle={labels.image}
      {...sizeOf(one)}
      {...(all.length > 1 && { meta: labels.images(all.length) })}
      actions={items.some((item) => item.ok) ? [download] : []}
      value={value}
      modelSaw="images"
      isError={isError}
      errorNote={labels.imageBeforeError}
      status={status}
    >
      {code !== "" && <ImageCode code={code} />}
      {one && <SingleImage item={one} url={urls[0]} alt={title || labels.image} />}
      {all.length > 1 && <ImageGrid items={items} urls={urls} total={all.length} onSave={save} />}
      {items.length < all.length && (
        <CardFooter icon={Info}>{labels.firstImages(items.length, all.length)}</CardFooter>
      )}
      {all.length === 0 && <NoImages value={output === "" ? value : ""} />}
      {output !== "" && <ImageOutput output={output} />}
    </Card>
  );
}

/** Size, type and weight of the only image. */
function sizeOf(item: ImageItem | undefined): { meta?: string; metaShort?: string } {
  if (!item?.ok) return {};
  const { width, height, mime, bytes } = item;
  const metaShort = `${width} × ${height}`;
  return {
    meta: `${metaShort} · ${formatName(mime)} · ${formatBytes(bytes.byteLength)}`,
    metaShort,
  };
}

function NoImages({ value }: { readonly value: string }): ReactNode {
  const { labels } = useKindHost();
  return (
    <>
      <div className="ac-line-msg" data-slot="empty">
        <span className="ac-col">
          <Icon of={ImageOff} size={14} />
        </span>
        {labels.noImages}
      </div>
      {value !== "" && <TextBody text={value} />}
    </>
  );
}
