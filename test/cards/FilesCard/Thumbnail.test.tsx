import { act, fireEvent, render, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CardHost } from "../../../src/cards/shared/host.ts";
import { deliver, delivery, sent } from "./deliver.tsx";

type Resolve = NonNullable<CardHost["resolveFile"]>;

const live = new Set<string>();
let made = 0;
const types = new Map<string, string>();

beforeEach(() => {
  live.clear();
  types.clear();
  made = 0;
  URL.createObjectURL = (blob) => {
    const url = `blob:${location.origin}/${++made}`;
    live.add(url);
    types.set(url, (blob as Blob).type);
    return url;
  };
  URL.revokeObjectURL = (url) => void live.delete(url);
});
afterEach(() => vi.unstubAllGlobals());

const thumb = (root: ParentNode): HTMLImageElement | null =>
  root.querySelector("img[data-slot=thumbnail]");
const icon = (root: ParentNode): Element | null => root.querySelector("[data-slot=file-icon]");
const settle = (): Promise<void> =>
  act(async () => {
    await new Promise((done) => setTimeout(done, 20));
  });

/** The smallest PNG header with these dimensions. */
function png(width: number, height: number): Blob {
  const bytes = new Uint8Array(33);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x89504e47);
  view.setUint32(4, 0x0d0a1a0a);
  view.setUint32(8, 13);
  view.setUint32(12, 0x49484452);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return new Blob([bytes]);
}

describe("thumbnail (contracts 2.20)", () => {
  it("comes from the host's address, over the icon until it is drawn", async () => {
    const resolveFile = vi.fn<Resolve>(() => "/files/1");
    const { container } = deliver({ entries: [sent("a.png")], host: { resolveFile } });
    await waitFor(() => expect(thumb(container)?.src).toBe(`${location.origin}/files/1`));
    expect(resolveFile.mock.calls[0]?.[1].purpose).toBe("thumbnail");
    expect(resolveFile).toHaveBeenCalledOnce();
    expect(icon(container)).not.toBeNull();
    fireEvent.load(thumb(container) as Element);
    expect(icon(container)).toBeNull();
  });

  it("gives way to the icon when it cannot be drawn", async () => {
    const { container } = deliver({ entries: [sent("a.png")], host: { resolveFile: () => "/x" } });
    await waitFor(() => expect(thumb(container)).not.toBeNull());
    fireEvent.error(thumb(container) as Element);
    expect(thumb(container)).toBeNull();
    expect(icon(container)).not.toBeNull();
  });

  it("is asked for images alone, and never for what was not delivered (security R6)", async () => {
    const resolveFile = vi.fn<Resolve>(() => "/x");
    deliver({
      entries: [
        sent("a.pdf"),
        sent("png"),
        { ok: "true", path: "/o/b.png", name: "b.png" },
        { ok: false, path: "/o/c.png", error: "gone" },
      ],
      host: { resolveFile },
    });
    await settle();
    expect(resolveFile).not.toHaveBeenCalled();
  });

  it("waits until the tile is near the viewport", async () => {
    let near = (_: boolean): void => {};
    class Observer {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        near = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe(): void {}
      disconnect(): void {}
    }
    vi.stubGlobal("IntersectionObserver", Observer);
    const resolveFile = vi.fn<Resolve>(() => "/x");
    const { container } = deliver({ entries: [sent("a.png")], host: { resolveFile } });
    await settle();
    act(() => near(false));
    expect(resolveFile).not.toHaveBeenCalled();
    act(() => near(true));
    await waitFor(() => expect(thumb(container)).not.toBeNull());
  });

  it("is drawn from bytes under the type that they are, and lets go of them (security R8)", async () => {
    const { container, unmount } = deliver({
      entries: [sent("a.png", { mime: "text/html" }), sent("b.svg")],
      host: {
        resolveFile: ({ name }) =>
          name === "a.png" ? png(40, 30) : new Blob(["<svg/>"], { type: "text/plain" }),
      },
    });
    await waitFor(() =>
      expect(container.querySelectorAll("[data-slot=thumbnail]")).toHaveLength(2),
    );
    expect([...types.values()].sort()).toEqual(["image/png", "image/svg+xml"]);
    expect(live.size).toBe(2);
    unmount();
    expect(live.size).toBe(0);
  });

  it.each<[string, Blob]>([
    ["too many pixels", png(30_000, 30_000)],
    ["one side too long", png(20_000, 1)],
    ["no image at all", new Blob(["<html>"], { type: "image/png" })],
    ["too many bytes", new Blob([new Uint8Array(11 * 1024 * 1024)])],
  ])("is left out for %s", async (_, blob) => {
    const { container } = deliver({ entries: [sent("a.png")], host: { resolveFile: () => blob } });
    await settle();
    expect(thumb(container)).toBeNull();
    expect(icon(container)).not.toBeNull();
    expect(made).toBe(0);
  });

  it("is not fetched at all for a file known to be too heavy", async () => {
    const resolveFile = vi.fn<Resolve>(() => "/x");
    deliver({ entries: [sent("a.png", { size: 80_000_000 })], host: { resolveFile } });
    await settle();
    expect(resolveFile).not.toHaveBeenCalled();
  });

  it.each<[string, Resolve]>([
    [
      "throws",
      () => {
        throw new Error("no");
      },
    ],
    ["rejects", () => Promise.reject(new Error("no"))],
    ["gives javascript:", () => "javascript:alert(1)"],
    ["gives an object", () => ({ toString: () => "/x" }) as never],
    ["never answers", () => new Promise(() => {})],
  ])("leaves the icon when the host %s", async (_, resolveFile) => {
    const { container } = deliver({ entries: [sent("a.png")], host: { resolveFile } });
    await settle();
    expect(thumb(container)).toBeNull();
    expect(icon(container)).not.toBeNull();
  });

  it("asks once for a file, whatever new objects name it and whatever callback resolves it", async () => {
    const first = vi.fn<Resolve>(() => "/x");
    const second = vi.fn<Resolve>(() => "/y");
    const { container, rerender } = deliver({
      entries: [sent("a.png")],
      host: { resolveFile: first },
    });
    await waitFor(() => expect(thumb(container)).not.toBeNull());
    rerender(delivery({ entries: [sent("a.png")], host: { resolveFile: second } }));
    await settle();
    expect(first).toHaveBeenCalledOnce();
    expect(second).not.toHaveBeenCalled();
  });

  it("aborts and leaks nothing when it goes while bytes are on their way", async () => {
    let give = (_: Blob): void => {};
    let signal: AbortSignal | undefined;
    const { unmount } = deliver({
      entries: [sent("a.png")],
      host: {
        resolveFile: (_, options) => {
          signal = options.signal;
          return new Promise((resolve) => {
            give = resolve;
          });
        },
      },
    });
    await settle();
    unmount();
    expect(signal?.aborted).toBe(true);
    give(png(4, 4));
    await settle();
    expect(live.size).toBe(0);
  });

  it("holds one object URL under StrictMode, and none after", async () => {
    const { container, unmount } = render(
      <StrictMode>
        {delivery({ entries: [sent("a.png")], host: { resolveFile: () => png(4, 4) } })}
      </StrictMode>,
    );
    await waitFor(() => expect(thumb(container)).not.toBeNull());
    expect(live.size).toBe(1);
    unmount();
    expect(live.size).toBe(0);
  });
});
