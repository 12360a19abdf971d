/**
 * Which item of a menu gets the focus.
 * @param key Name of the pressed key.
 * @param typed What was typed in quick succession, this key included; `""` when it is no character.
 * @param at Index of the focused item, -1 for none.
 * @returns An index, or `null` when the key means nothing here.
 */
export function menuTarget(
  key: string,
  typed: string,
  at: number,
  labels: readonly string[],
): number | null {
  const count = labels.length;
  if (count === 0) return null;
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return (Math.max(at, 0) - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  // A space alone presses the focused button.
  return typed.trim() === "" ? null : typeAhead(typed, at, labels);
}

/** The same letter again walks through the items that start with it; a word searches from here on. */
function typeAhead(typed: string, at: number, labels: readonly string[]): number | null {
  const letters = [...typed.toLowerCase()];
  const same = letters.every((letter) => letter === letters[0]);
  const wanted = same ? (letters[0] ?? "") : letters.join("");
  const first = same ? at + 1 : Math.max(at, 0);
  for (let step = 0; step < labels.length; step++) {
    const index = (first + step) % labels.length;
    if (labels[index]?.toLowerCase().startsWith(wanted)) return index;
  }
  return null;
}
