const DARK = '.dark, [data-theme="dark"], [data-mode="dark"]';

const NAMES = [
  ..."background foreground card popover muted muted-foreground border input ring".split(" "),
  ..."primary primary-foreground destructive font-sans font-mono radius scale mark".split(" "),
];

/** Public tokens, and the ones of an imported host theme, that a popover takes with it. */
const TOKENS: readonly string[] = NAMES.flatMap((name) => [`--ac-${name}`, `--ac-host-${name}`]);

/** Where a floating box goes, and what it has to bring along to look as if it stood by its anchor. */
export interface Surroundings {
  readonly container: Element | DocumentFragment;
  readonly direction: "ltr" | "rtl";
  readonly dark: boolean;
  /** Custom properties set anywhere above the anchor, and its typeface. */
  readonly styles: readonly (readonly [name: string, value: string])[];
}

function isDark(element: Element): boolean {
  for (let at: Element | null = element; at !== null; ) {
    if (at.closest(DARK) !== null) return true;
    const root = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  return false;
}

/** Reads them from the live page; only in the browser. */
export function readSurroundings(anchor: Element): Surroundings {
  const root = anchor.getRootNode();
  const computed = getComputedStyle(anchor);
  const styles = TOKENS.map((name) => [name, computed.getPropertyValue(name).trim()] as const);
  const face = ["font-family", computed.fontFamily] as const;
  return {
    container: root instanceof ShadowRoot ? root : document.body,
    direction: computed.direction === "rtl" ? "rtl" : "ltr",
    dark: isDark(anchor),
    styles: [...styles, face].filter(([, value]) => value !== ""),
  };
}
