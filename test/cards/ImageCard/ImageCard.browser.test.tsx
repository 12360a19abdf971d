import { act, cleanup, render } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, expect, test } from "vitest";
import { ImageCard } from "../../../src/cards/ImageCard/ImageCard.tsx";
import "../../../src/styles/index.css";

afterEach(() => cleanup());

/** A PNG that a canvas drew. */
function drawn(width: number, height: number): { mime: string; b64: string } {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  context?.fillRect(0, 0, width / 2, height / 2);
  return { mime: "image/png", b64: canvas.toDataURL("image/png") };
}

function show(images: readonly unknown[], width = 760): HTMLElement {
  const { container } = render(
    <StrictMode>
      <div className="ac-root" style={{ width }}>
        <ImageCard payload={{ images }} artifact={null} value="" isError={false} status="success" />
      </div>
    </StrictMode>,
  );
  return container;
}

const find = (root: Element, slot: string): HTMLElement => {
  const found = root.querySelector(`[data-slot=${slot}]`);
  if (!(found instanceof HTMLElement)) throw new Error(`${slot} is missing`);
  return found;
};
const loaded = async (image: HTMLImageElement): Promise<void> => {
  if (!image.complete) await new Promise((done) => image.addEventListener("load", done));
  await act(async () => {});
};
const pictures = (root: Element): HTMLImageElement[] => [...root.querySelectorAll("img")];

test("an image has its box before it loads, and keeps it", async () => {
  const root = show([drawn(1200, 600)]);
  const [image] = pictures(root);
  if (!image) throw new Error("no image");
  const before = find(root, "image-single").getBoundingClientRect();
  await loaded(image);
  const after = find(root, "image-single").getBoundingClientRect();
  expect(after.height).toBe(before.height);
  expect(after.height).toBeCloseTo(758 / 2, 0);
  expect(image.naturalWidth).toBe(1200);
  expect(image.dataset["loading"]).toBeUndefined();
});

test("a tall image is limited in height and not cropped; a narrow card lets it be higher", async () => {
  const root = show([drawn(600, 1200)]);
  expect(find(root, "image-single").getBoundingClientRect().height).toBe(440);
  expect(getComputedStyle(pictures(root)[0] as Element).objectFit).toBe("contain");
  const narrow = show([drawn(600, 1200)], 328);
  expect(find(narrow, "image-single").getBoundingClientRect().height).toBe(480);
});

test("a small image is not blown up", () => {
  const root = show([drawn(120, 80)]);
  const box = pictures(root)[0]?.getBoundingClientRect();
  expect([box?.width, box?.height]).toEqual([120, 80]);
});

test("tiles of a grid have one size, whatever is in them", () => {
  const root = show([
    drawn(800, 600),
    { mime: "image/x-emf", b64: "AQAAAA==" },
    drawn(300, 900),
    drawn(800, 600),
  ]);
  const sizes = [...root.querySelectorAll("[data-slot=image-tile]")].map((tile) => {
    const { width, height } = tile.getBoundingClientRect();
    return `${Math.round(width)}x${Math.round(height)}`;
  });
  expect(new Set(sizes).size).toBe(1);
  expect(root.querySelectorAll("[data-fit=cover]")).toHaveLength(2);
});

test.each([3, 5, 7, 8, 12])(
  "in a narrow card %i images leave no place empty and no row ragged",
  (count) => {
    const root = show(
      Array.from({ length: count }, () => drawn(400, 300)),
      328,
    );
    const rows = new Map<number, DOMRect[]>();
    for (const tile of root.querySelectorAll("[data-slot=image-tile]")) {
      const box = tile.getBoundingClientRect();
      const row = Math.round(box.top);
      rows.set(row, [...(rows.get(row) ?? []), box]);
    }
    const grid = find(root, "image-grid").getBoundingClientRect();
    for (const row of rows.values()) {
      const hairlines = row.length - 1;
      const filled = row.reduce((sum, { width }) => sum + width, 0) + hairlines;
      expect(filled).toBeCloseTo(grid.width, 0);
      for (const { width, height } of row) expect(width / height).toBeCloseTo(4 / 3, 1);
    }
  },
);

test("bytes that claim to be a PNG and are none end as a note of the same card", async () => {
  const good = atob(drawn(400, 300).b64.split(",")[1] ?? "");
  // The header with its true size, then noise.
  const broken = btoa(`${good.slice(0, 33)}${"\u0000noise".repeat(40)}`);
  const root = show([{ mime: "image/png", b64: broken }]);
  await expect
    .poll(() => root.querySelector("[data-slot=image-note]")?.textContent)
    .toContain("The data is not a valid PNG");
  expect(pictures(root)).toHaveLength(0);
});

test("an SVG's scripts do not run, and nothing outside is loaded", async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40" onload="parent.__xss=1"><script>parent.__xss=1</script><image href="http://127.0.0.1:9/p.png" width="9" height="9"/></svg>';
  const root = show([{ mime: "image/svg+xml", b64: btoa(svg) }]);
  const [image] = pictures(root);
  if (!image) throw new Error("no image");
  await loaded(image);
  expect(image.naturalWidth).toBe(60);
  expect("__xss" in window).toBe(false);
  const requests = performance.getEntriesByType("resource").map(({ name }) => name);
  expect(requests.filter((name) => name.includes("127.0.0.1:9/"))).toEqual([]);
});
