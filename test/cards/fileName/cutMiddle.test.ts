import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutMiddle } from "../../../src/cards/shared/fileName/cutMiddle.ts";
import { extensionLength } from "../../../src/cards/shared/fileName/extensionLength.ts";
import { graphemes } from "../../../src/cards/shared/fileName/graphemes.ts";

/** A font in which every grapheme is one unit wide. */
const width = (text: string): number => graphemes(text).length;
const shown = (name: string, room: number): string => {
  const cut = cutMiddle(name, room, width);
  return cut === null ? name : cut.head + cut.tail;
};

describe("cutMiddle", () => {
  it.each([
    ["report.pdf", 10, "report.pdf"],
    ["quarterly-report.pdf", 14, "quart…port.pdf"],
    ["customer-value.final.v3.csv", 16, "custome…l.v3.csv"],
    ["3f9c0a7be2d14c55", 9, "3f9c…4c55"],
    ["archive-of-everything.tar.gz", 14, "archiv….tar.gz"],
    ["weights-of-the-model.safetensors", 22, "weigh…odel.safetensors"],
    ["2025年第一季度销售报告.pptx", 14, "2025…销售报告.pptx"],
  ])("%s in %i", (name, room, text) => {
    expect(shown(name, room)).toBe(text);
    expect(width(text)).toBeLessThanOrEqual(room);
  });

  it("never cuts inside an emoji, a flag or a letter with marks", () => {
    const name = "👩🏾‍🔬👩🏾‍🔬👩🏾‍🔬 🇨🇭🇨🇭🇨🇭 e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301.png";
    const whole = new Set(graphemes(name));
    for (let room = 1; room < width(name); room++)
      for (const part of graphemes(shown(name, room)))
        expect(part === "…" || whole.has(part), `${JSON.stringify(part)} at ${room}`).toBe(true);
  });

  it("gives up the end of the stem before the extension in a very small box", () => {
    expect(shown("clip-02-interview.mp4", 7)).toBe("c…w.mp4");
    expect(shown("clip-02-interview.mp4", 2)).toBe("c….mp4");
  });

  it("leaves a name alone that has nothing to leave out", () => {
    expect(cutMiddle("a.pdf", 1, width)).toBeNull();
    expect(cutMiddle("", 0, width)).toBeNull();
  });

  const anyName = fc
    .tuple(
      fc.array(
        fc.oneof(
          fc.string({ unit: "grapheme" }),
          fc.constantFrom("👩🏾‍🔬", "🇨🇭", "e\u0301", "報", "ת", "ك", " ", ".", "-", "\ud800"),
        ),
        { maxLength: 40 },
      ),
      fc.constantFrom("", ".pdf", ".tar.gz", ".jpeg", ".表", ".safetensors"),
    )
    .map(([parts, extension]) => parts.join("") + extension);

  it("fits where anything fits, keeps the extension, and is made of whole graphemes of the name", () => {
    fc.assert(
      fc.property(anyName, fc.integer({ min: 0, max: 60 }), (name, room) => {
        const cut = cutMiddle(name, room, width);
        if (cut === null) {
          const stem = name.slice(0, name.length - extensionLength(name));
          expect(width(name) <= room || graphemes(stem).length <= 2).toBe(true);
          return;
        }
        const { head, tail } = cut;
        const extension = name.slice(name.length - extensionLength(name));
        expect(tail.endsWith(extension)).toBe(true);
        expect(head.endsWith("…")).toBe(true);
        expect(name.startsWith(head.slice(0, -1))).toBe(true);
        expect(name.endsWith(tail)).toBe(true);
        expect(head.length - 1 + tail.length).toBeLessThan(name.length);
        const ends = new Set([0]);
        let at = 0;
        for (const part of graphemes(name)) {
          at += part.length;
          ends.add(at);
        }
        expect(ends.has(name.length - tail.length)).toBe(true);
        if (!head.slice(0, -1).endsWith(" ")) expect(ends.has(head.length - 1)).toBe(true);
        const smallest = 1 + 1 + width(extension);
        if (room >= smallest + 1) expect(width(head) + width(tail)).toBeLessThanOrEqual(room);
      }),
      { numRuns: 400 },
    );
  });

  it("uses the room: one more grapheme at the start would not fit", () => {
    fc.assert(
      fc.property(fc.integer({ min: 12, max: 60 }), (room) => {
        const name = `${"abcdefghij".repeat(8)}.pdf`;
        expect(width(shown(name, room))).toBe(room);
      }),
    );
  });
});

describe("extensionLength", () => {
  it.each([
    ["a.pdf", 4],
    [".gitignore", 0],
    ["name.", 0],
    ["name", 0],
    ["Dr. Smith and others", 0],
    ["notes.a-very-long-ending", 0],
    ["a.safetensors", 12],
    ["photo.png .exe", 4],
  ])("%s has %i", (name, length) => {
    expect(extensionLength(name)).toBe(length);
  });
});
