import { render, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Icon } from "../../../src/cards/shared/Icon.tsx";
import { Search } from "../../../src/cards/shared/lucide/icons/search.ts";
import { Wrench } from "../../../src/cards/shared/lucide/icons/wrench.ts";
import { namedIcon } from "../../../src/cards/shared/namedIcon.ts";

const shapes = (svg: Element | null): string => svg?.innerHTML ?? "";
const drawn = (of: typeof Wrench): string =>
  shapes(render(<Icon of={of} />).container.querySelector("svg"));
const wrench = drawn(Wrench);

describe("namedIcon", () => {
  it("has the common names at once, Bootstrap's too (1.25)", () => {
    expect(namedIcon("search", Wrench)).toBe(Search);
    expect(namedIcon("bi-search", Wrench)).toBe(Search);
  });

  it("loads any other name of Lucide, the usual icon in its place until then", async () => {
    const { container } = render(<Icon of={namedIcon("people", Wrench)} />);
    const svg = (): Element | null => container.querySelector("svg");
    expect(shapes(svg())).toBe(wrench);
    await waitFor(() => expect(shapes(svg())).not.toBe(wrench));
    expect(svg()?.getAttribute("width")).toBe("16");
    expect(svg()?.getAttribute("stroke-width")).toBe("1.75");
    expect(svg()?.getAttribute("class")).toContain("ac-i");
  });

  it.each([
    ["a name that Lucide does not have", "no-such-icon"],
    ["an inherited name", "constructor"],
    ["a path", "../../evil"],
    ["a class", "x fixed inset-0"],
    ["a number", 7],
    ["nothing", null],
  ])("keeps the usual icon for %s (R13, R14)", async (_, name) => {
    const { container } = render(<Icon of={namedIcon(name, Wrench)} />);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(shapes(container.querySelector("svg"))).toBe(wrench);
  });

  it("gives the same component for the same name, so that nothing is mounted anew", () => {
    expect(namedIcon("anchor", Wrench)).toBe(namedIcon("anchor", Wrench));
  });

  it("draws the usual icon on the server", () => {
    expect(renderToString(<Icon of={namedIcon("anchor", Wrench)} />)).toContain("svg");
  });
});
