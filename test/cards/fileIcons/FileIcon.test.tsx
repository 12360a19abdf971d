import { render, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { FileIcon } from "../../../src/cards/shared/FileIcon.tsx";
import { ICONS as COMMON } from "../../../src/cards/shared/fileIcons/generated/common.ts";
import { ICONS as EAGER } from "../../../src/cards/shared/fileIcons/generated/eager.ts";

const icon = (root: ParentNode): HTMLImageElement => {
  const image = root.querySelector<HTMLImageElement>("img[data-slot=file-icon]");
  if (!image) throw new Error("no icon");
  return image;
};
const drawn = (image: HTMLImageElement): string =>
  atob(image.src.replace("data:image/svg+xml;base64,", ""));

describe("FileIcon", () => {
  it("is decoration in a box of fixed size", () => {
    const { container } = render(<FileIcon name="a.pdf" size={16} />);
    const image = icon(container);
    expect(image).toHaveAttribute("alt", "");
    expect(image).toHaveAttribute("width", "16");
    expect(image).toHaveAttribute("height", "16");
    expect(image.className).toBe("ac-fi");
    expect(drawn(image)).toBe(EAGER["pdf"]);
  });

  it("shows the kind first and then the exact icon, in the same element", async () => {
    const { container } = render(<FileIcon name="train.py" />);
    const image = icon(container);
    expect(drawn(image)).toBe(EAGER["file"]);
    await waitFor(() => expect(drawn(image)).toBe(COMMON["python"]));
    expect(icon(container)).toBe(image);
  });

  it("loads a rare icon from the module that has it", async () => {
    const { container } = render(<FileIcon name="schema.prisma" />);
    await waitFor(() => expect(drawn(icon(container))).not.toBe(EAGER["file"]));
    expect(drawn(icon(container))).toMatch(/^<svg .*<\/svg>$/s);
  });

  it("stays generic for names that look like object internals (security R14)", async () => {
    const { container } = render(
      <>
        <FileIcon name="settled.rs" />
        <FileIcon name="x.__proto__" mime="constructor" />
      </>,
    );
    const images = [...container.querySelectorAll("img")] as HTMLImageElement[];
    await waitFor(() => expect(drawn(images[0] as HTMLImageElement)).toBe(COMMON["rust"]));
    expect(drawn(images[1] as HTMLImageElement)).toBe(EAGER["file"]);
  });

  it("hydrates what the server sent, though the icon is here already", async () => {
    const warm = render(<FileIcon name="warm.py" />);
    await waitFor(() => expect(drawn(icon(warm.container))).toBe(COMMON["python"]));
    const host = document.createElement("div");
    // the server has loaded nothing: it sends the shape of the kind
    host.innerHTML = renderToString(<FileIcon name="cold.py" />);
    expect(drawn(icon(host))).toBe(EAGER["file"]);
    const faults = vi.fn();
    const root = hydrateRoot(
      host,
      <StrictMode>
        <FileIcon name="cold.py" />
      </StrictMode>,
      { onRecoverableError: faults },
    );
    await waitFor(() => expect(drawn(icon(host))).toBe(COMMON["python"]));
    expect(faults).not.toHaveBeenCalled();
    root.unmount();
  });
});
