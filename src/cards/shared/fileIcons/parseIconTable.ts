/** Key (extension or file name, lower case) to icon name. A `Map`: keys such as `constructor` find nothing. */
export type IconTable = ReadonlyMap<string, string>;

/** Reads the packed form `icon key key;icon key` that the generator writes. */
export function parseIconTable(packed: string): IconTable {
  const table = new Map<string, string>();
  for (const group of packed.split(";")) {
    const [icon, ...keys] = group.split(" ");
    if (icon !== undefined) for (const key of keys) table.set(key, icon);
  }
  return table;
}
