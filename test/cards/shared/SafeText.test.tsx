import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { SafeText } from "../../../src/cards/shared/SafeText.tsx";

const marks = (container: Element): (string | null)[] =>
  [...container.querySelectorAll("[data-slot=hidden-character]")].map((mark) => mark.textContent);

test("plain text is one text node, markup included (R1)", () => {
  const { container } = render(<SafeText text={'<img src=x onerror="alert(1)"> &amp;'} />);
  expect(container.innerHTML).toBe('&lt;img src=x onerror="alert(1)"&gt; &amp;amp;');
  expect(container.childNodes).toHaveLength(1);
});

test("bidi controls, zero-width and control characters become named marks; none is in the DOM (R11)", () => {
  const { container } = render(<SafeText text={"a\u202eb\u200bc\u0000d\u001be"} />);
  expect(marks(container)).toEqual(["RLO", "ZWSP", "NUL", "ESC"]);
  expect(container.textContent).toBe("aRLObZWSPcNULdESCe");
  expect(container.querySelector("[data-slot=hidden-character]")).toHaveAttribute(
    "title",
    "U+202E",
  );
});

test("a lone surrogate is a mark, a pair is text (R11)", () => {
  const { container } = render(<SafeText text={"\ud83d x \ud83d\ude00"} />);
  expect(marks(container)).toEqual(["D83D"]);
  expect(container.textContent).toBe("D83D x 😀");
});

test("joiners inside an emoji and between Persian letters stay (R11)", () => {
  const text = "👩‍💻 می‌خواهم ☀️";
  const { container } = render(<SafeText text={text} />);
  expect(marks(container)).toEqual([]);
  expect(container.textContent).toBe(text);
});

test("a run of hidden characters is one mark that says how many", () => {
  const same = render(<SafeText text={`a${"\u200b".repeat(12)}b`} />);
  expect(marks(same.container)).toEqual(["ZWSP×12"]);
  const tags = [0xe0061, 0xe0062, 0xe0063, 0xe0064, 0xe0065]
    .map((c) => String.fromCodePoint(c))
    .join("");
  const different = render(<SafeText text={`a${tags}b`} />);
  expect(marks(different.container)).toEqual(["E0061…E0065×5"]);
});

test("thousands of marks do not become thousands of elements; all stay visible (R16)", () => {
  const { container } = render(<SafeText text={"a\u200b".repeat(5000)} />);
  expect(marks(container)).toHaveLength(400);
  expect(container.textContent?.match(/ZWSP/g)).toHaveLength(5000);
  expect(container.textContent).not.toContain("\u200b");
});
