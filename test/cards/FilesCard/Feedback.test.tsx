import { fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { CardHost } from "../../../src/cards/shared/host.ts";
import { deliver, lost, sent } from "./deliver.tsx";

type OnFeedback = NonNullable<CardHost["onFeedback"]>;
const FIELD = { name: "Comment on a.pdf" };

afterEach(() => vi.unstubAllGlobals());

/** Touch: the composer opens in the flow, and needs no popover. */
function onTouch(): void {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(hover: none)" }));
}

const setup = (onFeedback: OnFeedback) => {
  onTouch();
  return deliver({ entries: [sent("a.pdf"), sent("b.pdf")], host: { onFeedback } });
};
const openComposer = async (): Promise<HTMLElement> => {
  fireEvent.click(screen.getByRole("button", FIELD));
  return screen.findByRole("textbox", FIELD);
};

describe("comments", () => {
  it("are offered only where the host takes them, and not on what was not delivered", () => {
    deliver({ entries: [sent("a.pdf")] }).unmount();
    expect(screen.queryByRole("button", FIELD)).toBeNull();
    deliver({ entries: [sent("a.pdf"), lost("b", "gone")], host: { onFeedback: () => {} } });
    expect(screen.getAllByRole("button", { name: /^Comment on/ })).toHaveLength(1);
  });

  it("go to the host with their entry, and are counted on the tile", async () => {
    const onFeedback = vi.fn<OnFeedback>();
    const { container } = setup(onFeedback);
    const field = await openComposer();
    expect(field).toHaveFocus();
    expect(screen.getByRole("button", { name: "Send" })).toBeDisabled();
    await userEvent.type(field, "Use the new logo.");
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
    await screen.findByText("1 comment");
    expect(onFeedback.mock.calls[0]?.[0]).toMatchObject({
      text: "Use the new logo.",
      entry: { type: "file", name: "a.pdf" },
    });
    expect(screen.queryByRole("textbox")).toBeNull();
    await userEvent.type(await openComposer(), "And the date.{Control>}{Enter}{/Control}");
    await screen.findByText("2 comments");
    expect(container.querySelectorAll("[data-slot=comments]")).toHaveLength(1);
  });

  it("keep what was written on Escape, and forget it on Cancel", async () => {
    setup(vi.fn());
    await userEvent.type(await openComposer(), "Half a thou{Escape}");
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(await openComposer()).toHaveValue("Half a thou");
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(await openComposer()).toHaveValue("");
  });

  it.each<[string, OnFeedback]>([
    ["rejects", () => Promise.reject(new Error("offline"))],
    [
      "throws",
      () => {
        throw new Error("no");
      },
    ],
  ])("stay to be sent again when the host %s", async (_, fails) => {
    const onFeedback = vi.fn(fails);
    const { container } = setup(onFeedback);
    await userEvent.type(await openComposer(), "Wider columns.");
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(container).toHaveTextContent("Could not be sent"));
    expect(screen.getByRole("textbox")).toHaveValue("Wider columns.");
    onFeedback.mockImplementation(() => {});
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("1 comment");
  });

  it("are sent once, however often the button is pressed", async () => {
    let done = (): void => {};
    const onFeedback = vi.fn<OnFeedback>(
      () =>
        new Promise<void>((resolve) => {
          done = resolve;
        }),
    );
    setup(onFeedback);
    const field = await openComposer();
    await userEvent.type(field, "Once.");
    for (let i = 0; i < 3; i++) fireEvent.keyDown(field, { key: "Enter", ctrlKey: true });
    done();
    await screen.findByText("1 comment");
    expect(onFeedback).toHaveBeenCalledOnce();
  });
});
