import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Download from "lucide-react/icons/download";
import Table2 from "lucide-react/icons/table-2";
import type { ComponentProps } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Card } from "../../../src/cards/Card/Card.tsx";
import { copyAction } from "../../../src/cards/Card/CardAction.ts";
import { Check } from "../../../src/cards/shared/lucide/icons/check.ts";
import { Folder } from "../../../src/cards/shared/lucide/icons/folder.ts";
import { en } from "../../../src/locales/en.ts";
import { hasIcon } from "../../helpers/hasIcon.tsx";

type Props = ComponentProps<typeof Card>;

const show = (props: Partial<Props> = {}): ReturnType<typeof render> =>
  render(
    <Card
      kind="table"
      icon={Table2}
      title="Invoices"
      fallbackTitle="Result"
      value="The summary has 12 rows."
      status="success"
      {...props}
    >
      <span>the card</span>
    </Card>,
  );
const card = (): HTMLElement => screen.getByRole("article");

afterEach(() => vi.restoreAllMocks());

describe("root and title", () => {
  test("is an article named by its title, with kind and status as data", () => {
    show();
    expect(card()).toHaveAccessibleName("Invoices");
    expect(card().dataset).toMatchObject({ slot: "card", kind: "table", status: "success" });
  });

  test("an error wins over the status (1.35, R4)", () => {
    show({ isError: true, status: "success" });
    expect(card()).toHaveAttribute("data-status", "error");
  });

  test.each([null, undefined, "", "  \n "])("title %j gives the fallback", (title) => {
    show({ title });
    expect(card()).toHaveAccessibleName("Result");
  });

  test("a hostile title is one short line of text with its tricks made visible (R1, R10)", () => {
    show({ title: `<b onclick="x">a</b>\n\u202egnp.exe\u0000 ${"T".repeat(100_000)}` });
    const title = card().querySelector("[data-slot=title]");
    expect(title?.textContent).toMatch(
      /^<b onclick="x">a<\/b> \[U\+202E\]gnp\.exe\[U\+0000\] T+…T+$/,
    );
    expect(title?.textContent?.length).toBe(200);
    expect(title?.querySelector("*")).toBeNull();
  });

  test("the title never ends inside a surrogate pair", () => {
    show({ title: "😀".repeat(500) });
    const text = card().querySelector("[data-slot=title]")?.textContent ?? "";
    expect(text).not.toMatch(/\p{Cs}/u);
    expect(text.length).toBeLessThanOrEqual(200);
  });

  test("the title takes its own direction and cannot reorder its neighbours", () => {
    show();
    const title = card().querySelector("[data-slot=title]");
    expect(title?.tagName).toBe("BDI");
    expect(title).toHaveAttribute("dir", "auto");
  });

  test("an icon name chooses from a table, anything else is the icon of the kind (R13)", () => {
    const { container, unmount } = show({ iconName: "folder" });
    expect(hasIcon(container, Folder)).toBe(true);
    expect(hasIcon(container, Table2)).toBe(false);
    unmount();
    const hostile = show({ iconName: 'x" class="fixed inset-0' });
    expect(hasIcon(hostile.container, Table2)).toBe(true);
    expect(hostile.container.querySelector(".fixed")).toBeNull();
  });
});

describe("error strip", () => {
  const note = (): string | null | undefined =>
    card().querySelector("[data-slot=note]")?.textContent;

  test("says that it is an error, what happened, and where the result comes from", () => {
    show({
      isError: true,
      value: "\nStopped after 2 of 3.\nTrace",
      errorNote: "The table is from before the error.",
    });
    expect(note()).toBe("Error. Stopped after 2 of 3. The table is from before the error.");
    expect(screen.getByText("the card")).toBeVisible();
  });

  test("a message without an end is kept apart from the sentence after it", () => {
    show({ isError: true, value: "exit code 1", errorNote: "The table is from before the error." });
    expect(note()).toBe("Error. exit code 1 · The table is from before the error.");
  });

  test("with nothing said, the words alone", () => {
    show({ isError: true, value: "" });
    expect(note()).toBe("The tool reported an error");
  });

  test("is absent without an error", () => {
    show();
    expect(note()).toBeUndefined();
  });
});

describe("what the model saw", () => {
  test("shows the text channel with its size and what was not seen, and goes back", async () => {
    const user = userEvent.setup();
    show({ modelSaw: "table", value: "12 rows 😀" });
    const toggle = screen.getByRole("button", { name: "What the model saw" });
    expect(toggle).toHaveAttribute("aria-pressed", "false");

    await user.click(toggle);
    expect(toggle).toHaveAttribute("aria-pressed", "true");
    expect(
      screen.getByText("What the model saw: 9 characters of text. It did not see the table."),
    ).toBeInTheDocument();
    expect(card().querySelector("[data-slot=model-text] [data-slot=text]")).toHaveTextContent(
      "12 rows 😀",
    );
    expect(screen.getByText("the card")).not.toBeVisible();

    await user.click(screen.getByRole("button", { name: "Show card" }));
    expect(screen.getByText("the card")).toBeVisible();
    expect(screen.queryByText(/did not see/)).toBeNull();
  });

  test("copies what is shown", async () => {
    const user = userEvent.setup();
    const writeText = vi.spyOn(navigator.clipboard, "writeText");
    show({ modelSaw: "table", value: "v", actions: [copyAction(en, () => "csv")] });
    await user.click(screen.getByRole("button", { name: "Copy" }));
    await user.click(screen.getByRole("button", { name: "What the model saw" }));
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(writeText.mock.calls).toEqual([["csv"], ["v"]]);
  });

  test("keeps the state of the card underneath, and is remembered while the result updates", async () => {
    const user = userEvent.setup();
    const { rerender } = show({ modelSaw: "table" });
    await user.click(screen.getByRole("button", { name: "What the model saw" }));
    rerender(
      <Card
        kind="table"
        icon={Table2}
        title="Invoices"
        fallbackTitle="Result"
        value="13 rows"
        status="success"
        modelSaw="table"
      >
        <span>the card</span>
      </Card>,
    );
    expect(screen.getByText(/7 characters/)).toBeInTheDocument();
  });

  test("is not offered where nothing differs", () => {
    show();
    expect(screen.queryByRole("button", { name: "What the model saw" })).toBeNull();
  });

  test("an empty text is told as none", async () => {
    const user = userEvent.setup();
    show({ modelSaw: "images", value: "" });
    await user.click(screen.getByRole("button", { name: "What the model saw" }));
    expect(
      screen.getByText(/0 characters of text. It did not see the images./),
    ).toBeInTheDocument();
  });
});

describe("actions", () => {
  const five: Props["actions"] = [
    { id: "a", label: "Alpha", icon: Table2, onSelect: vi.fn() },
    { id: "b", label: "Beta", icon: Table2, onSelect: vi.fn() },
    { id: "pin", label: "Pin", icon: Table2, pressed: true, onSelect: vi.fn() },
    { id: "json", label: "Copy as JSON", icon: Table2, copyText: () => "[]" },
    { id: "download", label: "Download", icon: Download, onSelect: vi.fn() },
    copyAction(en, () => "x"),
  ];
  const open = async (): Promise<ReturnType<typeof userEvent.setup>> => {
    const user = userEvent.setup();
    show({ actions: five });
    await user.click(screen.getByRole("button", { name: "More" }));
    await screen.findByRole("menu");
    return user;
  };
  const items = (): (string | null)[] =>
    [...screen.getByRole("menu").querySelectorAll("[role^=menuitem]")].map(
      (item) => item.textContent,
    );

  test("what has no button is in the menu; it opens with the focus on its first item", async () => {
    await open();
    expect(screen.getByRole("button", { name: "More", hidden: true })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
    expect(items()).toEqual(["Pin", "Copy as JSON", "Download"]);
    expect(screen.getByRole("menuitemcheckbox", { name: "Pin" })).toHaveAttribute(
      "aria-checked",
      "true",
    );
    expect(screen.getByRole("menuitemcheckbox", { name: "Pin" })).toHaveFocus();
  });

  test("arrows, Home, End and letters move; Esc closes and gives the focus back", async () => {
    const user = await open();
    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("menuitem", { name: "Copy as JSON" })).toHaveFocus();
    await user.keyboard("{End}");
    expect(screen.getByRole("menuitem", { name: "Download" })).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    expect(screen.getByRole("menuitemcheckbox", { name: "Pin" })).toHaveFocus();
    await user.keyboard("d");
    expect(screen.getByRole("menuitem", { name: "Download" })).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("menu")).toBeNull();
    expect(screen.getByRole("button", { name: "More" })).toHaveFocus();
  });

  test("Enter selects, closes, and a copy from the menu is announced", async () => {
    const user = await open();
    const writeText = vi.spyOn(navigator.clipboard, "writeText");
    await user.keyboard("c{Enter}");
    expect(screen.queryByRole("menu")).toBeNull();
    expect(writeText).toHaveBeenCalledExactlyOnceWith("[]");
    expect(await screen.findByText("Copied")).toBeInTheDocument();
    expect(hasIcon(screen.getByRole("button", { name: "More" }), Check)).toBe(true);
  });

  test("pressing the button again closes the menu", async () => {
    const user = await open();
    await user.click(screen.getByRole("button", { name: "More", hidden: true }));
    await act(async () => {});
    expect(screen.queryByRole("menu")).toBeNull();
  });

  test("a single action needs no menu", () => {
    show({ actions: [copyAction(en, () => "x")] });
    expect(screen.queryByRole("button", { name: "More" })).toBeNull();
  });
});
