import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { StrictMode, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { CardHostContext, DEFAULT_HOST } from "../../../src/cards/shared/host.ts";
import { Popover, type PopoverProps } from "../../../src/cards/shared/Popover/Popover.tsx";
import "../../../src/styles/index.css";

afterEach(() => cleanup());

function Stage(props: Partial<PopoverProps> & { readonly onOpen?: (open: boolean) => void }) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <div className="ac-root">
      <button ref={anchor} type="button" className="ac-tb" onClick={() => setOpen(!open)}>
        Why
      </button>
      <button type="button" className="ac-tb">
        Elsewhere
      </button>
      <Popover
        label="The reason"
        anchor={anchor}
        open={open}
        onOpenChange={(next) => {
          props.onOpen?.(next);
          setOpen(next);
        }}
        {...props}
      >
        <button type="button" className="ac-tb">
          Inside
        </button>
      </Popover>
    </div>
  );
}

const trigger = (): HTMLElement => screen.getByRole("button", { name: "Why" });
const open = async (): Promise<HTMLElement> => {
  await userEvent.click(trigger());
  return screen.findByRole("dialog", { name: "The reason" });
};
const gone = () => waitFor(() => expect(document.querySelector("[data-slot=layer]")).toBeNull());

describe("Popover", () => {
  it("stands in a root of ours in the body, beside its anchor, with the focus inside", async () => {
    render(<Stage />);
    const box = await open();
    const layer = box.closest("[data-slot=layer]");
    expect(layer?.className).toContain("ac-root not-prose");
    expect(layer?.parentElement).toBe(document.body);
    await waitFor(() => expect(screen.getByRole("button", { name: "Inside" })).toHaveFocus());
    await waitFor(() => {
      const gap = box.getBoundingClientRect().top - trigger().getBoundingClientRect().bottom;
      expect(Math.abs(gap - 8)).toBeLessThan(1);
    });
  });

  it("keeps as far from the sides of the window as a card on a phone does", async () => {
    const wide = document.documentElement.clientWidth;
    render(
      <div style={{ paddingInlineStart: wide - 60, width: wide, boxSizing: "border-box" }}>
        <Stage className="ac-peek" />
      </div>,
    );
    const box = await open();
    await waitFor(() => {
      expect(box.getBoundingClientRect().right).toBeCloseTo(wide - 16, 0);
      expect(box.getBoundingClientRect().left).toBeGreaterThanOrEqual(15.5);
    });
  });

  it("closes on Escape, gives the focus back and leaves nothing behind", async () => {
    render(
      <StrictMode>
        <Stage />
      </StrictMode>,
    );
    await open();
    await waitFor(() => expect(screen.getByRole("button", { name: "Inside" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await gone();
    expect(trigger()).toHaveFocus();
  });

  it("closes on a press outside and leaves the focus there", async () => {
    render(<Stage />);
    await open();
    await userEvent.click(screen.getByRole("button", { name: "Elsewhere" }));
    await gone();
    expect(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
  });

  it("closes on a second press of its anchor", async () => {
    const onOpen = vi.fn();
    render(<Stage onOpen={onOpen} />);
    await open();
    await userEvent.click(trigger());
    await gone();
    expect(onOpen).not.toHaveBeenCalled();
  });

  it("as a note takes the focus on itself, as a preview takes none", async () => {
    render(<Stage variant="note" />);
    const note = await open();
    await waitFor(() => expect(note).toHaveFocus());
    cleanup();
    render(<Stage variant="preview" />);
    await userEvent.click(trigger());
    await screen.findByRole("tooltip", { name: "The reason" });
    expect(trigger()).toHaveFocus();
  });

  it("brings along the theme and the tokens around its anchor", async () => {
    render(
      <div
        className="dark"
        dir="rtl"
        style={{ ["--ac-popover" as string]: "rgb(1, 2, 3)", fontFamily: "monospace" }}
      >
        <Stage />
      </div>,
    );
    const box = await open();
    const style = getComputedStyle(box);
    expect(style.backgroundColor).toBe("rgb(1, 2, 3)");
    expect(style.direction).toBe("rtl");
    expect(style.fontFamily).toBe("monospace");
    expect(style.getPropertyValue("--ac-d-foreground")).toBe("#ededf0");
  });

  it("takes the host's theme before the page's", async () => {
    render(
      <CardHostContext.Provider value={{ ...DEFAULT_HOST, theme: "dark" }}>
        <Stage />
      </CardHostContext.Provider>,
    );
    const box = await open();
    expect(box.closest("[data-slot=layer]")).toHaveAttribute("data-theme", "dark");
  });

  it("stays in the shadow root of its anchor", async () => {
    const host = document.createElement("div");
    document.body.append(host);
    const shadow = host.attachShadow({ mode: "open" });
    const { unmount } = render(createPortal(<Stage />, shadow));
    shadow.querySelector("button")?.click();
    await waitFor(() => expect(shadow.querySelector("[role=dialog]")).not.toBeNull());
    expect(document.body.querySelector("[data-slot=layer]")).toBeNull();
    unmount();
    host.remove();
  });

  it("goes with its owner while it is open", async () => {
    const { unmount } = render(<Stage />);
    await open();
    unmount();
    expect(document.querySelector("[data-slot=layer]")).toBeNull();
  });
});
