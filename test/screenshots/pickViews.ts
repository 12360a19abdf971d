/** Width of the window in CSS pixels and theme of one look at a story. */
export interface View {
  readonly width: number;
  readonly theme: "light" | "dark";
}

/** All looks that a story gets. */
export const VIEWS: readonly View[] = [
  { width: 760, theme: "light" },
  { width: 760, theme: "dark" },
  { width: 360, theme: "light" },
  { width: 360, theme: "dark" },
];

/**
 * The views whose name, as pictures carry it (`360.dark`), contains `text`; all of them for an empty one.
 * @throws Error when none does: a run that looks at nothing must not pass.
 */
export function pickViews(text: string): readonly View[] {
  const picked = VIEWS.filter(({ width, theme }) => `${width}.${theme}`.includes(text));
  if (picked.length > 0) return picked;
  const names = VIEWS.map(({ width, theme }) => `${width}.${theme}`).join(", ");
  throw new Error(`There is no view "${text}". Pass part of one of these to --view: ${names}.`);
}
