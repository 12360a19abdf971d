/** What is compared of every element: how it looks, how it is laid out, and what it hands down. */
const PROPERTIES = [
  ..."display position float clear box-sizing visibility opacity overflow-x overflow-y z-index".split(
    " ",
  ),
  ..."margin-top margin-right margin-bottom margin-left padding-top padding-right padding-bottom".split(
    " ",
  ),
  ..."padding-left border-top-width border-right-width border-bottom-width border-left-width".split(
    " ",
  ),
  ..."border-top-left-radius border-bottom-right-radius background-color background-image box-shadow filter object-fit".split(
    " ",
  ),
  ..."color fill stroke stroke-width font-size font-weight font-style font-family font-variant-caps".split(
    " ",
  ),
  ..."font-variant-numeric line-height letter-spacing word-spacing text-align text-transform".split(
    " ",
  ),
  ..."text-decoration-line text-shadow text-indent text-overflow white-space-collapse text-wrap-mode".split(
    " ",
  ),
  ..."text-wrap-style word-break overflow-wrap hyphens line-break tab-size vertical-align direction".split(
    " ",
  ),
  ..."unicode-bidi list-style-type border-collapse border-spacing table-layout cursor user-select".split(
    " ",
  ),
  ..."flex-direction flex-wrap align-items justify-content column-gap row-gap column-count".split(
    " ",
  ),
  ..."grid-template-columns min-width max-width min-height max-height resize appearance".split(" "),
  ..."transition-duration transform -webkit-text-fill-color text-underline-offset quotes".split(
    " ",
  ),
];

/** Of what is inside an icon. */
const PAINT = "display visibility opacity fill stroke stroke-width transform".split(" ");

const SIDES = ["top", "right", "bottom", "left"];

export interface Measured {
  /** Where it stands, for messages. */
  readonly path: string;
  readonly styles: ReadonlyMap<string, string>;
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

type Style = readonly [name: string, value: string];

const inSvg = (element: Element): boolean => element.parentElement?.closest("svg") != null;

/** A border that is not drawn has a style and a colour all the same: they say nothing. */
const bordersOf = (style: CSSStyleDeclaration): Style[] =>
  SIDES.filter((side) => style.getPropertyValue(`border-${side}-width`) !== "0px").flatMap((side) =>
    ["style", "color"].map((what): Style => {
      const name = `border-${side}-${what}`;
      return [name, style.getPropertyValue(name)];
    }),
  );

function stylesOf(element: Element): Style[] {
  const style = getComputedStyle(element);
  const names = inSvg(element) ? PAINT : PROPERTIES;
  return [...names.map((name): Style => [name, style.getPropertyValue(name)]), ...bordersOf(style)];
}

/** What is drawn before or after an element; of its box only the size, since that is all that counts. */
function pseudoStyles(element: Element, pseudo: "::before" | "::after"): Style[] {
  const style = getComputedStyle(element, pseudo);
  const absent = style.content === "none" || style.content === "normal";
  if (absent || element instanceof SVGElement) return [[pseudo, "none"]];
  const names = [...PROPERTIES, "content", "width", "height"].filter(
    (name) => name !== "box-sizing",
  );
  const styles = names.map((name): Style => [name, style.getPropertyValue(name)]);
  return [...styles, ...bordersOf(style)].map(
    ([name, value]): Style => [`${pseudo} ${name}`, value],
  );
}

function pathOf(element: Element): string {
  const name = (at: Element): string =>
    `${at.localName}${[...at.classList].map((c) => `.${c}`).join("")}`;
  const above = [element.parentElement?.parentElement, element.parentElement, element];
  return above.flatMap((at) => (at ? [name(at)] : [])).join(" > ");
}

/**
 * Every element of ours below a place, in document order, with its computed styles, those of what is
 * drawn before and after it, and its box from the place's corner. An icon that turns is taken as it stands.
 */
export function measure(place: Element): readonly Measured[] {
  const origin = place.getBoundingClientRect();
  return [...place.querySelectorAll(".ac-root, .ac-root *")].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const styles = [
      ...stylesOf(element),
      ...pseudoStyles(element, "::before"),
      ...pseudoStyles(element, "::after"),
    ];
    return {
      path: pathOf(element),
      styles: new Map(styles),
      box: { left: left - origin.left, top: top - origin.top, width, height },
    };
  });
}

/** What differs, one line each; boxes may differ by a pixel. */
export function differences(expected: readonly Measured[], actual: readonly Measured[]): string[] {
  const lines =
    expected.length === actual.length ? [] : [`${expected.length} elements, ${actual.length} here`];
  expected.forEach((before, i) => {
    const after = actual[i];
    if (!after) return;
    for (const [name, value] of before.styles)
      if (after.styles.get(name) !== value)
        lines.push(`${before.path}: ${name} ${value} → ${after.styles.get(name)}`);
    for (const side of ["left", "top", "width", "height"] as const)
      if (Math.abs(before.box[side] - after.box[side]) > 1)
        lines.push(`${before.path}: ${side} ${before.box[side]} → ${after.box[side]}`);
  });
  return lines;
}
