import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { delivery, lost, sent } from "./deliver.tsx";

const entries = [
  sent("a.pdf"),
  sent("a-very-long-name-that-is-cut-only-where-it-can-be-measured.png"),
  lost("m.txt", "file not found"),
  { ok: true, type: "url", url: "https://ok.example/x", title: "Board" },
  { ok: true, type: "code", language: "python", content: "print(1)" },
];
const host = { resolveFile: () => "/x", onFeedback: () => {} };
const html = renderToString(delivery({ entries, host }));

describe("a delivery on the server", () => {
  it("holds names in full, sizes, reasons and counts", () => {
    for (const text of [
      "Delivered 4 of 5",
      "1 failed",
      "a-very-long-name-that-is-cut-only-where-it-can-be-measured.png",
      "file not found",
      "ok.example",
      "PDF · 2 KB",
    ])
      expect(html).toContain(text);
  });

  it("carries no style and no request but the icons it holds (security section 5, R6)", () => {
    expect(html).not.toMatch(/\sstyle=/);
    const sources = [...html.matchAll(/\ssrc="([^"]*)"/g)].map(([, src]) => src);
    expect(sources.length).toBeGreaterThan(2);
    for (const src of sources) expect(src).toMatch(/^data:image\/svg\+xml;base64,[A-Za-z0-9+/=]+$/);
  });

  it("renders every phase", () => {
    const args = { files: [{ path: "/o/a.pdf" }] };
    expect(renderToString(delivery({ status: "running" }))).toContain("Delivering files…");
    expect(renderToString(delivery({ status: "running", args }))).toContain("a.pdf");
    expect(renderToString(delivery({ value: "Nothing." }))).toContain("Nothing.");
  });
});
