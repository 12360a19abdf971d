import { displayName } from "../../protocol/safety/displayName.ts";
import { bareMime } from "../shared/fileIcons/mimeFamily.ts";
import { languageOf } from "../shared/languages.ts";
import { fileExtension } from "./fileKind.ts";

/** Extensions that have a better known spelling. */
const SPELLING: ReadonlyMap<string, string> = new Map([
  ["jpg", "JPEG"],
  ["yml", "YAML"],
  ["htm", "HTML"],
  ["tif", "TIFF"],
]);

/** Names that say what they are without an extension. */
const SPEAKING: ReadonlySet<string> = new Set(
  (
    "authors brewfile changelog codeowners contributing copying dockerfile gemfile jenkinsfile justfile " +
    "license licence makefile notice pipfile procfile rakefile readme vagrantfile"
  ).split(" "),
);

const MIME_NAMES: ReadonlyMap<string, string> = new Map([
  ["application/gzip", "GZ"],
  ["application/json", "JSON"],
  ["application/pdf", "PDF"],
  ["application/xml", "XML"],
  ["application/zip", "ZIP"],
  ["audio/mpeg", "MP3"],
  ["image/gif", "GIF"],
  ["image/jpeg", "JPEG"],
  ["image/png", "PNG"],
  ["image/svg+xml", "SVG"],
  ["image/webp", "WEBP"],
  ["text/csv", "CSV"],
  ["text/html", "HTML"],
  ["text/markdown", "MD"],
  ["text/plain", "TXT"],
  ["video/mp4", "MP4"],
]);

const LETTERS = /^[\p{L}\p{N}_+-]{1,12}$/u;

/**
 * The type of a file in one word: `PDF`. `""` when its name says it already (`Makefile`, `.env`), `null` when
 * nothing tells. Only letters and digits of the name, or a word from a table.
 */
export function fileType(name: string, mime?: string): string | null {
  const extension = name.indexOf(".") > 0 ? fileExtension(name) : "";
  if (LETTERS.test(extension)) return SPELLING.get(extension) ?? extension.toUpperCase();
  const known = MIME_NAMES.get(bareMime(mime));
  if (known !== undefined) return known;
  return name.startsWith(".") || SPEAKING.has(name.toLowerCase()) ? "" : null;
}

/** A language or format tag as a reader writes it: `py` → `Python`. Unknown ones get a capital; `""` for none. */
export function languageName(tag: string | undefined): string {
  const shown = displayName(tag ?? "", 24);
  return languageOf(shown)?.label ?? shown.charAt(0).toUpperCase() + shown.slice(1);
}
