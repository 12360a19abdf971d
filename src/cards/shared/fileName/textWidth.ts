let context: CanvasRenderingContext2D | null | undefined;

/** Measures text in the font of an element, in CSS pixels, without touching the layout. `null` where no canvas is. */
export function textWidth(element: Element): ((text: string) => number) | null {
  context ??= document.createElement("canvas").getContext("2d");
  const pen = context;
  if (pen === null) return null;
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  return (text) => {
    pen.font = font;
    return pen.measureText(text).width;
  };
}
