import fc from "fast-check";
import { expect, test } from "vitest";
import { safeFilename } from "../../../src/protocol/safety/safeFilename.ts";

const bytes = (text: string) => new TextEncoder().encode(text).length;

test.each([
  ["report.pdf", "report.pdf"],
  ["../../../etc/cron.d/x", "x"],
  ["C:\\Users\\a\\b.txt", "b.txt"],
  ["/data/agent/al/output/", "output"],
  ['a:b*c?d"e<f>g|h.txt', "a_b_c_d_e_f_g_h.txt"],
  ["invoice_\u202efdp.exe", "invoice__fdp.exe"],
  ["a\nb\u0000.txt", "a_b_.txt"],
  ["pay\u200bload.txt", "pay_load.txt"],
  ["ok\u{e0072}\u{e006d}.txt", "ok__.txt"],
  ["lone\ud800.txt", "lone_.txt"],
  [" .. .env. ", "env"],
  ["name.txt. . .", "name.txt"],
  ["CON", "_CON"],
  ["con.txt", "_con.txt"],
  ["NUL .txt", "_NUL .txt"],
  ["com1.tar.gz", "_com1.tar.gz"],
  ["lpt\u00b2", "_lpt\u00b2"],
  ["console.log", "console.log"],
  ["👩‍👩‍👧.png", "👩‍👩‍👧.png"],
  ["报告.pdf", "报告.pdf"],
])("security R10: %j is saved as %j", (name, saved) => {
  expect(safeFilename(name)).toBe(saved);
});

test("security R10: never empty", () => {
  for (const x of ["", "   ", "...", "/", "\\", null, undefined, 5, {}, ["a"]]) {
    expect(safeFilename(x)).toBe("download");
  }
});

test("security R10: long names lose their middle, never the extension or half a character", () => {
  const name = safeFilename(`${"报".repeat(300)}.pdf`);
  expect(name).toMatch(/^报+\.pdf$/);
  expect(bytes(name)).toBeLessThanOrEqual(255);
  expect(bytes(name)).toBeGreaterThan(250);
  expect(safeFilename(`a.${"x".repeat(400)}`)).toHaveLength(255);
});

test("security R10: any text gives a name that every system can store", () => {
  const text = fc.string({ unit: "binary", maxLength: 400 });
  fc.assert(
    fc.property(fc.oneof(text, fc.string()), (x) => {
      const name = safeFilename(x);
      expect(name).not.toBe("");
      expect(name).not.toMatch(/[/\\:*?"<>|]|\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u);
      expect(name).not.toMatch(/^[.\s]|[.\s]$/);
      expect(name).not.toMatch(/\p{Cs}/u);
      expect(bytes(name)).toBeLessThanOrEqual(255);
      expect(safeFilename(name)).toBe(name);
    }),
    { numRuns: 500 },
  );
});

test("security R16: hostile lengths are cheap", () => {
  safeFilename(".".repeat(5_000_000));
  safeFilename(`a${". ".repeat(2_000_000)}b`);
  safeFilename("/".repeat(5_000_000));
});
