import type { LucideComponent } from "./Icon.tsx";
import { Braces } from "./lucide/icons/braces.ts";
import { CodeXml } from "./lucide/icons/code-xml.ts";
import { FilePenLine } from "./lucide/icons/file-pen-line.ts";
import { FileText } from "./lucide/icons/file-text.ts";
import { Folder } from "./lucide/icons/folder.ts";
import { Globe } from "./lucide/icons/globe.ts";
import { Image } from "./lucide/icons/image.ts";
import { ListTree } from "./lucide/icons/list-tree.ts";
import { Pencil } from "./lucide/icons/pencil.ts";
import { Search } from "./lucide/icons/search.ts";
import { SquareTerminal } from "./lucide/icons/square-terminal.ts";
import { Table2 } from "./lucide/icons/table-2.ts";
import { TextAlignStart } from "./lucide/icons/text-align-start.ts";
import { Wrench } from "./lucide/icons/wrench.ts";
import { laterIcon } from "./lucide/laterIcon.tsx";

/** Each icon with the names it goes by: Lucide's, and Bootstrap's that agents on the R side send (contracts 1.25). */
const NAMES: readonly (readonly [icon: LucideComponent, names: string])[] = [
  [Braces, "braces"],
  [CodeXml, "code-xml code code-slash"],
  [FilePenLine, "file-pen-line file-pen file-edit"],
  [FileText, "file-text file-earmark-text"],
  [Folder, "folder folder-open"],
  [Globe, "globe"],
  [Image, "image"],
  [ListTree, "list-tree list"],
  [Pencil, "pencil"],
  [Search, "search"],
  [SquareTerminal, "square-terminal terminal"],
  [Table2, "table-2 table"],
  [TextAlignStart, "text-align-start"],
  [Wrench, "wrench tools"],
];

const ICONS: ReadonlyMap<string, LucideComponent> = new Map(
  NAMES.flatMap(([icon, names]) => names.split(" ").map((name) => [name, icon] as const)),
);

/**
 * The icon that an artifact names: a Lucide or Bootstrap name, with or without its `bi-` prefix. A name chooses from
 * fixed tables, it never becomes a class, an element or an address (security R6, R13). The common ones are there at
 * once; for any other of Lucide's, `otherwise` is drawn until it has loaded, and stays where Lucide has no such name.
 *
 * @param name anything; what is no icon name gives `otherwise`
 */
export function namedIcon(name: unknown, otherwise: LucideComponent): LucideComponent {
  if (typeof name !== "string") return otherwise;
  const plain = name.startsWith("bi-") ? name.slice(3) : name;
  return ICONS.get(plain) ?? laterIcon(plain, otherwise);
}
