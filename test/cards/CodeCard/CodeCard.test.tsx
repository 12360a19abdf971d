import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { CodeCard } from "../../../src/cards/CodeCard/CodeCard.tsx";
import { type CardHost, CardHostContext, DEFAULT_HOST } from "../../../src/cards/shared/host.ts";
import { cardProps } from "../cardProps.ts";

type Options = Partial<Parameters<typeof cardProps>[0]>;

const show = (
  payload: unknown,
  options: Options = {},
  host: CardHost = DEFAULT_HOST,
): HTMLElement => {
  const props = cardProps({ kind: "code", payload, ...options });
  render(
    <CardHostContext.Provider value={host}>
      <CodeCard {...props} />
    </CardHostContext.Provider>,
  );
  return screen.getByRole("article");
};
const lines = (card: HTMLElement): (string | undefined)[] =>
  [...card.querySelectorAll("[data-slot=code-line]")].map((line) =>
    line.textContent?.replace(/\n$/, ""),
  );
const slot = (card: HTMLElement, name: string): string | undefined =>
  card.querySelector(`[data-slot=${name}]`)?.textContent ?? undefined;

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(URL, "createObjectURL");
});

describe("lines", () => {
  test("are numbered by an attribute, so that no copy and no search picks the numbers up", () => {
    const card = show({ text: "a\n\nb\n" });
    expect(lines(card)).toEqual(["a", "", "b"]);
    expect(
      [...card.querySelectorAll("[data-n]")].map((line) => line.getAttribute("data-n")),
    ).toEqual(["1", "2", "3"]);
    expect(slot(card, "code")).not.toMatch(/\d/);
  });

  test.each([
    ["CRLF", "a <- 1\r\nb <- 2\r\n", ["a <- 1", "b <- 2"]],
    ["a lone CR", "a\rb", ["a", "b"]],
    ["no newline at the end", "a\nb", ["a", "b"]],
    ["an array of lines (3.17)", ["a", "b"], ["a", "b"]],
    ["tabs as they are", "\tif x:\n\t\treturn 1", ["\tif x:", "\t\treturn 1"]],
    ["line separators are marked, not breaks (R11)", "x\u2028y\u0085z", ["xLSyNELz"]],
    ["NUL and half a pair (R11)", "a\u0000b\ud83dc", ["aNULbD83Dc"]],
  ])("%s", (_, text, expected) => {
    expect(lines(show({ text }))).toEqual(expected);
  });

  test("16, then one button; the gutter is as wide as the last number needs from the start", () => {
    const card = show({ text: Array.from({ length: 480 }, (_, i) => `x${i}`) });
    expect(lines(card).length).toBeLessThan(30);
    fireEvent.click(screen.getByRole("button", { name: "Show all 480 lines" }));
    expect(lines(card)).toHaveLength(480);
    cleanup();
    expect(show({ text: "x\n".repeat(1284) }).querySelector("[data-slot=code]")).toHaveClass(
      "ac-code-w4",
    );
  });

  test("of 400,000 lines, a few are mounted and all can be reached (R16)", () => {
    const card = show({ text: "line\n".repeat(400_000) });
    expect(slot(card, "meta")).toBe("400,000 lines");
    fireEvent.click(screen.getByRole("button", { name: "Show all 400,000 lines" }));
    expect(lines(card).length).toBeLessThan(100);
    expect(card.querySelector("[data-slot=gap]")).not.toBeNull();
    expect(slot(card, "footer")).toBeUndefined();
  });

  test("beyond the budget of a host, what is left out is told", () => {
    const host = { ...DEFAULT_HOST, limits: { ...DEFAULT_HOST.limits, codeUnits: 500 } };
    const card = show({ text: "line\n".repeat(400) }, {}, host);
    fireEvent.click(screen.getByRole("button", { name: "Show more" }));
    expect(lines(card)).toHaveLength(100);
    expect(slot(card, "footer")).toBe("First 100 of 400 lines.");
  });

  test("a line of 2 MB takes many rows, has one number, and is copied whole", async () => {
    const user = userEvent.setup();
    const writeText = vi.spyOn(navigator.clipboard, "writeText");
    const text = `{"a":"${"x".repeat(2_000_000)}"}`;
    const card = show({ text, filename: "a.json" });
    expect(card.querySelector("[data-slot=code]")?.textContent?.length).toBeLessThan(6000);
    expect(lines(card).length).toBeGreaterThan(16);
    expect(card.querySelectorAll("[data-slot=code-line][data-n]")).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(writeText.mock.calls[0]?.[0]).toBe(text);
  });
});

describe("highlighted lines", () => {
  const highlighted = (card: HTMLElement): (string | null)[] =>
    [...card.querySelectorAll(".ac-ln-hl")].map((line) => line.getAttribute("data-n"));

  test("of the payload and of the host stand out, and are said", () => {
    const text = Array.from({ length: 9 }, (_, i) => `x${i}`);
    const highlightLines = vi.fn(() => [[8, 9]]);
    const card = show(
      { text, filename: "a.ts", highlight: ["2-3"] },
      {},
      { ...DEFAULT_HOST, highlightLines },
    );
    expect(highlighted(card)).toEqual(["2", "3", "8", "9"]);
    expect(card).toHaveTextContent("Highlighted lines: 2–3, 8–9");
    expect(highlightLines).toHaveBeenCalledWith({
      artifact: expect.objectContaining({ kind: "code" }),
      filename: "a.ts",
    });
  });

  test.each([
    [[Symbol("x")]],
    [[[Symbol("x"), 2]]],
    [
      new Proxy(
        [],
        new Proxy(
          {},
          {
            get: () => () => {
              throw new Error("host");
            },
          },
        ),
      ),
    ],
    [
      Object.defineProperty({}, "from", {
        get: () => {
          throw new Error("host");
        },
        enumerable: true,
      }),
    ],
  ])("what a host gives for lines that are none does no harm (%#)", (given) => {
    const highlightLines = () => given as never;
    const card = show({ text: "a\nb", highlight: 2 }, {}, { ...DEFAULT_HOST, highlightLines });
    expect(highlighted(card)).toEqual(["2"]);
  });

  test("only lines that are there are said", () => {
    const card = show({ text: "a\nb\nc", highlight: "2-999999999, 5000" });
    expect(card).toHaveTextContent("Highlighted lines: 2–3");
    expect(card).not.toHaveTextContent("9999");
  });

  test("nothing is said of lines that are not there", () => {
    expect(show({ text: "z", highlight: 7 })).not.toHaveTextContent("Highlighted");
  });

  test("nonsense highlights nothing", () => {
    expect(highlighted(show({ text: "a\nb", highlight: { from: {}, to: "<b>" } }))).toEqual([]);
  });
});

describe("picking lines", () => {
  const text = "a\r\nbb\r\nccc\r\ndddd";
  const number = (n: number): HTMLElement => screen.getByRole("button", { name: `Line ${n}` });

  test("is there only where the host listens", () => {
    show({ text });
    expect(screen.queryByRole("button", { name: "Line 1" })).toBeNull();
  });

  test("a click tells the line, Shift+click all between, Esc lets go", async () => {
    const user = userEvent.setup();
    const onLineClick = vi.fn();
    const onLineSelect = vi.fn();
    show({ text, filename: "a.txt" }, {}, { ...DEFAULT_HOST, onLineClick, onLineSelect });
    const source = { artifact: expect.objectContaining({ kind: "code" }), filename: "a.txt" };
    await user.click(number(3));
    expect(onLineClick).toHaveBeenCalledExactlyOnceWith({ ...source, from: 3, to: 3, text: "ccc" });
    expect(number(3)).toHaveAttribute("aria-pressed", "true");
    await user.keyboard("{Shift>}");
    await user.click(number(2));
    await user.keyboard("{/Shift}");
    expect(onLineSelect).toHaveBeenLastCalledWith({ ...source, from: 2, to: 3, text: "bb\r\nccc" });
    expect(onLineClick).toHaveBeenCalledTimes(1);
    await user.keyboard("{Escape}");
    expect(onLineSelect).toHaveBeenLastCalledWith(null);
    expect(screen.queryAllByRole("button", { pressed: true })).toEqual([]);
  });

  test("by keyboard: one number is in the tab order, arrows move, Shift+arrows extend, Enter picks", async () => {
    const user = userEvent.setup();
    const onLineSelect = vi.fn();
    show({ text }, {}, { ...DEFAULT_HOST, onLineSelect });
    expect([1, 2, 3, 4].map((n) => number(n).tabIndex)).toEqual([0, -1, -1, -1]);
    act(() => number(1).focus());
    await user.keyboard("{ArrowDown}");
    await waitFor(() => expect(number(2)).toHaveFocus());
    expect(onLineSelect).not.toHaveBeenCalled();
    await user.keyboard("{Enter}");
    await user.keyboard("{Shift>}{ArrowDown}{/Shift}");
    await waitFor(() => expect(number(3)).toHaveFocus());
    expect(onLineSelect.mock.lastCall?.[0]).toMatchObject({ from: 2, to: 3 });
    await user.keyboard("{End}");
    await waitFor(() => expect(number(4)).toHaveFocus());
  });

  // Updates may come in any order, security R22.
  test.each([
    [
      "part of what was picked is gone",
      2,
      4,
      "one\ntwo\nthree",
      { from: 2, to: 3, text: "two\nthree" },
    ],
    ["it was picked upwards", 4, 2, "one\ntwo\nthree", null],
    ["nothing of it is left", 3, 4, "one\ntwo", null],
  ])("a text that becomes shorter is told once: %s", async (_, from, to, shorter, rest) => {
    const user = userEvent.setup();
    const onLineSelect = vi.fn();
    const host = { ...DEFAULT_HOST, onLineSelect };
    const at = (payload: string) => (
      <CardHostContext.Provider value={host}>
        <CodeCard {...cardProps({ kind: "code", payload: { text: payload } })} />
      </CardHostContext.Provider>
    );
    const { rerender } = render(at(text));
    await user.click(number(from));
    await user.keyboard("{Shift>}");
    await user.click(number(to));
    await user.keyboard("{/Shift}");
    onLineSelect.mockClear();
    rerender(at(shorter));
    rerender(at(shorter));
    expect(onLineSelect).toHaveBeenCalledTimes(1);
    const told = onLineSelect.mock.lastCall?.[0];
    if (rest === null) expect(told).toBeNull();
    else expect(told).toMatchObject(rest);
    rerender(at(text));
    expect(onLineSelect).toHaveBeenCalledTimes(1);
    const pressed = screen.queryAllByRole("button", { pressed: true });
    expect(pressed).toHaveLength(rest === null ? 0 : 2);
  });
});

describe("find and go to line", () => {
  const text = Array.from({ length: 100 }, (_, i) => `row ${i + 1}`).join("\n");
  const focusCard = (): void => act(() => screen.getByRole("button", { name: "Copy" }).focus());

  test("Ctrl+F finds in all of the text, closed lines too, and marks what it finds", async () => {
    const user = userEvent.setup();
    const card = show({ text });
    focusCard();
    await user.keyboard("{Control>}f{/Control}");
    await user.type(screen.getByRole("searchbox"), "ROW 9");
    expect(slot(card, "find-count")).toBe("1 of 11");
    await user.keyboard("{Enter}");
    expect(slot(card, "find-count")).toBe("2 of 11");
    expect(lines(card)).toHaveLength(100);
    const hits = [...card.querySelectorAll("mark")];
    expect(hits.map((hit) => hit.textContent)).toEqual(Array(11).fill("row 9"));
    expect(hits[1]).toHaveAttribute("data-current");
    await user.keyboard("{Escape}");
    expect(card.querySelector("mark")).toBeNull();
  });

  test("marks and colours of a line do not disturb its text", async () => {
    const user = userEvent.setup();
    const source = 'const odd = "a\u202eb"; // odd\n'.repeat(30);
    const card = show({ text: source, lang: "ts" });
    focusCard();
    await user.keyboard("{Control>}f{/Control}");
    await user.type(screen.getByRole("searchbox"), "odd");
    expect(slot(card, "find-count")).toBe("1 of 60");
    expect(lines(card)[0]).toBe('const odd = "aRLOb"; // odd');
  });

  test("Ctrl+G asks for a line, opens what is closed, marks it and says it", async () => {
    const user = userEvent.setup();
    const card = show({ text });
    focusCard();
    await user.keyboard("{Control>}g{/Control}");
    await user.type(screen.getByRole("textbox", { name: "Go to line" }), "x9999{Enter}");
    expect(card.querySelector(".ac-ln-at")).toHaveAttribute("data-n", "100");
    expect(card).toHaveTextContent("Line 100 of 100");
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  test("both are in the menu of a long text", async () => {
    const user = userEvent.setup();
    show({ text: "x\n".repeat(600) });
    await user.click(screen.getByRole("button", { name: "More" }));
    expect(await screen.findByRole("menuitem", { name: /Find/ })).toBeVisible();
    await user.click(screen.getByRole("menuitem", { name: "Go to line" }));
    expect(screen.getByRole("textbox", { name: "Go to line" })).toBeVisible();
  });
});

describe("header", () => {
  test.each([
    [
      "file name and language",
      { text: "x", lang: "ts", filename: "a.ts" },
      "a.ts",
      "TypeScript · 1 line",
    ],
    [
      "language from the extension",
      { text: "x", lang: null, filename: "analysis.R" },
      "analysis.R",
      "R · 1 line",
    ],
    [
      "language from a whole name",
      { text: "x", filename: "src/Makefile" },
      "src/Makefile",
      "Makefile · 1 line",
    ],
    ["no file name: the language is the title", { text: "x", lang: "sql" }, "SQL", "1 line"],
    ["an unknown language as it was sent", { text: "x", lang: "snobol4" }, "snobol4", "1 line"],
    ["R's NULLs (3.2)", { text: ["x <- 1"], lang: ["r"], filename: {}, output: {} }, "R", "1 line"],
    ["nothing", { text: "x" }, "Code", "1 line"],
    ["line ends that are not LF", { text: "x\r\ny\r\n" }, "Code", "2 lines · CRLF"],
    ["mixed line ends", { text: "x\r\ny\n" }, "Code", "2 lines · mixed line endings"],
    ["a language that objects have", { text: "x", lang: "__proto__" }, "__proto__", "1 line"],
  ])("%s", (_, payload, name, meta) => {
    const card = show(payload);
    expect(card).toHaveAccessibleName(name);
    expect(slot(card, "meta")).toBe(meta);
  });

  test("a language is text, never a class (R13), and short", () => {
    const lang = 'r fixed inset-0 z-50 language-r" style="x';
    const card = show({ text: "x<-1", lang });
    expect(card.querySelector(".fixed, .inset-0, [style]")).toBeNull();
    expect(slot(card, "title")?.length).toBeLessThanOrEqual(24);
  });
});

describe("empty", () => {
  test("an empty file says so, with its name", () => {
    const card = show({ text: "", lang: "r", filename: "empty.R" });
    expect(slot(card, "empty")).toBe("Empty file");
    expect(card).toHaveAccessibleName("empty.R");
    expect(slot(card, "meta")).toBe("R");
  });

  test("output alone is shown alone", () => {
    const card = show({ text: "", lang: "r", output: "[1] 2" });
    expect(slot(card, "empty")).toBeUndefined();
    expect(slot(card, "output")).toContain("[1] 2");
  });

  test("any payload renders some text and does not throw", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (payload) => {
        expect(show(payload).textContent).not.toBe("");
        cleanup();
      }),
      { numRuns: 60 },
    );
  });
});

describe("output", () => {
  test("is open at first, counted, and closes", async () => {
    const user = userEvent.setup();
    const card = show({ text: "x", output: "\u001b[32mok\u001b[0m\n<style>*{}</style>" });
    const toggle = screen.getByRole("button", { name: "Output 2 lines" });
    expect(toggle).toHaveAttribute("aria-expanded", "true");
    const text = card.querySelector("[data-slot=output] [data-slot=text]");
    expect(text?.textContent).toBe("ok\n<style>*{}</style>");
    expect(text?.querySelector("span")).toHaveClass("ac-a-green");
    await user.click(toggle);
    expect(toggle).toHaveAttribute("aria-expanded", "false");
    expect(text).not.toBeVisible();
  });
});

describe("hostile (R1, R11, R12)", () => {
  test("markup is text", () => {
    const text = '</code></pre><img src=x onerror="a()"><script>a()</script>';
    const card = show({ text, lang: "html" });
    expect(lines(card)).toEqual([text]);
    expect(card.querySelector("[data-slot=code] :is(img, script, pre)")).toBeNull();
  });

  test("what hides far down in a long text is counted once the page is idle (R11)", async () => {
    const text = `\u202e${"const a = 1;\n".repeat(10_000)}\u202e`;
    const card = show({ text, lang: "ts" });
    expect(slot(card, "note")).toBe("At least 1 hidden character is marked.");
    await waitFor(() => expect(slot(card, "note")).toBe("2 hidden characters are marked."));
  });

  test("a trojan source is marked and counted; copying gives the original (CVE-2021-42574)", async () => {
    const user = userEvent.setup();
    const writeText = vi.spyOn(navigator.clipboard, "writeText");
    const text = 'if level != "user\u202e \u2066# admin\u2069 \u2066":\n    grant()';
    const card = show({ text, lang: "python" });
    expect(lines(card)[0]).toBe('if level != "userRLO LRI# adminPDI LRI":');
    expect(slot(card, "note")).toBe("4 hidden characters are marked.");
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(text);
  });

  test("a hyperlink of a terminal is no link", () => {
    const card = show({ text: "\u001b]8;;javascript:a()\u001b\\click here\u001b]8;;\u001b\\ ok" });
    expect(lines(card)).toEqual(["click here ok"]);
    expect(card.querySelector("a")).toBeNull();
  });
});

describe("actions", () => {
  test("wrapping is a pressed state, and cards that come later start with it", async () => {
    const user = userEvent.setup();
    const card = show({ text: "x" });
    const wrap = screen.getByRole("button", { name: "Wrap lines" });
    expect(wrap).toHaveAttribute("aria-pressed", "false");
    await user.click(wrap);
    expect(wrap).toHaveAttribute("aria-pressed", "true");
    expect(card.querySelector(".ac-code-wrap")).not.toBeNull();

    cleanup();
    show({ text: "y" });
    await user.click(screen.getByRole("button", { name: "Wrap lines", pressed: true }));
    cleanup();
    show({ text: "z" });
    expect(screen.getByRole("button", { name: "Wrap lines" })).toHaveAttribute(
      "aria-pressed",
      "false",
    );
  });

  test.each([
    [{ text: "x", filename: "src/deep/a.ts" }, "a.ts"],
    [{ text: "x", lang: "python" }, "code.py"],
    [{ text: "x", lang: "bash" }, "code.sh"],
    [{ text: "x", lang: "unheard-of" }, "code.txt"],
    [{ text: "x", filename: "../../..\\con.txt" }, "_con.txt"],
    [{ text: "x", filename: "invoice\u202egnp.exe" }, "invoice_gnp.exe"],
  ])("downloads %j as %s, octet-stream and whole (R9, R10)", async (payload, name) => {
    let blob: Blob | undefined;
    Object.assign(URL, {
      createObjectURL: (made: Blob) => {
        blob = made;
        return "blob:made";
      },
    });
    const clicked: HTMLAnchorElement[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      clicked.push(this);
    });
    show(payload);
    fireEvent.click(screen.getByRole("button", { name: "Download" }));
    expect(clicked.map((link) => [link.download, link.getAttribute("href")])).toEqual([
      [name, "blob:made"],
    ]);
    expect(blob?.type).toBe("application/octet-stream");
    expect(await blob?.text()).toBe("x");
    expect(document.querySelector("a")).toBeNull();
  });

  test("where the browser cannot make a file, the button says so in place", async () => {
    show({ text: "x" });
    fireEvent.click(screen.getByRole("button", { name: "Download" }));
    expect(screen.getByRole("status")).toHaveTextContent("Download failed");
    expect(screen.getByRole("button", { name: "Download" })).toHaveTextContent("Download failed");
  });

  test("a failed run keeps the code under the strip", () => {
    const card = show(
      { text: "rows[12]", output: "Traceback" },
      { isError: true, value: "IndexError: list index out of range" },
    );
    expect(slot(card, "note")).toBe("Error. IndexError: list index out of range");
    expect(lines(card)).toEqual(["rows[12]"]);
  });
});
