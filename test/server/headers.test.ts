import fc from "fast-check";
import { expect, test } from "vitest";
import { byteRange } from "../../src/server/byteRange.ts";
import { contentDisposition } from "../../src/server/contentDisposition.ts";
import { contentType } from "../../src/server/contentType.ts";
import { mimeOfName } from "../../src/server/mimeOfName.ts";

const typeOf = (name: string, head: string | readonly number[]) =>
  contentType(
    name,
    typeof head === "string" ? new TextEncoder().encode(head) : Uint8Array.from(head),
  );
const latin = (text: string) => [...text].map((char) => char.charCodeAt(0));

test("S7: one byte range is served, clamped to the file", () => {
  const cases: [string | null, unknown][] = [
    ["bytes=0-0", { start: 0, end: 0 }],
    ["bytes=2-5", { start: 2, end: 5 }],
    ["bytes=7-", { start: 7, end: 9 }],
    ["bytes=-3", { start: 7, end: 9 }],
    ["bytes=-300", { start: 0, end: 9 }],
    ["bytes=5-900", { start: 5, end: 9 }],
    [`bytes=5-${"9".repeat(400)}`, { start: 5, end: 9 }],
    ["BYTES=1-2", { start: 1, end: 2 }],
  ];
  for (const [header, range] of cases)
    expect([header, byteRange(header, 10)]).toEqual([header, range]);
});

test("S7: a range with nothing in it is 416; anything else than one range is the whole file", () => {
  for (const header of ["bytes=10-", "bytes=10-20", "bytes=-0", `bytes=${"9".repeat(400)}-`])
    expect([header, byteRange(header, 10)]).toEqual([header, "unsatisfiable"]);
  for (const header of [null, "", "bytes=", "bytes=-", "bytes=5-2", "bytes=0-1,4-5", "items=0-1"])
    expect([header, byteRange(header, 10)]).toEqual([header, null]);
  for (const header of ["bytes=a-b", "bytes=0x1-2", "bytes=1.5-2", "bytes=--5", "bytes = 0-1"])
    expect([header, byteRange(header, 10)]).toEqual([header, null]);
  expect(byteRange("bytes=0-", 0)).toBe("unsatisfiable");
});

test("S7: whatever the header, a range lies inside the file", () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.bigInt({ min: 0n }),
      fc.bigInt({ min: 0n }),
      fc.nat(),
      (junk, a, b, size) => {
        for (const header of [junk, `bytes=${a}-${b}`, `bytes=${a}-`, `bytes=-${b}`]) {
          const range = byteRange(header, size);
          if (range === null || range === "unsatisfiable") continue;
          expect(range.start).toBeGreaterThanOrEqual(0);
          expect(range.end).toBeLessThan(size);
          expect(range.start).toBeLessThanOrEqual(range.end);
        }
      },
    ),
  );
});

test("S6: images and PDF get their type by signature, whatever the name says", () => {
  expect(typeOf("x.html", latin("\x89PNG\r\n\x1a\n...."))).toBe("image/png");
  expect(typeOf("x", latin("\xff\xd8\xff\xe0"))).toBe("image/jpeg");
  expect(typeOf("x", "GIF89a")).toBe("image/gif");
  expect(typeOf("x", "RIFF\x01\x01\x01\x01WEBPVP8 ")).toBe("image/webp");
  expect(typeOf("x", latin("\0\0\0\x20ftypavif"))).toBe("image/avif");
  expect(typeOf("x.txt", "%PDF-1.7")).toBe("application/pdf");
  for (const name of ["x.png", "x.jpg", "x.gif", "x.webp", "x.avif", "x.pdf"])
    expect([name, typeOf(name, "<script>")]).toEqual([name, "application/octet-stream"]);
});

test("S6: nothing is served under a type that a browser runs", () => {
  const page = "<!doctype html><script>1</script>";
  for (const name of [
    "x.html",
    "x.htm",
    "x.xhtml",
    "x.xml",
    "x.js",
    "x.mjs",
    "x.css",
    "x",
    "x.hta",
  ])
    expect([name, typeOf(name, page)]).toEqual([name, "application/octet-stream"]);
  for (const name of ["x.txt", "x.csv", "x.json", "x.md", "X.LOG"])
    expect([name, typeOf(name, page)]).toEqual([name, "text/plain; charset=utf-8"]);
});

test("S6: text is text only when its bytes are", () => {
  expect(typeOf("x.txt", "报告\t\x1b[31mred\x1b[0m\r\n")).toBe("text/plain; charset=utf-8");
  expect(typeOf("x.txt", latin("\xe6\x8a"))).toBe("text/plain; charset=utf-8");
  for (const head of [latin("a\xff"), latin("a\0b"), latin("\xfe\xff\0a")])
    expect(typeOf("x.txt", head)).toBe("application/octet-stream");
});

test("S6: an SVG is one by name and by its first element, since img needs the type", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  for (const head of [
    svg,
    `\ufeff${svg}`,
    `<?xml version="1.0"?>\n<!-- a > b -->\n<!DOCTYPE svg>${svg}`,
  ])
    expect(typeOf("x.svg", head)).toBe("image/svg+xml");
  for (const head of ["<html><svg>", "<svgx>", "<!-- unclosed <svg>", "", "text <svg>"])
    expect(typeOf("x.svg", head)).toBe("application/octet-stream");
  expect(typeOf("x.html", svg)).toBe("application/octet-stream");
  expect(typeOf("x.svgz", latin("\x1f\x8b\x08"))).toBe("application/octet-stream");
});

test("contracts 2.6: mime is a guess from the extension, or absent", () => {
  const guesses = ["a.pdf", "b.tar.GZ", "photo.JPG", "报告.xlsx", ".x.csv"].map(mimeOfName);
  expect(guesses).toEqual([
    "application/pdf",
    "application/gzip",
    "image/jpeg",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "text/csv",
  ]);
  for (const name of [
    "Makefile",
    ".gitignore",
    ".pdf",
    "x.",
    "x.unknown",
    "x.__proto__",
    "x.constructor",
    "",
  ])
    expect([name, mimeOfName(name)]).toEqual([name, undefined]);
});

test("S6: a name reaches the header as ASCII and as RFC 8187, both inert", () => {
  expect(contentDisposition("report.pdf")).toBe(
    "attachment; filename=\"report.pdf\"; filename*=UTF-8''report.pdf",
  );
  expect(contentDisposition("报告 100%.pdf")).toBe(
    "attachment; filename=\"__ 100_.pdf\"; filename*=UTF-8''%E6%8A%A5%E5%91%8A%20100%25.pdf",
  );
  expect(contentDisposition("it's (1)*.txt")).toContain("filename*=UTF-8''it%27s%20%281%29_.txt");
  expect(contentDisposition("a\r\nSet-Cookie: x=1.txt")).not.toMatch(/[\r\n]|Set-Cookie:/);
  expect(contentDisposition("invoice_\u202efdp.exe")).not.toContain("%E2%80%AE");
});

test("S6: no name makes a header that Node or a browser reads differently", () => {
  const shape =
    /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[A-Za-z0-9%._~!$&+^`|#{}-]+$/;
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (name) => {
      const value = contentDisposition(name);
      expect(value).toMatch(shape);
      expect(value.slice(22).split("; filename*=")[0]).toMatch(/^[^"\\]*"$/);
      expect(() => decodeURIComponent(value.split("UTF-8''")[1] ?? "")).not.toThrow();
    }),
    { numRuns: 1000 },
  );
});
