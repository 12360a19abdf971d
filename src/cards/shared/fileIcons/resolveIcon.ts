import { MIME_EXTENSIONS } from "./mimeExtensions.ts";
import { bareMime, mimeFamily } from "./mimeFamily.ts";
import { nameKeys } from "./nameKeys.ts";

/** Icons by a key in lower case. */
interface IconTables {
  readonly named: (name: string) => string | undefined;
  readonly ofExtension: (extension: string) => string | undefined;
}

/**
 * The icon of a file: by whole name, then the longest extension, then media type, then its family,
 * then `file`. Only ever a name from the tables (security R13, R14).
 */
export function resolveIcon(
  { named, ofExtension }: IconTables,
  name: string,
  mime?: string,
): string {
  const { base, extensions } = nameKeys(name);
  const byName = named(base);
  if (byName !== undefined) return byName;
  for (const extension of extensions) {
    const icon = ofExtension(extension);
    if (icon !== undefined) return icon;
  }
  const type = bareMime(mime);
  const byType = ofExtension(MIME_EXTENSIONS.get(type) ?? "");
  return byType ?? mimeFamily(type) ?? "file";
}
