import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import fc from "fast-check";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { SquareTerminal } from "../../../src/cards/shared/lucide/icons/square-terminal.ts";
import { readTextPayload } from "../../../src/cards/TextCard/readTextPayload.ts";
import { TextCard } from "../../../src/cards/TextCard/TextCard.tsx";
import { hasIcon } from "../../helpers/hasIcon.tsx";
import { cardProps } from "../cardProps.ts";

const ESC = "\u001b";
type Options = Partial<Parameters<typeof cardProps>[0]>;

const show = (payload: unknown, options: Options = {}): HTMLElement => {
  render(<TextCard {...cardProps({ kind: "text", payload, ...options })} />);
  return screen.getByRole("article");
};
const text = (card: HTMLElement): string =>
  card.querySelector("[data-slot=text]")?.textContent ?? "";
const meta = (card: HTMLElement): string =>
  card.querySelector("[data-slot=meta]")?.textContent ?? "";

afterEach(() => vi.restoreAllMocks());

describe("what is shown", () => {
  test("a string and an array of lines are the same text (3.17)", () => {
    expect(text(show({ text: ["a", "b"] }))).toBe("a\nb");
    cleanup();
    expect(text(show({ text: "a\nb\n" }))).toBe("a\nb");
  });

  test("title: of the artifact, else of the payload, else Output (1.44)", () => {
    expect(show({ text: "x" }, { title: "Log" })).toHaveAccessibleName("Log");
    cleanup();
    expect(show({ text: "x", title: ["Mine"] })).toHaveAccessibleName("Mine");
    cleanup();
    expect(show({ text: "x", title: { a: 1 } })).toHaveAccessibleName("Output");
  });

  test("the number of lines, in words and with its singular", () => {
    expect(meta(show({ text: "a\nb\nc\n" }))).toBe("3 lines");
    cleanup();
    expect(meta(show({ text: "a" }))).toBe("1 line");
  });

  test.each([{}, { text: null }, { text: [] }, { text: {} }, ["a"], "text", 5, null])(
    "payload %j holds no text: the portable value is shown (R3)",
    (payload) => {
      expect(text(show(payload, { value: "the value" }))).toBe("the value");
    },
  );

  test("neither text nor value: one line that says so, never blank (R3)", () => {
    expect(show({ text: "" })).toHaveTextContent("No displayable result.");
  });

  test("a failed text card says so before it shows its text", () => {
    const card = show({ text: "read only" }, { isError: true, value: "read only" });
    expect(card).toHaveAttribute("data-status", "error");
    expect(card.querySelector("[data-slot=note]")).toHaveTextContent("The tool reported an error");
  });
});

describe("hostile text (R1, R11, R12)", () => {
  test("markup, Markdown and links are text", () => {
    const hostile =
      '<img src=x onerror="alert(1)"> **b** [a](javascript:alert(1)) https://x.example';
    const card = show({ text: hostile });
    expect(text(card)).toBe(hostile);
    expect(card.querySelector("img, a, strong, script, iframe")).toBeNull();
  });

  test("hidden characters of all of a long text are counted, those past the start once the page is idle (R11)", async () => {
    show({ text: `a\u200b\n${"line of text\n".repeat(50_000)}\u202e` });
    expect(screen.getByText("At least 1 hidden character is marked.")).toBeInTheDocument();
    expect(
      await screen.findByText("2 hidden characters are marked.", undefined, { timeout: 10_000 }),
    ).toBeInTheDocument();
  });

  test("hidden characters are marked, counted in a note, and copied as they were", async () => {
    const user = userEvent.setup();
    const writeText = vi.spyOn(navigator.clipboard, "writeText");
    const original = "ad\u200bmin\u202e\r\n\u001b[31mred\u001b[0m";
    const card = show({ text: original });
    expect(text(card)).toBe("adZWSPminRLO\nred");
    expect(card.querySelector("[data-slot=note]")).toHaveTextContent(
      "2 hidden characters are marked.",
    );
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(original);
  });

  test("no escape byte is left, whatever the sequence", () => {
    const card = show({
      text: `${ESC}[31mred${ESC}[0m ${ESC}]8;;javascript:x${ESC}\\link${ESC}]8;;${ESC}\\ ${ESC}]52;c;aGk= open\nend`,
    });
    expect(text(card)).toBe("red link 52;c;aGk= open\nend");
    expect(card.innerHTML).not.toContain(ESC);
    expect(card.querySelector("a")).toBeNull();
  });

  test("nothing is erased: a cursor movement and a CR hide no text", () => {
    expect(text(show({ text: `rm -rf /${ESC}[1A${ESC}[2Kls -la` }))).toBe("rm -rf /ls -la");
    cleanup();
    expect(text(show({ text: "rm -rf /\rls -la" }))).toBe("rm -rf /\nls -la");
  });

  test("progress collapses to its last state", () => {
    expect(text(show({ text: "Fetch 10%\rFetch 55%\rFetch 100%\nOK" }))).toBe("Fetch 100%\nOK");
  });

  test("classes come from fixed words only (R13)", () => {
    const card = show({ text: `${ESC}[1;31;4mx${ESC}[0;44my${ESC}[7mz` });
    const classes = [...card.querySelectorAll("[data-slot=text] span")].map(
      (span) => span.className,
    );
    expect(classes).toEqual([
      "ac-a ac-a-red ac-a-bold ac-a-underline",
      "ac-a ac-a-chip ac-a-bg-blue",
      "ac-a ac-a-chip ac-a-bg-default",
    ]);
  });

  test("any payload renders some text and does not throw", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (payload) => {
        const view = render(<TextCard {...cardProps({ kind: "text", payload, value: "v" })} />);
        expect(view.container.textContent).not.toBe("");
        view.unmount();
      }),
      { numRuns: 60 },
    );
  });
});

describe("terminal look", () => {
  const isTerminal = (card: HTMLElement): boolean => card.querySelector(".ac-term") !== null;
  test.each([
    ["terminal codes", { text: `${ESC}[1mx` }, true],
    ["a shell as lang", { text: "x", lang: "bash" }, true],
    ["ansi as lang, boxed and in capitals", { text: "x", lang: ["ANSI"] }, true],
    ["another lang", { text: "x", lang: "markdown" }, false],
    ["a name that objects have", { text: "x", lang: "constructor" }, false],
    ["nothing", { text: "x" }, false],
  ])("%s", (_, payload, expected) => {
    const card = show(payload);
    expect(isTerminal(card)).toBe(expected);
    expect(hasIcon(card, SquareTerminal)).toBe(expected);
  });
});

describe("length (visual 7, R16)", () => {
  // Their first load takes its time on a busy machine.
  beforeAll(() => import("../../../src/cards/Card/longText/LongText.tsx"));

  const lines = (n: number): string[] => Array.from({ length: n }, (_, i) => `line ${i + 1}`);

  test("12 lines, then one button with the count; it opens and closes", async () => {
    const user = userEvent.setup();
    const card = show({ text: lines(84) });
    expect(card.querySelector("[data-slot=clip]")).toHaveAttribute("data-state", "closed");
    await user.click(screen.getByRole("button", { name: "Show all 84 lines" }));
    expect(card.querySelector("[data-slot=clip]")).toHaveAttribute("data-state", "open");
    await user.click(screen.getByRole("button", { name: "Show less" }));
    expect(card.querySelector("[data-slot=clip]")).toHaveAttribute("data-state", "closed");
  });

  test("more than 400 lines: opened, they scroll in a window of their own", async () => {
    const user = userEvent.setup();
    const card = show({ text: lines(900) });
    expect(meta(card)).toBe("900 lines");
    expect(text(card).split("\n")).toHaveLength(40);
    await user.click(screen.getByRole("button", { name: "Show all 900 lines" }));
    const box = await screen.findByRole("group", { name: "Output" }, { timeout: 20_000 });
    const rows = [...box.querySelectorAll("[data-row]")].map((row) => row.textContent);
    expect(rows).toEqual(lines(900).slice(0, rows.length));
    expect(rows.length).toBeLessThan(60);
    await user.click(screen.getByRole("button", { name: "Show less" }));
    expect(text(card).split("\n")).toHaveLength(40);
  });

  test("5 MB in one line: the window is mounted, and copying gives all of it", async () => {
    const user = userEvent.setup();
    const writeText = vi.spyOn(navigator.clipboard, "writeText");
    const card = show({ text: "W".repeat(5_000_000) });
    expect(meta(card)).toBe("4.8 MB");
    expect(text(card)).toHaveLength(8_000);
    await user.click(screen.getByRole("button", { name: "Show more" }));
    const box = await screen.findByRole("group", { name: "Output" }, { timeout: 20_000 });
    expect(box.textContent?.length).toBeLessThan(100_000);
    await vi.waitFor(() => expect(meta(card)).toBe("1 line"));
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(writeText.mock.calls[0]?.[0]).toHaveLength(5_000_000);
  });

  test("hidden characters and colours stay within 5,000 elements, closed and open (R16)", async () => {
    const user = userEvent.setup();
    const card = show({ text: `${ESC}[31m\u200b${ESC}[0m\u200b`.repeat(50_000) });
    expect(card.querySelectorAll("*").length).toBeLessThan(5_000);
    await user.click(screen.getByRole("button", { name: /Show/ }));
    await screen.findByRole("group", { name: "Output" }, { timeout: 20_000 });
    expect(card.querySelectorAll("*").length).toBeLessThan(12_000);
  });

  test("a text that goes on (R22): its new lines are counted", () => {
    const { rerender } = render(
      <TextCard {...cardProps({ kind: "text", payload: { text: "a" } })} />,
    );
    rerender(<TextCard {...cardProps({ kind: "text", payload: { text: "a\nb" } })} />);
    expect(meta(screen.getByRole("article"))).toBe("2 lines");
  });
});

test("what the model saw is offered only where it differs", () => {
  show({ text: "same" }, { value: "same" });
  expect(screen.queryByRole("button", { name: "What the model saw" })).toBeNull();
  cleanup();
  show({ text: "long text" }, { value: "short" });
  expect(screen.getByRole("button", { name: "What the model saw" })).toBeInTheDocument();
});

test("Ctrl+F is the browser's while the card shows what the model saw", async () => {
  const user = userEvent.setup();
  show({ text: "line\n".repeat(50) }, { value: "other" });
  screen.getByRole("button", { name: "Copy" }).focus();
  await user.click(screen.getByRole("button", { name: "What the model saw" }));
  await user.keyboard("{Control>}f{/Control}");
  expect(screen.queryByRole("search", { hidden: true })).toBeNull();
  await user.click(screen.getByRole("button", { name: "What the model saw" }));
  await user.keyboard("{Control>}f{/Control}");
  expect(await screen.findByRole("search", undefined, { timeout: 10_000 })).toBeInTheDocument();
});

test("a polluted prototype gives a payload nothing (R14)", () => {
  Object.assign(Object.prototype, { text: "polluted" });
  try {
    expect(readTextPayload({}, "v").text).toBe("v");
  } finally {
    Reflect.deleteProperty(Object.prototype, "text");
  }
});
