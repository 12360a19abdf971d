import { describe, expect, it } from "vitest";
import { brokenReason } from "../../../src/cards/ImageCard/brokenReason.ts";
import { dataUrl } from "../../../src/cards/ImageCard/dataUrl.ts";
import { isCaption } from "../../../src/cards/ImageCard/isCaption.ts";
import { imageFilename } from "../../../src/cards/ImageCard/saveImages.ts";
import { en } from "../../../src/locales/en.ts";

describe("brokenReason", () => {
  it.each([
    [{ reason: "invalid", mime: "image/png", size: 1126 }, "The data is not a valid PNG · 1 KB"],
    [{ reason: "invalid" }, ""],
    [{ reason: "unsupported", mime: "image/x-emf" }, "Unsupported type: image/x-emf"],
    [{ reason: "unsupported", mime: 'image/png" onerror="x' }, ""],
    [
      { reason: "too-large", width: 12000, height: 12000 },
      "Too large to show: 12,000 × 12,000 pixels",
    ],
    [{ reason: "too-heavy", size: 31457280 }, "Too large to show: 30.0 MB"],
    [
      { reason: "too-heavy", width: 4000, height: 4000, size: 9 },
      "Too large to show: 4,000 × 4,000 pixels",
    ],
    [
      { reason: "remote", url: "https://xn--bcher-kva.example/p.png?c=1" },
      "Images on other servers are not loaded · xn--bcher-kva.example",
    ],
    [{ reason: "remote" }, "Images on other servers are not loaded"],
    [{ reason: "missing" }, "There is no image data"],
  ] as const)("%j: %s", (item, words) => {
    expect(brokenReason({ ok: false, ...item }, en)).toBe(words);
  });
});

describe("isCaption", () => {
  it.each([
    ["1 plot", true],
    ["EMEA passed the Americas in early 2025.", true],
    ["“Quoted” words", true],
    ["", false],
    ["[1] 0.25", false],
    ["a  b", false],
    ["Warning: 2 rows were left out.", false],
    ["null device", false],
    ["> plot(x)", false],
    ["two\nlines", false],
    ["\u001b[1mbold", false],
    ["x".repeat(301), false],
  ])("%j: %s", (text, wanted) => {
    expect(isCaption(text)).toBe(wanted);
  });
});

describe("imageFilename (security R9, R10)", () => {
  it.each([
    ["Demand", 0, 1, "image/png", "Demand.png"],
    ["returns.png", 0, 1, "image/png", "returns.png"],
    ["returns.png", 0, 1, "image/jpeg", "returns.jpg"],
    ["Weekly", 2, 4, "image/svg+xml", "Weekly-3.svg"],
    ["", 0, 1, "image/webp", "image.webp"],
    ["../../etc/passwd", 0, 1, "image/png", "_.._etc_passwd.png"],
    ["a\u202egnp.exe", 0, 1, "image/png", "a_gnp.exe.png"],
  ])("%j %i of %i as %s is %s", (title, index, total, mime, name) => {
    expect(imageFilename(title, index, total, mime)).toBe(name);
  });
});

describe("dataUrl", () => {
  it("gives every byte back", () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    const url = dataUrl("image/svg+xml", bytes);
    expect(url.startsWith("data:image/svg+xml;base64,")).toBe(true);
    expect(Uint8Array.from(atob(url.split(",")[1] ?? ""), (c) => c.charCodeAt(0))).toEqual(bytes);
  });
});
