import { EXCEPTIONS, EXTENSIONS } from "./generated/eager.ts";
import { bareMime, mimeFamily } from "./mimeFamily.ts";
import { nameKeys } from "./nameKeys.ts";
import { parseIconTable } from "./parseIconTable.ts";

const TABLE = parseIconTable(EXTENSIONS);
const EXCEPT: ReadonlySet<string> = new Set(EXCEPTIONS);

/** Extensions whose own icon comes later, and whose kind is known at once. */
const HINTS = parseIconTable("image svg ico;document txt md log");

interface KindShape {
  readonly icon: string;
  /** No look-up will find a better one. */
  readonly final: boolean;
}

/** The shape that is there from the first paint, on the server too. */
export function kindShape(name: string, mime?: string): KindShape {
  const { base, extensions } = nameKeys(name);
  const last = extensions.at(-1) ?? "";
  const known = TABLE.get(last);
  if (known !== undefined)
    return { icon: known, final: ![base, ...extensions].some((key) => EXCEPT.has(key)) };
  return { icon: HINTS.get(last) ?? mimeFamily(bareMime(mime)) ?? "file", final: false };
}
