import fc from "fast-check";
import { expect, test } from "vitest";
import { safeUrl } from "../../../src/protocol/safety/safeUrl.ts";

test.each([
  ["https://ok.example/report?a=1#b", "https://ok.example/report?a=1#b"],
  ["HTTP://OK.example", "http://ok.example/"],
  ["https://аррӏе.com/signin", "https://xn--80ak6aa92e.com/signin"],
  ["https://ok.example/日本", "https://ok.example/%E6%97%A5%E6%9C%AC"],
])("security R7: %s becomes a link", (url, href) => {
  expect(safeUrl(url)).toBe(href);
});

test.each([
  "javascript:window.__xss=1",
  "\u0001 JaVa\nScRi\tPt:window.__xss=1",
  "\u00a0javascript:window.__xss=1",
  "data:text/html,<script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "blob:https://app.example/0f6c0e7e",
  "smb://attacker.example/x",
  "ms-msdt:/id",
  "mailto:a@b.example",
  "//attacker.example/login",
  "\\\\attacker.example\\share",
  "https:\\\\attacker.example",
  "https:attacker.example",
  "https:///attacker.example",
  "../../admin?id=1",
  "https://accounts.example.com@attacker.example/",
  "https://:secret@attacker.example/",
  "https://ok.example/a b",
  " https://ok.example/",
  "https://ok.example/\u0085",
  "https://",
  "https://[::1",
  `https://ok.example/${"a".repeat(9000)}`,
  "",
])("security R7: %j stays text", (url) => {
  expect(safeUrl(url)).toBeNull();
});

test("security R7: only primitive strings are read", () => {
  const shifting = { toString: () => "https://ok.example/" };
  for (const x of [null, undefined, 1, true, {}, [], ["https://ok.example/"], shifting]) {
    expect(safeUrl(x)).toBeNull();
  }
  expect(safeUrl(new String("https://ok.example/"))).toBeNull();
});

test("security R7: what passes is an absolute web address without user info, and passes again as it is", () => {
  const parts = fc.constantFrom(
    "https:",
    "http:",
    "//",
    "/",
    "\\",
    "@",
    "a.example",
    ":",
    "é",
    " ",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.array(parts).map((p) => p.join("")),
        fc.string(),
      ),
      (x) => {
        const href = safeUrl(x);
        if (href === null) return;
        const url = new URL(href);
        expect(["http:", "https:"]).toContain(url.protocol);
        expect(url.username + url.password).toBe("");
        expect(href).toMatch(/^https?:\/\/[^/]/);
        expect(safeUrl(href)).toBe(href);
      },
    ),
    { numRuns: 500 },
  );
});
