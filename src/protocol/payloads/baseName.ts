/** The last segment of a path of either kind of system; trailing separators do not count. `""` for none. */
export function baseName(path: string): string {
  return path.split(/[\\/]/).findLast((segment) => segment !== "") ?? "";
}
