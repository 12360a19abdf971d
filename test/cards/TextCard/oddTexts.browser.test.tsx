import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { showText } from "./showText.tsx";
import "../../../src/styles/index.css";

const ESC = "\u001b";
let copy: Mock;
beforeEach(() => {
  copy = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = (text: unknown): HTMLElement => showText(text, 600);
const find = (root: Element, selector: string): HTMLElement | null => root.querySelector(selector);
async function opened(root: Element, selector: string): Promise<HTMLElement> {
  await vi.waitFor(() => expect(find(root, selector)).not.toBeNull(), 30_000);
  return find(root, selector) as HTMLElement;
}
async function press(root: Element, selector: string): Promise<void> {
  const button = find(root, selector);
  if (button) await userEvent.click(button);
}
/** What holds of any text: few elements, nothing wider than the card, and copying gives what was sent. */
async function checkCard(root: HTMLElement, text: string): Promise<void> {
  expect(root.querySelectorAll("*").length).toBeLessThan(5000);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  await press(root, "[data-action=copy]");
  expect(copy.mock.lastCall?.[0] === text).toBe(true);
}
const times = (n: number, part: string | ((i: number) => string)): string =>
  typeof part === "string" ? part.repeat(n) : Array.from({ length: n }, (_, i) => part(i)).join("");
const list = (n: number, item: (i: number) => string): string =>
  `[${Array.from({ length: n }, (_, i) => item(i)).join(",")}]`;

/** A text, and what its last row shows once all is open. */
type Odd = readonly [what: string, text: string, last: string];

const TREES: readonly Odd[] = [
  ["100,000 lists in each other", `${times(100_000, "[")}7${times(100_000, "]")}`, "7"],
  ["100,000 records in each other", `${times(100_000, '{"a":')}"end"${times(100_000, "}")}`, "end"],
  ["a string of 10 MB", `{"s":"${times(10_000_000, "x")}"}`, "s: "],
  ["a string of 2 MB of escapes", `["${times(300_000, "\\u0041")}"]`, "0: "],
  ["a key of 1 MB", `{"${times(1_000_000, "k")}":1}`, "kkk"],
  ["a number of 1 MB", `[${times(1_000_000, "9")}]`, "999"],
  ["lone surrogates in a string", '["\ud800","\udc00a","\ud83d"]', "2: "],
  ["lone surrogates as escapes", '["\\ud800","\\udc00\\ud800"]', "1: "],
  [
    "__proto__ as a key, three times",
    '{"__proto__":1,"__proto__":{"a":2},"__proto__":3}',
    "__proto__: 3",
  ],
  [
    "constructor, toString, hasOwnProperty",
    '{"constructor":{"prototype":1},"toString":2,"hasOwnProperty":3}',
    "hasOwnProperty: 3",
  ],
  ["a million keys that are the same", `{${times(999_999, '"a":1,')}"a":2}`, "a: 2"],
  ["empty keys", '{"":1,"":{"":""}}', '""'],
  ["keys that hide", '{"a\u202eb":1,"\u200b":2}', "2"],
  ["200,000 empty records", list(200_000, () => "{}"), "199999: {}"],
  [
    "lists in a list, 300 wide, 300 deep",
    list(300, () => `${times(300, "[")}1${times(300, "]")}`),
    "0: 1",
  ],
  [
    "numbers past every range",
    "[1e999,-1e-999,-0,0.1000,123456789012345678901234567890]",
    "123456789012345678901234567890",
  ],
  ["white space of all four kinds", '\r\n\t {\r"a"\t:\n1 ,\r\n"b": [ ] }\r\n\t ', "b: []"],
  ["a byte order mark", '\ufeff{"a":1}', "a: 1"],
  ["line separators in strings", '["a\u2028b\u2029c","\\u2028"]', "1: "],
  ["control characters as escapes", '["\\u0000\\u001b[31mred\\u0007","\\b\\f"]', "1: "],
  ["8-bit controls in strings", '["\u009b31mx","\u0090y"]', "1: "],
  ["bidirectional text", '{"שלום":"مرحبا \u202e abc","b":["\u2066x"]}', "0: "],
  ["emoji sequences and accents", `["${times(5000, "👩‍👩‍👧e\u0301")}"]`, "0: "],
  ["markup", '{"<script>alert(1)</script>":"<img src=x onerror=alert(1)>","a":"</pre>"}', "</pre>"],
  ["a list of 500,000 numbers", list(500_000, String), "499999: 499999"],
  [
    "100,000 keys of 100 units",
    `{${times(99_999, (i) => `"${String(i).padStart(100, "k")}":${i},`)}"last":true}`,
    "last: true",
  ],
];

const TEXTS: readonly Odd[] = [
  ["NaN and Infinity", "[NaN, Infinity, -Infinity]", "Infinity]"],
  ["garbage after a value", '{"a":1} trailing }', "trailing }"],
  ["two values", '{"a":1}\n{"b":2}', '{"b":2}'],
  ["a comma too many", '{"a":1,}', '{"a":1,}'],
  ["a comment", '{"a":1/*x*/}', "/*x*/"],
  ["single quotes", "{'a':1}", "{'a':1}"],
  ["a leading zero", "[01]", "[01]"],
  ["a bare plus", "[+1]", "[+1]"],
  ["half an escape", '["\\u12"]', "u12"],
  ["a raw line feed in a string", '["a\nb"]', 'b"]'],
  ["brackets that cross", '{"a":[1}]', "[1}]"],
  ["100,000 brackets without an end", `${times(100_000, "[")}\n]`, "]"],
  ["a value that stops being JSON after 5 MB", `[${times(500_000, '"aaaaaa",')}oops]`, "oops]"],
  ["two byte order marks", '\ufeff\ufeff{"a":1}', '{"a":1}'],
  ["CR, LF and CRLF mixed", "a\rb\r\nc\n\rd\n", "d"],
  ["200,000 states of a progress line", `${times(200_000, (i) => `\r${i} %`)}\ndone`, "done"],
  [
    "progress in colours, with erase codes",
    `${times(20_000, (i) => `${ESC}[2K${ESC}[1G${ESC}[32m${i} %${ESC}[0m\r`)}\nok`,
    "ok",
  ],
  ["a title that does not end", `${ESC}]0;title ${times(1000, "x")}\nnext`, "next"],
  ["100,000 introducers of strings", `${times(100_000, `${ESC}]`)}\nend`, "end"],
  ["a list of 100,000 parameters", `${ESC}[${times(100_000, "1;")}31mred${ESC}[0m\nend`, "end"],
  ["huge parameters", `${ESC}[38;5;99999999999999999999m${ESC}[48;2;999;-1;x m text\nend`, "end"],
  [
    "100,000 pens in one line",
    `${times(100_000, (i) => `${ESC}[38;5;${i % 256}m${i % 10}`)}\nend`,
    "end",
  ],
  ["only codes", `${times(50_000, `${ESC}[31m${ESC}[0m`)}\nend`, "end"],
  ["a single escape at the end", `text\n${times(3000, "line\n")}end${ESC}`, "end"],
  ["8-bit codes", `\u009b31mred\u009b0m\u009d0;title\u009c\n${times(2000, "row\n")}end`, "end"],
  ["hyperlinks", `${ESC}]8;;javascript:alert(1)${ESC}\\click${ESC}]8;;${ESC}\\\nend`, "end"],
  ["a line of 10 MB", times(10_000_000, "W"), "WWW"],
  ["a line of 5 MB of blanks", `${times(5_000_000, " ")}x`, "x"],
  ["500,000 empty lines", `${times(500_000, "\n")}end`, "end"],
  ["1 MB of lone surrogates", `${times(1_000_000, "\ud800")}\nend`, "end"],
  ["1 MB of zero-width characters", `${times(1_000_000, "\u200b")}\nend`, "end"],
  ["100,000 accents on one letter", `a${times(100_000, "\u0301")}\nend`, "end"],
  ["one emoji sequence of 50,000 joiners", `${times(50_000, "👩‍")}\nend`, "end"],
  ["null characters", `${times(3000, "a\0b\n")}end`, "end"],
  ["form feeds, vertical tabs, next lines", `a\fb\vc\u0085d\n${times(2000, "x\n")}end`, "end"],
  ["bidirectional overrides in every line", `${times(5000, "\u202eabc\u2066\n")}end`, "end"],
];

describe("odd JSON is a tree", () => {
  test.each(TREES)(
    "%s",
    async (_, text, last) => {
      const root = show(text);
      const tree = await opened(root, "[role=tree]");
      await press(root, "[data-action=expand][aria-label='Expand all']");
      tree.focus();
      await userEvent.keyboard("{End}");
      await vi.waitFor(() => {
        const active = document.getElementById(tree.getAttribute("aria-activedescendant") ?? "");
        expect(active?.textContent).toContain(last);
        expect(active?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
          tree.getBoundingClientRect().bottom + 0.5,
        );
      });
      expect(tree.scrollLeft).toBe(0);
      await checkCard(root, text);
    },
    90_000,
  );
});

describe("what is not quite JSON, and odd text, is text", () => {
  test.each(TEXTS)(
    "%s",
    async (_, text, last) => {
      const root = show(text);
      await vi.waitFor(() => expect(find(root, ".ac-json-raw")).toBeNull(), 30_000);
      expect(find(root, "[role=tree]")).toBeNull();
      await press(root, "[data-slot=clip-toggle]");
      if (text.length > 20_000 || text.split("\n").length > 400) {
        const box = await opened(root, "[data-slot=long-text]");
        await vi.waitFor(() => {
          box.scrollTop = box.scrollHeight;
          expect([...box.querySelectorAll("[data-row]")].at(-1)?.textContent).toContain(last);
        }, 30_000);
      } else expect(find(root, "[data-slot=text]")?.textContent).toContain(last);
      await checkCard(root, text);
    },
    90_000,
  );
});
