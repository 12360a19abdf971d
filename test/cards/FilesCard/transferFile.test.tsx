import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CardHost, ResolvedFile } from "../../../src/cards/shared/host.ts";
import { deliver, type Pressed, recordPresses, sent } from "./deliver.tsx";

let presses: Pressed[] = [];
let stop = (): void => {};
const made = new Map<string, Blob>();
const opened = vi.fn();

beforeEach(() => {
  const recorder = recordPresses();
  presses = recorder.presses;
  stop = recorder.stop;
  made.clear();
  opened.mockReset();
  vi.stubGlobal("open", opened);
  URL.createObjectURL = (blob) => {
    const url = `blob:${location.origin}/${made.size}`;
    made.set(url, blob as Blob);
    return url;
  };
  URL.revokeObjectURL = (url) => void made.delete(url);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const show = (name: string, answer: unknown, host: Partial<CardHost> = {}) =>
  deliver({
    entries: [sent(name)],
    host: { resolveFile: () => answer as ResolvedFile, ...host },
  });
const press = (what: "Open" | "Download", name: string): void => {
  fireEvent.click(screen.getByRole("button", { name: `${what} ${name}` }));
};
const savedBlob = async (): Promise<Blob> => {
  await waitFor(() => expect(presses).toHaveLength(1));
  return made.get(presses[0]?.href ?? "") as Blob;
};

describe("download", () => {
  it("follows an address of this origin under a safe name", async () => {
    show("con.txt", "/files?path=x");
    press("Download", "con.txt");
    await waitFor(() => expect(presses).toHaveLength(1));
    expect(presses[0]).toEqual({
      href: `${location.origin}/files?path=x`,
      download: "_con.txt",
      target: "",
      rel: "noopener noreferrer nofollow",
    });
  });

  it("leaves this page alone where the browser ignores the name", async () => {
    show("a.pdf", "https://cdn.example/a.pdf");
    press("Download", "a.pdf");
    await waitFor(() => expect(presses[0]?.target).toBe("_blank"));
  });

  it("saves a blob as bytes, whatever type it claims (security R9)", async () => {
    show("logo.svg", Promise.resolve(new Blob(["<svg/>"], { type: "image/svg+xml" })));
    press("Download", "logo.svg");
    const blob = await savedBlob();
    expect(blob.type).toBe("application/octet-stream");
    expect(await blob.text()).toBe("<svg/>");
    expect(presses[0]?.download).toBe("logo.svg");
  });

  it("fetches a request with its headers and shows how far it is", async () => {
    let more = (_: string): void => {};
    let end = (): void => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        more = (text) => controller.enqueue(new TextEncoder().encode(text));
        end = () => controller.close();
      },
    });
    const fetched = vi.fn(
      async (_url: string, _init: RequestInit) =>
        new Response(body, { headers: { "content-length": "8", "content-type": "text/html" } }),
    );
    vi.stubGlobal("fetch", fetched);
    const { container } = show("a.pdf", { url: "/f/1", headers: { authorization: "Bearer t" } });
    press("Download", "a.pdf");
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    expect(fetched.mock.calls[0]?.[0]).toBe(`${location.origin}/f/1`);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      headers: { authorization: "Bearer t" },
      credentials: "same-origin",
    });
    more("abcd");
    await waitFor(() => expect(container).toHaveTextContent("Downloading… 50%"));
    expect(screen.getByRole("button", { name: "Cancel download" })).toBeInTheDocument();
    more("efgh");
    end();
    expect(await (await savedBlob()).text()).toBe("abcdefgh");
    await waitFor(() => expect(container).toHaveTextContent("PDF · 2 KB"));
  });

  it("shows the progress that a host reports", async () => {
    const { container } = show("a.pdf", null, {
      resolveFile: (_, { onProgress }) => {
        onProgress(1, 4);
        return new Promise(() => {});
      },
    });
    press("Download", "a.pdf");
    await waitFor(() => expect(container).toHaveTextContent("Downloading… 25%"));
  });

  it.each<[string, () => unknown]>([
    ["a rejection", () => Promise.reject(new Error("offline"))],
    ["nothing", () => null],
    ["javascript:", () => "javascript:alert(1)"],
    ["another page's address", () => "//elsewhere.example/x"],
    ["an object that is no request", () => ({ href: "/x" })],
  ])("says so in its place when the host gives %s, and tries again", async (_, answer) => {
    const resolveFile = vi.fn(answer as NonNullable<CardHost["resolveFile"]>);
    const { container } = show("a.pdf", null, { resolveFile });
    press("Download", "a.pdf");
    await waitFor(() => expect(container).toHaveTextContent("Download failed"));
    expect(presses).toHaveLength(0);
    resolveFile.mockReturnValue("/files/1");
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(presses).toHaveLength(1));
    await waitFor(() => expect(container).not.toHaveTextContent("Download failed"));
  });

  it("contains a resolver that throws", async () => {
    const { container } = show("a.pdf", null, {
      resolveFile: () => {
        throw new Error("no");
      },
    });
    press("Download", "a.pdf");
    await waitFor(() => expect(container).toHaveTextContent("Download failed"));
    expect(screen.getAllByRole("status").map((s) => s.textContent)).toContain(
      "a.pdf: Download failed",
    );
  });

  it("cancels: the signal is aborted, nothing is saved, and it can start again", async () => {
    const signals: AbortSignal[] = [];
    let give = (_: Blob): void => {};
    const { container } = show("a.pdf", null, {
      resolveFile: (_, { signal }) => {
        signals.push(signal);
        return new Promise((resolve) => {
          give = resolve;
        });
      },
    });
    press("Download", "a.pdf");
    fireEvent.click(await screen.findByRole("button", { name: "Cancel download" }));
    expect(signals[0]?.aborted).toBe(true);
    expect(container).toHaveTextContent("PDF · 2 KB");
    give(new Blob(["late"]));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(presses).toHaveLength(0);
    press("Download", "a.pdf");
    await waitFor(() => expect(signals).toHaveLength(2));
    give(new Blob(["new"]));
    expect(await (await savedBlob()).text()).toBe("new");
  });

  it("aborts what still runs when the card goes", async () => {
    let signal: AbortSignal | undefined;
    const { unmount } = show("a.pdf", null, {
      resolveFile: (_, options) => {
        signal = options.signal;
        return new Promise(() => {});
      },
    });
    press("Download", "a.pdf");
    await waitFor(() => expect(signal?.aborted).toBe(false));
    unmount();
    expect(signal?.aborted).toBe(true);
  });

  it("is the host's where it wants to", async () => {
    const downloadFile = vi.fn();
    const resolveFile = vi.fn(() => "/x");
    show("a.pdf", null, { downloadFile, resolveFile });
    press("Download", "a.pdf");
    await waitFor(() => expect(downloadFile).toHaveBeenCalledOnce());
    expect(downloadFile.mock.calls[0]?.[0]).toMatchObject({
      type: "file",
      path: "/data/agent/a1/output/a.pdf",
    });
    expect(resolveFile).not.toHaveBeenCalled();
    downloadFile.mockResolvedValue(false);
    press("Download", "a.pdf");
    await waitFor(() => expect(presses).toHaveLength(1));
    downloadFile.mockRejectedValue(new Error("no"));
    press("Download", "a.pdf");
    await screen.findByRole("button", { name: "Try again" });
  });
});

describe("open", () => {
  it("is the host's viewer where there is one", async () => {
    const openFile = vi.fn();
    show("a.pdf", "/x", { openFile });
    press("Open", "a.pdf");
    await waitFor(() => expect(openFile).toHaveBeenCalledOnce());
    expect(opened).not.toHaveBeenCalled();
    openFile.mockReturnValue(false);
    press("Open", "a.pdf");
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
  });

  it("is a tab that cannot reach back, for what a browser shows", async () => {
    show("a.pdf", "/files/a");
    press("Open", "a.pdf");
    await waitFor(() =>
      expect(opened).toHaveBeenCalledWith(
        `${location.origin}/files/a`,
        "_blank",
        "noopener,noreferrer",
      ),
    );
  });

  it.each(["logo.svg", "page.html", "feed.xml", "data.xlsx", "all.zip"])(
    "saves %s, and never goes there (security R9)",
    async (name) => {
      show(name, "/files/a");
      press("Open", name);
      await waitFor(() => expect(presses).toHaveLength(1));
      expect(presses[0]?.download).toBe(name);
      expect(opened).not.toHaveBeenCalled();
    },
  );

  it("opens a blob of pixels, and saves one that says it is a document", async () => {
    show("a.png", new Blob(["x"], { type: "image/png" }));
    press("Open", "a.png");
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    expect(opened.mock.calls[0]?.[0]).toMatch(/^blob:/);
    show("b.txt", new Blob(["<script>"], { type: "text/html" }));
    press("Open", "b.txt");
    expect((await savedBlob()).type).toBe("application/octet-stream");
    show("c.pdf", new Blob(["%PDF"], { type: "application/pdf" }));
    press("Open", "c.pdf");
    await waitFor(() => expect(presses).toHaveLength(2));
    expect(opened).toHaveBeenCalledOnce();
  });

  it("never opens a blob address that a host made", async () => {
    show("a.png", `blob:${location.origin}/theirs`);
    press("Open", "a.png");
    await waitFor(() => expect(presses).toHaveLength(1));
    expect(opened).not.toHaveBeenCalled();
  });

  it("says so in its place when it fails", async () => {
    const { container } = show("a.pdf", "javascript:alert(1)");
    press("Open", "a.pdf");
    await waitFor(() => expect(container).toHaveTextContent("Could not be opened"));
    expect(opened).not.toHaveBeenCalled();
  });
});

describe("download all", () => {
  it("saves one after the other, skips what was not delivered, goes on after a failure", async () => {
    const order: string[] = [];
    const { container } = deliver({
      entries: [
        sent("a.pdf"),
        { ok: false, path: "/o/lost.txt", error: "gone" },
        sent("b.pdf"),
        sent("c.pdf"),
      ],
      host: {
        resolveFile: ({ name }) => {
          order.push(name);
          return name === "b.pdf" ? null : `/files/${name}`;
        },
      },
    });
    fireEvent.click(screen.getByRole("button", { name: "Download all" }));
    await waitFor(() => expect(container).toHaveTextContent("Downloading 2 of 3…"));
    await waitFor(() => expect(presses).toHaveLength(2), { timeout: 3000 });
    expect(order).toEqual(["a.pdf", "b.pdf", "c.pdf"]);
    expect(presses.map(({ download }) => download)).toEqual(["a.pdf", "c.pdf"]);
    await screen.findByRole("button", { name: "Download all" });
    expect(container).toHaveTextContent("Download failed");
  });

  it("stops when it is cancelled, even if one never comes", async () => {
    deliver({
      entries: [sent("a.pdf"), sent("b.pdf")],
      host: { resolveFile: () => new Promise(() => {}) },
    });
    fireEvent.click(screen.getByRole("button", { name: "Download all" }));
    const [cancel] = await screen.findAllByRole("button", { name: "Cancel download" });
    fireEvent.click(cancel as HTMLElement);
    await screen.findByRole("button", { name: "Download all" });
    expect(presses).toHaveLength(0);
  });

  it("is offered for two files and more, once the delivery is over", () => {
    const host = { resolveFile: () => null };
    const all = (): HTMLElement | null => screen.queryByRole("button", { name: "Download all" });
    deliver({ entries: [sent("a.pdf")], host }).unmount();
    const { unmount } = deliver({ entries: [sent("a.pdf")], host });
    expect(all()).toBeNull();
    unmount();
    const running = deliver({ entries: [sent("a.pdf"), sent("b.pdf")], status: "partial", host });
    expect(all()).toBeNull();
    running.unmount();
    deliver({ entries: [sent("a.pdf"), sent("b.pdf")], host });
    expect(all()).not.toBeNull();
  });
});
