const UNITS = ["KB", "MB", "GB", "TB", "PB"];

/**
 * A file size as the delivery text prints it (contracts 2.9), 1024-based: `512 B`, `340 KB`, `1.2 MB`.
 * One decimal from MB on. `""` for what is no size: negative, infinite or not a number.
 */
export function formatBytes(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return "";
  if (bytes < 1024) return `${Math.floor(bytes)} B`;
  let value = bytes / 1024;
  let unit = 0;
  // 1023.6 KB would print as "1024 KB": what rounds up to the next unit is printed in it.
  while (unit < UNITS.length - 1 && Number(value.toFixed(unit > 0 ? 1 : 0)) >= 1024) {
    value /= 1024;
    unit += 1;
  }
  return `${value.toFixed(unit > 0 ? 1 : 0)} ${UNITS[unit]}`;
}
