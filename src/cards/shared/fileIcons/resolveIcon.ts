import { MIME_EXTENSIONS } from "./mimeExtensions.ts";
import { bareMime, mimeFamily } from "./mimeFamily.ts";
import { nameKeys } from "./nameKeys.ts";
import type { IconTable } from "./parseIconTable.ts";

/**
 * The icon of a file: by whole name, then the longest extension, then media type, then its family,
 * then `file`. Only ever a name from the tables (security R13, R14).
 */
export function resolveIcon(
  tables: { readonly names: IconTable; readonly extensions: IconTable },
  name: string,
  mime?: string,
): string {
  const { base, extensions } = nameKeys(name);
  const named = tables.names.get(base);
  if (named !== undefined) return named;
  for (const extension of extensions) {
    const icon = tables.extensions.get(extension);
    if (icon !== undefined) return icon;
  }
  const type = bareMime(mime);
  const byType = tables.extensions.get(MIME_EXTENSIONS.get(type) ?? "");
  return byType ?? mimeFamily(type) ?? "file";
}
