import { renderToStaticMarkup } from "react-dom/server";
import type { LucideComponent } from "../../src/cards/shared/Icon.tsx";

/** Whether an icon of the same outline is drawn somewhere below an element. */
export function hasIcon(root: ParentNode, Icon: LucideComponent): boolean {
  const page = document.createElement("div");
  page.innerHTML = renderToStaticMarkup(<Icon />);
  const outline = page.querySelector("svg")?.innerHTML;
  if (!outline) throw new Error("the icon draws nothing");
  return [...root.querySelectorAll("svg")].some((svg) => svg.innerHTML === outline);
}
