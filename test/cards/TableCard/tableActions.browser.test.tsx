import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { TableCard } from "../../../src/cards/TableCard/TableCard.tsx";
import { ArtifactProvider } from "../../../src/react/ArtifactProvider.tsx";
import "../../../src/styles/index.css";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const SMALL = { name: ["Ann", "Émile"], amount: [1, 2.5] };

function show(df: unknown, options: { csvBom?: unknown; width?: number } = {}): HTMLElement {
  const { width = 760, ...host } = options;
  return render(
    <ArtifactProvider {...(host as { csvBom?: boolean })}>
      <div className="ac-root" style={{ width }}>
        <TableCard payload={{ df }} artifact={null} value="" isError={false} status="success" />
      </div>
    </ArtifactProvider>,
  ).container;
}
async function openMenu(): Promise<string[]> {
  screen.getByRole("button", { name: "More" }).click();
  const items = (): Element[] => [...document.querySelectorAll("[data-slot=menu-item]")];
  await expect.poll(() => items().length).toBeGreaterThan(0);
  return items().map((item) => item.getAttribute("data-action") ?? "");
}
async function choose(action: string): Promise<void> {
  await openMenu();
  (document.querySelector(`[data-action="${action}"]`) as HTMLElement).click();
}
/** The bytes that the next download saves. */
function download(): Promise<Uint8Array> {
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  return new Promise((saved) => {
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      void (blob as Blob).arrayBuffer().then((bytes) => saved(new Uint8Array(bytes)));
      return "blob:none";
    });
  });
}

describe("a byte order mark", () => {
  test.each([
    ["by default", undefined, true],
    ["when the host says so", true, true],
    ["unless the host says no", false, false],
    ["whatever else the host gives", "no", true],
  ])("begins a downloaded CSV %s", async (_, csvBom, marked) => {
    show(SMALL, csvBom === undefined ? {} : { csvBom });
    const saved = download();
    await choose("download");
    const bytes = [...(await saved)];
    const text = [...new TextEncoder().encode("name,amount\r\nAnn,1\r\nÉmile,2.5\r\n")];
    expect(bytes).toEqual(marked ? [0xef, 0xbb, 0xbf, ...text] : text);
  });

  test.each(["copy-csv", "copy-tsv", "copy-markdown"])("is never copied: %s", async (action) => {
    show(SMALL, { csvBom: true });
    const written = new Promise<Blob>((done) => {
      vi.spyOn(navigator.clipboard, "write").mockImplementation(async ([item]) =>
        done(await (item as ClipboardItem).getType("text/plain")),
      );
    });
    await choose(action);
    const bytes = new Uint8Array(await (await written).arrayBuffer());
    expect(bytes.length).toBeGreaterThan(20);
    expect(bytes[0]).not.toBe(0xef);
  });
});

describe("keeping the first column in view", () => {
  test("is offered where it changes something", async () => {
    show(SMALL);
    expect(await openMenu()).toContain("keep-first");
  });

  test.each([
    ["a narrow card, which keeps it anyway", SMALL, 400],
    ["one column", { only: [1, 2] }, 760],
    [
      "columns that come and go, of which the first always stays",
      Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`c${i}`, [i, i]])),
      760,
    ],
  ])("is not offered in %s", async (_, df, width) => {
    show(df, { width });
    const items = await openMenu();
    expect(items).toContain("download");
    expect(items).not.toContain("keep-first");
  });
});

test("20,000 selected cells are copied as HTML, too", async () => {
  const df = Object.fromEntries(
    ["a", "b"].map((name) => [name, Array.from({ length: 10_000 }, (_, i) => i)]),
  );
  const root = show(df);
  (root.querySelector("thead button") as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}{Control>}a{/Control}");
  expect(root.querySelector("[aria-selected=true]")).not.toBeNull();
  const data = new DataTransfer();
  const copy = { clipboardData: data, bubbles: true, cancelable: true };
  (document.activeElement as Element).dispatchEvent(new ClipboardEvent("copy", copy));
  expect(data.getData("text/plain").split("\n").length).toBeGreaterThanOrEqual(10_000);
  expect(data.getData("text/html").match(/<td/g)?.length).toBe(20_000);
});
