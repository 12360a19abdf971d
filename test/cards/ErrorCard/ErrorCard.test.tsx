import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ErrorCard } from "../../../src/cards/ErrorCard/ErrorCard.tsx";
import { CircleAlert } from "../../../src/cards/shared/lucide/icons/circle-alert.ts";
import { hasIcon } from "../../helpers/hasIcon.tsx";
import { cardProps } from "../cardProps.ts";

type Options = Partial<Parameters<typeof cardProps>[0]>;

const show = (payload: unknown, options: Options = {}): HTMLElement => {
  render(<ErrorCard {...cardProps({ kind: "error", payload, isError: true, ...options })} />);
  return screen.getByRole("article");
};
const slot = (card: HTMLElement, name: string): string | undefined =>
  card.querySelector(`[data-slot=${name}]`)?.textContent ?? undefined;
const message = (card: HTMLElement): string | undefined =>
  card.querySelector("[data-slot=header] [data-slot=text]")?.textContent ?? undefined;

afterEach(() => vi.restoreAllMocks());

describe("message", () => {
  test("stands under a title in words, and the card is an error whatever the props say (R4)", () => {
    const card = show({ message: "No table named orders." }, { isError: false });
    expect(slot(card, "title")).toBe("The tool reported an error");
    expect(message(card)).toBe("No table named orders.");
    expect(card.dataset).toMatchObject({ kind: "error", status: "error" });
    expect(hasIcon(card, CircleAlert)).toBe(true);
  });

  test("the artifact's title takes the place of the words", () => {
    expect(show({ message: "x" }, { title: "Build failed" })).toHaveAccessibleName("Build failed");
  });

  test("lines are joined (3.17)", () => {
    expect(message(show({ message: ["a failed", "b failed"], detail: [] }))).toBe(
      "a failed\nb failed",
    );
  });

  test.each([
    { message: "" },
    { message: " \n" },
    { message: {} },
    { message: null },
    {},
    [],
    "x",
    7,
  ])("payload %j says nothing: the portable value does", (payload) => {
    expect(message(show(payload, { value: "portable error" }))).toBe("portable error");
  });

  test("neither message nor value: the name alone (1.36)", () => {
    const card = show({}, { title: "read_file" });
    expect(slot(card, "title")).toBe("read_file");
    expect(message(card)).toBeUndefined();
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("a long one is cut like any text", () => {
    show({ message: Array.from({ length: 40 }, (_, i) => `row ${i}`) });
    expect(screen.getByRole("button", { name: "Show all 40 lines" })).toBeInTheDocument();
  });
});

describe("detail", () => {
  test("is closed at first, counted, and opens on request", async () => {
    const user = userEvent.setup();
    const card = show({ message: "m", detail: ["line 1", "line 2", ""] });
    const toggle = screen.getByRole("button", { name: "Details 2 lines" });
    expect(toggle).toHaveAttribute("aria-expanded", "false");
    const detail = card.querySelector("[data-slot=detail]");
    expect(detail).not.toBeVisible();
    expect(toggle).toHaveAttribute("aria-controls", detail?.id);

    await user.click(toggle);
    expect(toggle).toHaveAttribute("aria-expanded", "true");
    expect(detail).toBeVisible();
    expect(detail?.textContent).toBe("line 1\nline 2");
    expect(toggle).toHaveAccessibleName("Details");
  });

  test("data is readable JSON", () => {
    const card = show({ message: "m", detail: { status: 500, body: { code: "E_X" } } });
    expect(slot(card, "detail")).toBe(
      '{\n  "status": 500,\n  "body": {\n    "code": "E_X"\n  }\n}',
    );
  });

  test.each([undefined, null, {}, [], ""])("%j is none", (detail) => {
    const card = show({ message: "m", detail });
    expect(slot(card, "detail")).toBeUndefined();
  });
});

describe("hostile (R1, R11, R12)", () => {
  test("markup in message, detail and title is text", () => {
    const card = show(
      { message: 'Failed: <img src=x onerror="a()">', detail: "<script>a()</script>" },
      { title: "</b><h1>Signed out</h1>" },
    );
    expect(slot(card, "title")).toBe("</b><h1>Signed out</h1>");
    expect(message(card)).toBe('Failed: <img src=x onerror="a()">');
    expect(slot(card, "detail")).toBe("<script>a()</script>");
    expect(card.querySelector("img, script, h1")).toBeNull();
  });

  test("terminal codes are left out, control characters are marked", () => {
    const card = show({
      message: "a\u0007\b\u001b[2Jb\u009b31mc",
      detail: "\u001b[31mred\u001b[0m",
    });
    expect(message(card)).toBe("aBELBSbc");
    expect(slot(card, "detail")).toBe("red");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may be left
    expect(card.textContent).not.toMatch(/[\u0000-\u0008\u001b\u0080-\u009f]/);
  });

  test("any payload renders some text and does not throw", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (payload) => {
        render(<ErrorCard {...cardProps({ kind: "error", payload, isError: true })} />);
        expect(screen.getByRole("article").textContent).not.toBe("");
        cleanup();
      }),
      { numRuns: 60 },
    );
  });
});

describe("actions", () => {
  test("copying gives message and detail as they were sent", async () => {
    const user = userEvent.setup();
    const writeText = vi.spyOn(navigator.clipboard, "writeText");
    show({ message: "\u001b[31mfatal\u001b[0m", detail: ["a", "b"] });
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(writeText).toHaveBeenCalledExactlyOnceWith("\u001b[31mfatal\u001b[0m\n\na\nb");
  });

  test("what the model saw hides the detail and shows the value", async () => {
    const user = userEvent.setup();
    const card = show({ message: "m", detail: "d" }, { value: "Error: m" });
    await user.click(screen.getByRole("button", { name: "What the model saw" }));
    expect(slot(card, "model-text")).toContain("8 characters of text");
    expect(slot(card, "model-text")).toContain("Error: m");
    expect(screen.queryByRole("button", { name: /Details/ })).toBeNull();
  });

  test("is not offered when the model saw the same message", () => {
    show({ message: "same" }, { value: "same" });
    expect(screen.queryByRole("button", { name: "What the model saw" })).toBeNull();
  });
});
