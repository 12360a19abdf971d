import type { FileEntry } from "../../protocol/payloads/entry.ts";
import { bareMime } from "../shared/fileIcons/mimeFamily.ts";

const IMAGES: ReadonlySet<string> = new Set("jpg jpeg png gif webp svg bmp ico avif".split(" "));

/** Types a browser would run as a document of the page's origin (security R9). */
const ACTIVE: ReadonlySet<string> = new Set(
  "svg svgz html htm xhtml xht shtml xml xsl xslt rss atom mht mhtml hta swf".split(" "),
);
const ACTIVE_MIME = /(?:\/|\+)(?:xml|xhtml|html|mhtml)\b|svg|xslt|shockwave/;

const VIEWABLE: ReadonlySet<string> = new Set(
  (
    "jpg jpeg png gif webp bmp ico avif pdf mp4 webm mov m4v mp3 m4a wav ogg flac txt text md log csv tsv " +
    "json jsonl yaml yml toml ini diff patch py r sh sql ts tsx js jsx css rb go rs java c h cpp"
  ).split(" "),
);
const VIEWABLE_MIME = /^(?:image|audio|video|text)\/|^application\/(?:pdf|json)$/;

/** Lower-case text after the last dot; `""` without one, so that a dot-less name is no extension (contracts 2.19). */
export function fileExtension(name: string): string {
  const dot = name.lastIndexOf(".");
  return dot < 0 ? "" : name.slice(dot + 1).toLowerCase();
}

/** Whether an entry is shown by its picture: by media type, else by extension (contracts 2.19). */
export function isImage({ name, mime }: FileEntry): boolean {
  return bareMime(mime).startsWith("image/") || IMAGES.has(fileExtension(name));
}

/** Whether name or media type says that a browser would run the file as a document. */
export function isActive({ name, mime }: FileEntry): boolean {
  return ACTIVE.has(fileExtension(name)) || ACTIVE_MIME.test(bareMime(mime));
}

/** Whether opening the file in a tab shows it; all others are better saved. Never for active types. */
export function isViewable(entry: FileEntry): boolean {
  if (isActive(entry)) return false;
  return VIEWABLE.has(fileExtension(entry.name)) || VIEWABLE_MIME.test(bareMime(entry.mime));
}

const PASSIVE_BLOB =
  /^(?:image\/(?:png|jpeg|gif|webp|avif|bmp)|(?:audio|video)\/[\w.+-]+|text\/plain)$/;

/** Whether a blob of this type may be opened at its own address: pixels, sound, video and plain text only (security R9). */
export function isPassiveBlobType(type: string): boolean {
  return PASSIVE_BLOB.test(bareMime(type));
}
