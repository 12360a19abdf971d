import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { CardHost } from "../../../src/cards/shared/host.ts";
import { deliver, delivery, lost, recordPresses, sent } from "./deliver.tsx";
import "../../../src/styles/index.css";

const asset = (name: string): string =>
  new URL(`../../../stories/assets/${name}`, import.meta.url).pathname;
const host: Partial<CardHost> = { resolveFile: ({ name }) => asset(name) };

afterEach(() => cleanup());

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const box = (element: Element): DOMRect => element.getBoundingClientRect();
const button = (name: string | RegExp): HTMLElement => screen.getByRole("button", { name });

function deliverAt(px: number, entries: readonly unknown[]) {
  const { container } = render(<div style={{ width: px }}>{delivery({ entries, host })}</div>);
  return { container, tiles: [...container.querySelectorAll("[data-slot=tile]")] };
}
const inRow = (tiles: Element[]): number =>
  tiles.filter((tile) => Math.abs(box(tile).top - box(tiles[0] as Element).top) < 1).length;

describe("layout", () => {
  const five = ["a.pdf", "b.csv", "c.zip", "d.txt", "e.md"].map((name) => sent(name));

  it.each([
    [1000, 5, 3],
    [720, 5, 3],
    [719, 5, 2],
    [480, 5, 2],
    [479, 5, 1],
    [320, 5, 1],
    [760, 4, 2],
    [760, 2, 2],
    [760, 1, 1],
  ])("at %i px, %i tiles stand %i in a row", (px, n, columns) => {
    const { container, tiles } = deliverAt(px, five.slice(0, n));
    expect(inRow(tiles)).toBe(columns);
    for (const tile of tiles) expect(box(tile).height).toBe(56);
    const delivered = container.querySelector(".ac-send") as HTMLElement;
    expect(box(delivered.querySelector("[data-slot=header]") as Element).height).toBe(32);
    expect(delivered.scrollWidth).toBeLessThanOrEqual(px + 8);
    if (n === 1) expect(box(tiles[0] as Element).width).toBe((760 - 8) / 2);
  });

  it("keeps its height from the first name to the last byte", async () => {
    const args = { files: [{ path: "/o/orders.png" }, { path: "/o/x.pdf" }, { path: "/o/y.csv" }] };
    const at = (props: object) => (
      <div style={{ width: 760 }}>{delivery({ args, host, ...props })}</div>
    );
    const { container, rerender } = render(at({ status: "running" }));
    const height = box(container.firstElementChild as Element).height;
    const entries = [sent("orders.png"), lost("x.pdf", "gone"), sent("y.csv")];
    for (const props of [{ status: "partial", entries: entries.slice(0, 1) }, { entries }]) {
      rerender(at(props));
      expect(box(container.firstElementChild as Element).height).toBe(height);
    }
    await waitFor(() => expect(container.querySelector(".ac-thumb[data-loaded]")).not.toBeNull());
    expect(box(container.firstElementChild as Element).height).toBe(height);
  });

  it("says how many failed in the order of its own words, in a right-to-left page, too", () => {
    const { container } = render(
      <div dir="rtl">{delivery({ entries: [sent("a.pdf"), lost("b.pdf", "gone")], host })}</div>,
    );
    const text = container.querySelector(".ac-send-n")?.firstChild as Text;
    expect(text.data).toBe("1 failed");
    const letter = (at: number): DOMRect => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect();
    };
    expect(letter(0).right).toBeLessThan(letter(2).left);
  });

  it("opens a card beneath the whole row, and the row stays whole", async () => {
    const code = { ok: true, type: "code", language: "python", title: "a.py", content: "print(1)" };
    const { container, tiles } = deliverAt(
      760,
      [code, sent("b.pdf"), sent("c.pdf"), sent("d.pdf")].slice(0, 3),
    );
    await userEvent.click(button("Open a.py"));
    const card = container.querySelector("[data-slot=opened]") as Element;
    expect(inRow(tiles)).toBe(3);
    expect(box(card).top).toBeGreaterThanOrEqual(box(tiles[2] as Element).bottom);
    expect(box(card).width).toBe(760);
  });
});

describe("preview of an image (contracts 2.20)", () => {
  const entries = [sent("orders.png"), sent("evening.jpg"), sent("notes.pdf")];
  const preview = (): HTMLElement | null => screen.queryByRole("tooltip");
  const caption = (): string => preview()?.textContent ?? "";

  it("opens when the pointer rests for 300 ms, with name and size, and takes no focus", async () => {
    deliver({ entries, host });
    const before = document.activeElement;
    const started = performance.now();
    await userEvent.hover(button("Open orders.png"));
    await waitFor(() => expect(caption()).toContain("960 × 640"), { timeout: 4000 });
    expect(performance.now() - started).toBeGreaterThanOrEqual(300);
    expect(caption()).toContain("orders.png");
    const image = preview()?.querySelector("img");
    expect(image && [box(image).width, box(image).height].map(Math.round)).toEqual([320, 213]);
    expect(document.activeElement).toBe(before);
  });

  it("moves to the next image at once, stays while the pointer is on it, and goes after", async () => {
    deliver({ entries, host });
    await userEvent.hover(button("Open orders.png"));
    await waitFor(() => expect(caption()).toContain("orders.png"), { timeout: 4000 });
    await userEvent.hover(button("Open evening.jpg"));
    await waitFor(() => expect(caption()).toContain("1200 × 800"));
    await userEvent.hover(preview() as Element);
    await pause(250);
    expect(preview()).not.toBeNull();
    await userEvent.hover(button("Open notes.pdf"));
    await waitFor(() => expect(preview()).toBeNull());
  });

  it("does not open for a pointer that only passes, a finger, or a file that is no image", async () => {
    deliver({ entries, host });
    const tile = button("Open orders.png").closest("li") as Element;
    fireEvent.pointerEnter(tile, { pointerType: "touch" });
    await pause(450);
    expect(preview()).toBeNull();
    await userEvent.hover(button("Open orders.png"));
    await pause(60);
    await userEvent.hover(button("Open notes.pdf"));
    await pause(500);
    expect(preview()).toBeNull();
  });

  it("closes on Escape and on opening the file", async () => {
    deliver({ entries, host: { ...host, openFile: () => {} } });
    await userEvent.hover(button("Open orders.png"));
    await waitFor(() => expect(preview()).not.toBeNull(), { timeout: 4000 });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(preview()).toBeNull());
    await userEvent.hover(button("Open evening.jpg"));
    await waitFor(() => expect(preview()).not.toBeNull(), { timeout: 4000 });
    await userEvent.click(button("Open evening.jpg"));
    await waitFor(() => expect(preview()).toBeNull());
  });
});

describe("keyboard (contracts 2.20)", () => {
  it("goes to each tile and then to its buttons, which come into sight", async () => {
    deliver({ entries: [sent("a.pdf"), sent("b.csv")], host: { ...host, onFeedback: () => {} } });
    button("Download all").focus();
    const names: string[] = [];
    for (let i = 0; i < 6; i++) {
      await userEvent.tab();
      names.push(document.activeElement?.getAttribute("aria-label") ?? "");
    }
    expect(names).toEqual([
      "Open a.pdf",
      "Comment on a.pdf",
      "Download a.pdf",
      "Open b.csv",
      "Comment on b.csv",
      "Download b.csv",
    ]);
    const actions = document.activeElement?.closest("[data-slot=actions]") as Element;
    await waitFor(() => expect(getComputedStyle(actions).opacity).toBe("1"));
  });

  it("opens the whole reason and comes back to the tile", async () => {
    const reason = "The export was still being written when it was asked for, and was left out.";
    deliver({ entries: [lost("bank.csv", reason), sent("b.csv")], host });
    const tile = button("Why bank.csv was not delivered");
    tile.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Why bank.csv was not delivered" });
    expect(dialog).toHaveTextContent(reason);
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    expect(within(dialog).getByRole("button", { name: "Copy" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(tile).toHaveFocus();
    expect(tile).toHaveAttribute("aria-expanded", "false");
  });

  it("writes a comment in a popover and comes back to its button", async () => {
    const onFeedback = vi.fn();
    deliver({ entries: [sent("a.pdf")], host: { ...host, onFeedback } });
    const comment = button("Comment on a.pdf");
    comment.focus();
    await userEvent.keyboard("{Enter}");
    const field = await screen.findByRole("textbox", { name: "Comment on a.pdf" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("Shorter, please.");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());
    expect(comment).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByRole("textbox")).toHaveValue("Shorter, please.");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(onFeedback).toHaveBeenCalledOnce());
    expect(onFeedback.mock.calls[0]?.[0].text).toBe("Shorter, please.");
  });
});

describe("in a real browser", () => {
  it("saves the very bytes that the host gave", async () => {
    const { presses, stop } = recordPresses();
    const bytes = crypto.getRandomValues(new Uint8Array(40_000));
    deliver({
      entries: [sent("a.bin")],
      host: { resolveFile: async () => new Blob([bytes], { type: "text/html" }) },
    });
    await userEvent.click(button("Download a.bin"));
    await waitFor(() => expect(presses).toHaveLength(1));
    const saved = await fetch(presses[0]?.href ?? "");
    expect(saved.headers.get("content-type")).toBe("application/octet-stream");
    expect(new Uint8Array(await saved.arrayBuffer())).toEqual(bytes);
    expect(presses[0]?.download).toBe("a.bin");
    stop();
  });

  it("fetches a request as a stream and saves it whole", async () => {
    const { presses, stop } = recordPresses();
    deliver({
      entries: [sent("orders.png")],
      host: { resolveFile: ({ name }) => ({ url: asset(name) }) },
    });
    await userEvent.click(button("Download orders.png"));
    await waitFor(() => expect(presses).toHaveLength(1));
    const [saved, original] = await Promise.all(
      [presses[0]?.href ?? "", asset("orders.png")].map(async (url) =>
        (await fetch(url)).arrayBuffer(),
      ),
    );
    expect(saved?.byteLength).toBe(original?.byteLength);
    stop();
  });

  it("hydrates what the server sent, then cuts the names", async () => {
    const entries = [
      sent(`${"quarterly-".repeat(12)}report.pdf`),
      sent("orders.png"),
      sent("x.py"),
    ];
    const page = <div style={{ width: 360 }}>{delivery({ entries, host })}</div>;
    const stage = document.createElement("div");
    document.body.append(stage);
    stage.innerHTML = renderToString(page);
    const faults = vi.fn();
    const root = hydrateRoot(stage, page, { onRecoverableError: faults });
    await waitFor(() =>
      expect(stage.querySelector(".ac-nm-cut")?.textContent).toMatch(/….*port\.pdf$/),
    );
    await waitFor(() => expect(stage.querySelector("[data-slot=thumbnail]")).not.toBeNull());
    expect(faults).not.toHaveBeenCalled();
    act(() => root.unmount());
    stage.remove();
  });
});
