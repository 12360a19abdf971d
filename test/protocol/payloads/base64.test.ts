import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { decodeBase64 } from "../../../src/protocol/payloads/base64.ts";

interface Native {
  fromBase64?: unknown;
}

afterEach(() => {
  delete (Uint8Array as Native).fromBase64;
});

const decoded = (text: string): number[] | null => {
  const bytes = decodeBase64(text);
  return bytes && [...bytes];
};

describe("decodeBase64 (3.16)", () => {
  test("any bytes, both alphabets, with and without padding, broken into lines", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(20), (bytes, width) => {
        const buffer = Buffer.from(bytes);
        const lines = buffer
          .toString("base64")
          .replace(new RegExp(`.{${width + 1}}`, "g"), "$&\r\n");
        for (const text of [buffer.toString("base64"), buffer.toString("base64url"), lines])
          expect(decoded(text)).toEqual([...bytes]);
      }),
    );
  });

  test("any text: decodes or says that it is none", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const bytes = decodeBase64(text);
        const isBase64 = /^[A-Za-z0-9+/_\- \t\n\r\f]*=*[= \t\n\r\f]*$/.test(text);
        if (!isBase64) expect(bytes).toBeNull();
        else if (bytes) expect(bytes.length).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  test.each(["A", "AAAAA", "A===", "AA=A", "AA A!", "é", "AA\u00a0AA", "AAA.", "\ud83d"])(
    "%j is not base64",
    (text) => expect(decoded(text)).toBeNull(),
  );

  test("the platform's decoder is used, and what it refuses is tried again", () => {
    const native = vi.fn((text: string, options: { alphabet: string }) => {
      if (text.includes("/")) throw new SyntaxError("mixed");
      return Uint8Array.from([options.alphabet === "base64url" ? 2 : 1]);
    });
    (Uint8Array as Native).fromBase64 = native;
    expect(decoded("AAAA")).toEqual([1]);
    expect(decoded("AA-A")).toEqual([2]);
    expect(decoded("-/AA")).toEqual([...Buffer.from("+/AA", "base64")]);
    expect(native).toHaveBeenCalledTimes(3);
  });
});
