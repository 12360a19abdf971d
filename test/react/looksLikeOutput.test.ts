import { expect, test } from "vitest";
import { looksLikeOutput } from "../../src/react/looksLikeOutput.ts";

test.each([
  "Summary contains 12 rows. Revenue is highest in EMEA (€ 1.84 M) and lowest in LATAM (€ 0.21 M).",
  "The file was saved.\nNothing else has changed.",
  "Done",
  "没有找到匹配的行。",
  "It's 5 o'clock, and all is well - mostly.",
  "",
])("prose: %j", (text) => {
  expect(looksLikeOutput(text)).toBe(false);
});

test.each([
  "$ npm test",
  "src/server/auth.ts",
  "  indented",
  "name      size\na.txt     12",
  '{"a": 1}',
  "<svg onload=alert(1)>",
  "PATH=/usr/bin",
  "const x = 1;",
  "2026-01-02 starting",
  "12:30:01 ready",
  "--verbose",
  "├── src",
  "Error::new",
  "(x) => x",
  "It went well.\n\tat main (a.js:1)",
  "\u001b[32mok\u001b[0m",
])("output: %j", (text) => {
  expect(looksLikeOutput(text)).toBe(true);
});

test("looks at the beginning only", () => {
  expect(looksLikeOutput(`${"word ".repeat(1000)}\n$ npm test`)).toBe(false);
  expect(looksLikeOutput(`${"a line\n".repeat(100)}$ npm test`)).toBe(false);
});
