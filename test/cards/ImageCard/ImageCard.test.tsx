import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CardProps } from "../../../src/cards/CardProps.ts";
import { ImageCard } from "../../../src/cards/ImageCard/ImageCard.tsx";
import type { Artifact, ImagePayload } from "../../../src/protocol/artifact/artifact.ts";

const BASE = { artifact: null, value: "the value", isError: false, status: "success" } as const;
const ARTIFACT: Artifact = {
  schema: "codeagent.tool-artifact",
  version: 1,
  kind: "image",
  status: "success",
  title: "Plot",
  payload: {},
};
const PNG = {
  mime: "image/png",
  b64: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
};
const GIF = { mime: "image/gif", b64: "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" };
const SVG = {
  mime: "image/svg+xml",
  b64: btoa(
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><script>window.__xss=1</script></svg>',
  ),
};

// Object URLs of a page, which jsdom does not make.
const live = new Map<string, Blob>();
const saved: string[] = [];
const { createObjectURL, revokeObjectURL } = URL;
beforeEach(() => {
  live.clear();
  saved.length = 0;
  let n = 0;
  URL.createObjectURL = (blob) => {
    const url = `blob:http://host.example/${n++}`;
    live.set(url, blob as Blob);
    return url;
  };
  URL.revokeObjectURL = (url) => live.delete(url);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.download} ${live.get(this.href)?.type}`);
  });
});
afterEach(() => {
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  vi.restoreAllMocks();
});

function show(payload: unknown, props: Partial<CardProps> = {}) {
  return render(
    <StrictMode>
      <ImageCard {...BASE} {...props} payload={payload as ImagePayload} />
    </StrictMode>,
  );
}
const pictures = (): HTMLImageElement[] => [...document.querySelectorAll("img")];
const notes = (): (string | null)[] =>
  [...document.querySelectorAll("[data-slot=image-note]")].map((note) => note.textContent);

describe("ImageCard", () => {
  it("shows one image with its name, size, type and weight", () => {
    show({ images: [PNG], output: "" }, { artifact: ARTIFACT });
    expect(screen.getByRole("article", { name: "Plot" })).toHaveAttribute("data-kind", "image");
    const [image] = pictures();
    expect(image).toHaveAccessibleName("Plot");
    expect(image).toHaveAttribute("width", "1");
    expect(image).toHaveAttribute("height", "1");
    expect(screen.getByText("1 × 1 · PNG · 70 B")).toBeInTheDocument();
    expect(live.get(image?.src ?? "")?.type).toBe("image/png");
  });

  it("makes object URLs once they are needed and revokes every one (StrictMode included)", () => {
    const { unmount, rerender } = show({ images: [PNG, GIF] });
    expect(live.size).toBe(2);
    rerender(
      <StrictMode>
        <ImageCard {...BASE} payload={{ images: [GIF] }} />
      </StrictMode>,
    );
    expect(live.size).toBe(1);
    expect(pictures()).toHaveLength(1);
    unmount();
    expect(live.size).toBe(0);
  });

  it("puts an SVG only into an img, under a data URL, and saves it as bytes (security R8, R9)", async () => {
    const user = userEvent.setup();
    show({ images: [SVG] }, { artifact: ARTIFACT });
    const [image] = pictures();
    expect(image?.src).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(
      document.querySelector("svg script, iframe, object, embed, a[href^='blob:']"),
    ).toBeNull();
    await user.click(screen.getByRole("button", { name: "Download" }));
    expect(saved).toEqual(["Plot.svg application/octet-stream"]);
  });

  it("shows all images in order and saves all of them", async () => {
    const user = userEvent.setup();
    show({ images: [PNG, GIF, PNG] }, { artifact: ARTIFACT });
    expect(pictures().map((image) => image.alt)).toEqual([
      "Image 1 of 3",
      "Image 2 of 3",
      "Image 3 of 3",
    ]);
    expect(screen.getByText("3 images")).toBeInTheDocument();
    expect(document.querySelector("[data-slot=image-grid]")).toHaveAttribute("data-tiles", "3");
    await user.click(screen.getByRole("button", { name: "Download" }));
    expect(saved.map((name) => name.split(" ")[0])).toEqual([
      "Plot-1.png",
      "Plot-2.gif",
      "Plot-3.png",
    ]);
    saved.length = 0;
    await user.click(screen.getByRole("button", { name: "Download Image 2 of 3" }));
    expect(saved.map((name) => name.split(" ")[0])).toEqual(["Plot-2.gif"]);
  });

  it("shows eight tiles, the last with a button for the rest", async () => {
    const user = userEvent.setup();
    show({ images: Array.from({ length: 12 }, () => GIF) });
    expect(pictures()).toHaveLength(8);
    await user.click(screen.getByRole("button", { name: "Show 5 more" }));
    expect(pictures()).toHaveLength(12);
    expect(document.querySelector("[data-slot=more-images]")).toBeNull();
  });

  it("shows a bounded number of images and says how many there are (security R16)", async () => {
    const user = userEvent.setup();
    show({ images: Array.from({ length: 5000 }, () => GIF) });
    expect(screen.getByText("First 20 of 5,000 images.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Show 13 more" }));
    expect(pictures()).toHaveLength(20);
    expect(live.size).toBe(20);
  });

  it.each([
    [
      "markup under an image type",
      { mime: "image/png", b64: btoa("<html><script>") },
      "The data is not a valid PNG",
    ],
    ["another type", { mime: "text/html", b64: btoa("<script>window.__xss=1</script>") }, ""],
    ["no data", { mime: "image/png", b64: "" }, "There is no image data"],
    ["an address", { mime: "image/png", b64: "https://beacon.example/p.png?c=SECRET" }, ""],
    [
      "a source",
      { src: "https://beacon.example/p.png" },
      "Images on other servers are not loaded · beacon.example",
    ],
  ])("says why %s is not shown, and loads nothing (security R6, R8)", (_, image, reason) => {
    show({ images: [image], output: "" });
    expect(pictures()).toEqual([]);
    expect(notes()).toHaveLength(1);
    expect(notes()[0]).toMatch(/^Image could not be shown/);
    expect(notes()[0]).toContain(reason);
    expect(screen.queryByRole("button", { name: "Download" })).toBeNull();
  });

  it("keeps a bad image's place among good ones", () => {
    show({ images: [PNG, { mime: "image/x-emf", b64: "AQAAAA==" }, GIF] });
    const tiles = [...document.querySelectorAll("[data-slot=image-tile]")];
    expect(tiles.map((tile) => tile.querySelector("img")?.alt ?? tile.textContent)).toEqual([
      "Image 1 of 3",
      "Image could not be shownUnsupported type: image/x-emf",
      "Image 3 of 3",
    ]);
  });

  it("gives the same note when the browser cannot decode the bytes", () => {
    show({ images: [PNG] });
    fireEvent.error(pictures()[0] as HTMLElement);
    expect(pictures()).toEqual([]);
    expect(notes()).toEqual(["Image could not be shownThe data is not a valid PNG · 70 B"]);
  });

  it("shows a sentence as a caption and what a program printed as output (contracts 1.44)", () => {
    const { unmount } = show({ images: [PNG], output: ["1 plot"] });
    expect(document.querySelector("[data-slot=caption]")).toHaveTextContent("1 plot");
    unmount();
    show({ images: [PNG], output: "Warning: x\nSaving 8 x 6 in image", code: "plot(1)\n" });
    expect(document.querySelector("[data-slot=output]")).toHaveTextContent("Saving 8 x 6 in image");
    expect(screen.getByRole("button", { name: /^Code/ })).toHaveAttribute("aria-expanded", "false");
  });

  it("opens the code that drew the image", async () => {
    const user = userEvent.setup();
    show({ images: [PNG], code: ["x <- 1", "plot(x)"] });
    expect(screen.queryByText(/plot\(x\)/)).toBeNull();
    await user.click(screen.getByRole("button", { name: /^Code/ }));
    expect(screen.getByText(/plot\(x\)/)).toBeInTheDocument();
  });

  it("shows output as text (security R1)", () => {
    show({ images: [PNG], output: '<img src=x onerror="window.__xss=1">' });
    expect(pictures()).toHaveLength(1);
    expect(document.body.textContent).toContain('<img src=x onerror="window.__xss=1">');
  });

  it("says that there are no images, over the output or the value (security R3)", () => {
    const { unmount } = show({ images: [], output: "nothing drawn" });
    expect(screen.getByText("No images")).toBeInTheDocument();
    expect(screen.getByText("nothing drawn")).toBeInTheDocument();
    unmount();
    for (const payload of [{ images: [] }, {}, [], null, { images: 5 }]) {
      const view = show(payload);
      expect(screen.getByText("the value")).toBeInTheDocument();
      view.unmount();
    }
  });

  it("says that the image is from before the error (contracts 1.31)", () => {
    show({ images: [PNG] }, { isError: true, status: "error", value: "Stopped after 2 of 3" });
    expect(screen.getByRole("article")).toHaveAttribute("data-status", "error");
    expect(screen.getByText(/The image is from before the error\./)).toHaveTextContent(
      /^Error\. Stopped after 2 of 3.*The image is from before the error\.$/,
    );
    expect(pictures()).toHaveLength(1);
  });

  it("hydrates a box of the image's size, then the image", async () => {
    const element = <ImageCard {...BASE} payload={{ images: [PNG] }} />;
    const box = document.createElement("div");
    document.body.append(box);
    box.innerHTML = renderToString(element);
    expect(box.querySelector("img")).toBeNull();
    expect(box.querySelector("[data-slot=image-box]")).toHaveAttribute("viewBox", "0 0 1 1");
    const complaint = vi.fn();
    vi.spyOn(console, "error").mockImplementation(complaint);
    const root = await act(async () =>
      hydrateRoot(box, element, { onRecoverableError: complaint }),
    );
    expect(complaint).not.toHaveBeenCalled();
    expect(box.querySelector("img")?.src).toMatch(/^blob:/);
    await act(async () => root.unmount());
    expect(live.size).toBe(0);
    box.remove();
  });

  it("works in a document without object URLs", () => {
    URL.createObjectURL = () => {
      throw new TypeError("not here");
    };
    show({ images: [PNG] });
    expect(pictures()[0]?.src).toMatch(/^data:image\/png;base64,iVBOR/);
  });
});
