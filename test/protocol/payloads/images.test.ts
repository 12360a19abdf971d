import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ImageBudget, readImages } from "../../../src/protocol/payloads/images.ts";
import { avif, base64, gif, jpeg, png, webp } from "./imageBytes.ts";

const BUDGET: ImageBudget = {
  imageBytes: 10_000,
  imageSide: 16_384,
  imagePixels: 50_000_000,
  imagesPixels: 100_000_000,
  images: 20,
};
const PNG = base64(png(4, 3));
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><circle r="5"/></svg>';
const svg64 = (text: string): string => Buffer.from(text).toString("base64");

/** Each image as `mime widthxheight`, or its reason. */
function shown(payload: unknown, budget: Partial<ImageBudget> = {}): unknown[] {
  return readImages(payload, { ...BUDGET, ...budget }).map((item) =>
    item.ok ? `${item.mime} ${item.width}x${item.height}` : item.reason,
  );
}
const one = (image: unknown): unknown => shown({ images: [image] })[0];

describe("3.15 where images sit", () => {
  test("a list, one object, columns, a named list, texts, boxes", () => {
    const image = { mime: "image/png", b64: PNG };
    const both = ["image/png 4x3", "image/png 4x3"];
    expect(shown({ images: [image, image] })).toEqual(both);
    expect(shown({ images: image })).toEqual(both.slice(1));
    expect(shown({ images: { mime: ["image/png", "image/png"], b64: [PNG, PNG] } })).toEqual(both);
    expect(shown({ images: { mime: ["image/png"], b64: [PNG] } })).toEqual(both.slice(1));
    expect(shown({ images: { b64: [PNG, PNG] } })).toEqual(both);
    expect(shown({ images: { plot1: image, plot2: image } })).toEqual(both);
    expect(shown({ images: [PNG, `data:image/png;base64,${PNG}`] })).toEqual(both);
    expect(shown({ images: [{ mime: ["image/png"], b64: [PNG] }] })).toEqual(both.slice(1));
    expect(shown([image])).toEqual(both.slice(1));
    expect(shown(image)).toEqual(both.slice(1));
  });

  test("b64 or data; mime, type, a bare subtype, upper case, parameters, none", () => {
    for (const mime of ["image/png", "IMAGE/PNG", "png", "image/png; q=1", "", {}, null, 5])
      expect(one({ mime, data: PNG }), String(mime)).toBe("image/png 4x3");
    expect(one({ type: "png", b64: PNG })).toBe("image/png 4x3");
    expect(one({ type: "image", mimeType: "image/png", data: PNG })).toBe("image/png 4x3");
  });

  test("no images", () => {
    for (const payload of [
      { images: [] },
      { output: "x" },
      {},
      [],
      null,
      5,
      { images: {} },
      undefined,
    ])
      expect(shown(payload)).toEqual([]);
    expect(shown({ images: [null, 5, {}, { b64: "" }, { mime: "image/png" }] })).toEqual([
      "missing",
      "missing",
      "missing",
      "missing",
      "missing",
    ]);
  });
});

describe("3.16 how the data is written", () => {
  test("line breaks, a data URI, the URL alphabet, no padding, lines, bytes", () => {
    const bytes = Uint8Array.from([...png(4, 3), 0xfb, 0xff, 0xfe]);
    const text = base64(bytes);
    expect(text).toMatch(/[+/]/);
    for (const b64 of [
      text.replace(/.{16}/g, "$&\r\n"),
      `  ${text}\n`,
      `data:image/png;base64,${text}`,
      `DATA:;base64,\n${text}`,
      text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", ""),
      text.match(/.{1,16}/g),
      bytes,
    ]) {
      const [item] = readImages({ images: [{ b64 }] }, BUDGET);
      expect(item).toMatchObject({ ok: true, width: 4, height: 3 });
      expect(item?.ok && [...item.bytes]).toEqual([...bytes]);
    }
  });

  test("what is not base64, or not an image, is a note", () => {
    expect(one({ mime: "image/png", b64: "https://beacon.example/p.png?c=SECRET" })).toBe(
      "invalid",
    );
    expect(one({ mime: "image/png", b64: svg64("<html><script>1</script></html>") })).toBe(
      "invalid",
    );
    expect(one({ mime: "image/png", b64: `data:text/html;base64,${svg64("<script>")}` })).toBe(
      "invalid",
    );
    expect(one({ mime: "image/png", b64: `data:${"a;".repeat(1000)}!` })).toBe("invalid");
    expect(one({ mime: "image/png", b64: "A" })).toBe("invalid");
    expect(one({ mime: "image/tiff", b64: svg64("II*\0 not shown") })).toBe("unsupported");
    expect(one({ mime: "text/html", b64: svg64("<p>") })).toBe("invalid");
  });
});

describe("R6 remote images", () => {
  test("are not fetched; the address passes the URL rule", () => {
    expect(readImages({ images: [{ src: "https://x.example/a.png" }] }, BUDGET)).toEqual([
      { ok: false, reason: "remote", url: "https://x.example/a.png" },
    ]);
    expect(readImages({ images: [{ src: "javascript:alert(1)", type: "png" }] }, BUDGET)).toEqual([
      { ok: false, reason: "remote", mime: "image/png" },
    ]);
  });

  test("a data URI in src is the image itself", () => {
    expect(one({ src: `data:image/png;base64,${PNG}` })).toBe("image/png 4x3");
  });
});

describe("R8 the bytes say what an image is", () => {
  test.each([
    ["png", png(640, 480), "image/png 640x480"],
    ["gif", gif(640, 480), "image/gif 640x480"],
    ["jpeg", jpeg(640, 480), "image/jpeg 640x480"],
    ["jpeg upside down", jpeg(640, 480, { orientation: 3 }), "image/jpeg 640x480"],
    ["jpeg on its side", jpeg(640, 480, { orientation: 6 }), "image/jpeg 480x640"],
    ["jpeg mirrored", jpeg(640, 480, { orientation: 5, little: false }), "image/jpeg 480x640"],
    ["webp lossy", webp.lossy(640, 480), "image/webp 640x480"],
    ["webp lossless", webp.lossless(640, 480), "image/webp 640x480"],
    ["webp extended", webp.extended(640, 480), "image/webp 640x480"],
    ["avif", avif(640, 480), "image/avif 640x480"],
    ["avif turned", avif(640, 480, 1), "image/avif 480x640"],
    ["avif upside down", avif(640, 480, 2), "image/avif 640x480"],
    ["avif sequence", avif(640, 480, 0, "avis"), "image/avif 640x480"],
  ])("%s", (_, bytes, expected) => {
    expect(one({ mime: "image/png", b64: base64(bytes) })).toBe(expected);
  });

  test("a frame larger than a GIF's screen counts", () => {
    expect(one({ b64: base64(gif(10, 10, [16, 12])) })).toBe("image/gif 16x12");
    expect(one({ b64: base64(gif(1, 1, [65_535, 65_535])) })).toBe("too-large");
  });

  test("a signature without a whole header is invalid, under its own type", () => {
    for (const [mime, bytes] of [
      ["image/png", png(4, 3).slice(0, 20)],
      ["image/jpeg", jpeg(4, 3).slice(0, 12)],
      ["image/gif", gif(4, 3).slice(0, 20)],
      ["image/webp", webp.extended(4, 3).slice(0, 22)],
      ["image/avif", avif(4, 3).slice(0, 60)],
      ["image/png", png(0, 3)],
    ] as const)
      expect(readImages({ images: [{ b64: base64(bytes) }] }, BUDGET)).toEqual([
        { ok: false, reason: "invalid", mime },
      ]);
  });

  test("broken EXIF costs nothing", () => {
    const bytes = jpeg(640, 480, { orientation: 6 });
    // The offset of the first directory, far outside.
    bytes.set([0xff, 0xff, 0xff, 0x7f], 2 + 4 + 6 + 4);
    expect(one({ b64: base64(bytes) })).toBe("image/jpeg 640x480");
  });

  test("SVG only where it is declared: as base64, source or data URI", () => {
    for (const b64 of [svg64(SVG), SVG, `data:image/svg+xml,${encodeURIComponent(SVG)}`])
      expect(one({ mime: "image/svg+xml; charset=utf-8", b64 })).toBe("image/svg+xml 20x10");
    expect(one({ b64: `data:image/svg+xml;base64,${svg64(SVG)}` })).toBe("image/svg+xml 20x10");
    expect(one({ mime: "svg", b64: svg64(SVG) })).toBe("image/svg+xml 20x10");
    expect(one({ mime: "image/png", b64: svg64(SVG) })).toBe("invalid");
    expect(one({ b64: svg64(SVG) })).toBe("invalid");
    expect(one({ mime: "svg", b64: svg64("<html></html>") })).toBe("invalid");
    expect(one({ mime: "svg", b64: "data:image/svg+xml,%E0%A4%A" })).toBe("invalid");
  });

  test.each([
    ['<svg width="39px" height="51px">', "39x51"],
    ['<?xml version="1.0"?><!-- made by hand --><svg\n width = "40"\theight=\'30\' >', "40x30"],
    ['<svg viewBox="0 0 38.5 50.6">', "39x51"],
    ['<svg viewBox="0,0,200,100" width="50">', "50x25"],
    ['<svg viewBox="0 0 200 100" height="50">', "100x50"],
    ['<svg width="100%" height="20mm" viewBox="0 0 64 32">', "64x32"],
    ["<svg>", "300x150"],
    ['<svg data-width="9" width="7">', "7x150"],
  ])("size of %s", (tag, size) => {
    expect(one({ mime: "svg", b64: svg64(`${tag}</svg>`) })).toBe(`image/svg+xml ${size}`);
  });
});

describe("budgets of security section 6", () => {
  test("bytes are counted before anything is decoded", () => {
    const [item] = readImages({ images: [{ mime: "png", b64: "A".repeat(400_000) }] }, BUDGET);
    expect(item).toEqual({ ok: false, reason: "too-heavy", mime: "image/png", size: 300_000 });
    const bytes = Uint8Array.from([...png(1, 1), ...new Uint8Array(10_000)]);
    for (const b64 of [bytes, base64(bytes)])
      expect(readImages({ images: [{ b64 }] }, BUDGET)).toMatchObject([
        { ok: false, reason: "too-heavy", size: bytes.length },
      ]);
  });

  test("pixels of a side and of an image", () => {
    expect(readImages([{ b64: base64(png(65_535, 65_535)) }], BUDGET)).toEqual([
      {
        ok: false,
        reason: "too-large",
        mime: "image/png",
        width: 65_535,
        height: 65_535,
        size: 29,
      },
    ]);
    expect(shown([{ b64: base64(png(16_385, 1)) }, { b64: base64(png(12_000, 12_000)) }])).toEqual([
      "too-large",
      "too-large",
    ]);
  });

  test("pixels of the set: what no longer fits is told, what fits is shown", () => {
    const large = { b64: base64(png(7000, 7000)) };
    expect(shown([large, large, large, { b64: PNG }])).toEqual([
      "image/png 7000x7000",
      "image/png 7000x7000",
      "too-heavy",
      "image/png 4x3",
    ]);
  });

  test("R16 a line repeated beyond any string's length is too heavy, and does not throw", () => {
    const b64 = Array(5000).fill("A".repeat(1_000_000));
    expect(shown({ images: [{ b64 }] })).toEqual(["too-heavy"]);
  });

  test("R16 broken data counts as an image; an address does not", () => {
    const broken = { b64: "AAAA" };
    const remote = { src: "https://x.example/a.png" };
    expect(shown([remote, broken, { b64: PNG }, remote, { b64: PNG }], { images: 2 })).toEqual([
      "remote",
      "invalid",
      "image/png 4x3",
      "too-heavy",
      "too-heavy",
    ]);
  });

  test("five thousand images: twenty decoded, every one counted", () => {
    const items = shown({ images: Array(5000).fill({ b64: PNG }) });
    expect(items).toHaveLength(5000);
    expect(items.filter((item) => item === "too-heavy")).toHaveLength(4980);
  });
});

describe("never throws", () => {
  test("anything", () => {
    fc.assert(
      fc.property(fc.anything({ withTypedArray: true, withMap: true }), (x) => {
        for (const payload of [x, { images: x }, { images: [x, { b64: x, mime: x, src: x }] }])
          expect(Array.isArray(readImages(payload, BUDGET))).toBe(true);
      }),
    );
  });

  test("any bytes behind any signature", () => {
    const starts = [
      png(4, 3),
      gif(4, 3),
      jpeg(4, 3, { orientation: 6 }),
      webp.extended(4, 3),
      avif(4, 3, 1),
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...starts),
        fc.array(fc.tuple(fc.nat(120), fc.nat(255)), { maxLength: 12 }),
        fc.nat(150),
        (start, changes, cut) => {
          const bytes = Uint8Array.from([...start, ...new Uint8Array(30)]).slice(0, cut);
          for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
          const [item] = readImages({ images: [{ b64: bytes }] }, BUDGET);
          expect(item).toBeDefined();
          if (item?.ok) expect(item.width * item.height).toBeLessThanOrEqual(BUDGET.imagePixels);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
