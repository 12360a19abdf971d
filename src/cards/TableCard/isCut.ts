/** Whether a cell shows less than it holds: it is narrower than its text, or the text was cut short. */
export function isCut(cell: HTMLElement | null): boolean {
  if (!cell) return false;
  return cell.scrollWidth > cell.clientWidth + 1 || (cell.textContent ?? "").endsWith("…");
}
