import { expect, test } from "vitest";
import { formatBytes } from "../../../src/protocol/payloads/formatBytes.ts";

test.each([
  [1_258_291, "1.2 MB"],
  [348_160, "340 KB"],
  [0, "0 B"],
  [512, "512 B"],
  [1023, "1023 B"],
  [1024, "1 KB"],
  [2048, "2 KB"],
  [1_048_575, "1.0 MB"],
  [1_073_741_823, "1.0 GB"],
  [5_000_000_000, "4.7 GB"],
  [3 * 1024 ** 4, "3.0 TB"],
  [5000 * 1024 ** 5, "5000.0 PB"],
])("2.9 %d bytes are %s", (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test("what is no size has no text", () => {
  for (const bytes of [-1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(formatBytes(bytes)).toBe("");
});
