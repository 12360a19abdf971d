import { memo, type ReactNode, useMemo, useRef } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Gap } from "../../../../src/cards/shared/window/Gap.tsx";
import { measuredSizes } from "../../../../src/cards/shared/window/measuredSizes.ts";
import { fixedSizes } from "../../../../src/cards/shared/window/rowSizes.ts";
import { useMeasuredRows } from "../../../../src/cards/shared/window/useMeasuredRows.ts";
import { useRowSelection } from "../../../../src/cards/shared/window/useRowSelection.ts";
import { type RowWindow, useWindow } from "../../../../src/cards/shared/window/useWindow.ts";

let host: HTMLDivElement;
let root: Root;
let api: RowWindow;
let renders = 0;

beforeEach(() => {
  host = document.createElement("div");
  document.body.append(host);
  root = createRoot(host);
  renders = 0;
});
afterEach(() => {
  root.unmount();
  host.remove();
});

const HEIGHT = 20;
const textOf = (row: number): string => `row ${row}${row % 1000 === 7 ? " \u202e" : ""}`;

const Row = memo(({ row, tall }: { readonly row: number; readonly tall: boolean }) => (
  <div data-row={row} style={{ height: tall && row % 2 === 1 ? 60 : HEIGHT }}>
    {row % 1000 === 7 ? (
      <>
        row {row} <span data-units="1">RLO</span>
      </>
    ) : (
      textOf(row)
    )}
  </div>
));

function List({
  count,
  tall = false,
}: {
  readonly count: number;
  readonly tall?: boolean;
}): ReactNode {
  const scroller = useRef<HTMLDivElement>(null);
  const measured = useMemo(() => (tall ? measuredSizes(count, HEIGHT) : null), [count, tall]);
  const fixed = useMemo(() => fixedSizes(count, HEIGHT), [count]);
  const sizes = measured ?? fixed;
  const pinned = useRowSelection(scroller, { count, text: textOf });
  const win = useWindow({ scroller, sizes, pinned });
  useMeasuredRows(scroller, measured, win);
  api = win;
  renders++;
  return (
    <div
      ref={scroller}
      id="scroller"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls takes the focus
      tabIndex={0}
      style={{
        height: 400,
        width: 300,
        overflow: "auto",
        overflowAnchor: "none",
        font: "12px/20px monospace",
      }}
    >
      <div>
        {win.parts.map((part, at) =>
          part.row === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no name
            <Gap key={`gap${at}`} px={part.gap} />
          ) : (
            <Row key={part.row} row={part.row} tall={tall} />
          ),
        )}
      </div>
    </div>
  );
}

const show = (node: ReactNode): void => flushSync(() => root.render(node));
const scroller = (): HTMLElement => host.querySelector("#scroller") as HTMLElement;
const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));
/** Two frames: the browser tells of a scroll at the start of the first. */
const settled = async (): Promise<void> => {
  await frame();
  await frame();
};

/** Rows at the top and the bottom of the view, as the page really shows them. */
function seen(): readonly (number | null)[] {
  const box = scroller().getBoundingClientRect();
  return [box.top + 2, box.bottom - 2].map((y) => {
    const hit = document.elementFromPoint(box.left + 20, y)?.closest<HTMLElement>("[data-row]");
    return hit ? Number(hit.dataset.row) : null;
  });
}

test.each(["0.67", "1.5"])(
  "rows are measured as the page lays them out, zoomed by %s",
  async (zoom) => {
    host.style.zoom = zoom;
    show(<List count={1000} tall />);
    await settled();
    for (let round = 0; round < 4; round++) {
      scroller().scrollTop = scroller().scrollHeight;
      await settled();
    }
    const last = host.querySelector<HTMLElement>("[data-row='999']");
    expect(last?.offsetHeight).toBe(60);
    const below =
      (last?.getBoundingClientRect().bottom ?? 0) - scroller().getBoundingClientRect().bottom;
    expect(Math.abs(below)).toBeLessThan(2);
    // Unseen rows count 20 each; of those seen, every other one is 60.
    const seenTall = (scroller().scrollHeight - 1000 * HEIGHT) / 40;
    expect(Math.abs(seenTall - Math.round(seenTall))).toBeLessThan(0.05);
  },
);

describe("a million rows", () => {
  test("mount as a few, fill every view in the frame of the scroll, and reach both ends", async () => {
    show(<List count={1_000_000} />);
    await settled();
    expect(host.querySelectorAll("[data-row]").length).toBeLessThan(40);
    expect(scroller().scrollHeight).toBe(8_000_000);
    expect(seen()).toEqual([0, 19]);
    let blanks = 0;
    for (let jump = 1; jump <= 60; jump++) {
      scroller().scrollTop = jump <= 40 ? jump * 120 : ((jump * 7919) % 1000) * 7999;
      await frame();
      const [top, bottom] = seen();
      if (top === null || bottom === null) blanks++;
    }
    expect(blanks).toBe(0);
    scroller().scrollTop = 8_000_000;
    await settled();
    expect(seen()[1]).toBe(999_999);
    scroller().scrollTop = 0;
    await settled();
    expect(seen()).toEqual([0, 19]);
  });

  test("a jump draws what is in view and nothing else; rows beyond it follow when it is over", async () => {
    show(<List count={1_000_000} />);
    await settled();
    expect(api.range).toEqual({ first: 0, end: 28 });
    const scrolled = new Promise((done) =>
      scroller().addEventListener("scroll", done, { once: true }),
    );
    scroller().scrollTop = 4_000_000;
    await scrolled;
    const { first, end } = api.inView();
    expect(first).toBeGreaterThan(400_000);
    expect(api.range).toEqual({ first, end });
    expect(host.querySelectorAll("[data-row]").length).toBe(end - first);
    await expect.poll(() => api.range).toEqual({ first: first - 8, end: end + 8 });
    expect(seen()).toEqual([first, end - 1]);
  });

  test("short ways are pixel by pixel in the middle too, and scrolling inside what is mounted renders nothing", async () => {
    show(<List count={1_000_000} />);
    api.scrollTo(500_000, "start");
    await settled();
    expect(seen()[0]).toBe(500_000);
    const before = renders;
    scroller().scrollTop += 40;
    await settled();
    expect(seen()[0]).toBe(500_002);
    expect(renders).toBe(before);
    for (let turn = 0; turn < 30; turn++) {
      scroller().scrollTop += 100;
      await frame();
    }
    await settled();
    expect(seen()[0]).toBe(500_152);
  });

  test("asked-for rows come into view by the shortest way", async () => {
    show(<List count={1_000_000} />);
    await settled();
    api.scrollTo(999_999);
    await settled();
    expect(seen()[1]).toBe(999_999);
    api.scrollTo(999_990);
    await settled();
    expect(seen()[1]).toBe(999_999);
    api.scrollTo(12_345, "center");
    await settled();
    expect(seen()[0]).toBe(12_335);
  });

  test("fewer rows leave no hole", async () => {
    show(<List count={1_000_000} />);
    api.scrollTo(900_000);
    await settled();
    show(<List count={30} />);
    await settled();
    expect(seen()).toEqual([10, 29]);
    show(<List count={0} />);
    expect(host.querySelectorAll("[data-row]").length).toBe(0);
  });
});

describe("measured rows", () => {
  test("take the height they have, and what is in view stays while rows above are measured", async () => {
    show(<List count={10_000} tall />);
    await settled();
    expect(scroller().scrollHeight).toBeGreaterThan(200_000);
    scroller().scrollTop = 100_000;
    await settled();
    const [top] = seen();
    const row = host.querySelector(`[data-row="${top}"]`) as HTMLElement;
    const y = row.getBoundingClientRect().top;
    for (let turn = 0; turn < 5; turn++) {
      scroller().scrollTop -= 10;
      await frame();
    }
    await settled();
    expect(Math.abs(row.getBoundingClientRect().top - y - 50)).toBeLessThan(1);
    api.scrollTo(9_999);
    await settled();
    expect(seen()[1]).toBe(9_999);
  });
});

describe("selection", () => {
  const point = (row: number, offset: number): [Node, number] => {
    const node = host.querySelector(`[data-row="${row}"]`)?.firstChild;
    if (!node) throw new Error(`Row ${row} is not mounted.`);
    return [node, offset];
  };
  function copied(): string {
    const data = new DataTransfer();
    const event = new ClipboardEvent("copy", {
      clipboardData: data,
      bubbles: true,
      cancelable: true,
    });
    scroller().dispatchEvent(event);
    return data.getData("text/plain");
  }

  test("runs over rows that are not mounted; copying gives the source", async () => {
    show(<List count={100_000} />);
    await settled();
    const selection = document.getSelection() as Selection;
    selection.setBaseAndExtent(...point(5, 2), ...point(6, 3));
    await settled();
    expect(copied()).toBe("w 5\nrow");
    api.scrollTo(5000, "start");
    await settled();
    selection.extend(...point(5003, 4));
    await settled();
    const expected = Array.from({ length: 4997 }, (_, i) => textOf(i + 6)).join("\n");
    expect(copied()).toBe(`w 5\n${expected}\nrow `);
    api.scrollTo(90_000, "start");
    await settled();
    expect(host.querySelectorAll("[data-row]").length).toBeLessThan(45);
    expect(copied().length).toBe(`w 5\n${expected}\nrow `.length);
    expect(copied()).toContain("row 1007 \u202e\n");
    selection.removeAllRanges();
  });

  test("Ctrl+A selects every row, and a backward selection copies forwards", async () => {
    show(<List count={50_000} />);
    await settled();
    scroller().focus();
    const key = new KeyboardEvent("keydown", {
      key: "a",
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    });
    scroller().dispatchEvent(key);
    await settled();
    expect(copied()).toBe(Array.from({ length: 50_000 }, (_, i) => textOf(i)).join("\n"));
    const selection = document.getSelection() as Selection;
    selection.setBaseAndExtent(...point(9, 3), ...point(8, 0));
    expect(copied()).toBe("row 8\nrow");
    selection.removeAllRanges();
  });
});

test("printing mounts a bounded number of rows from the top", async () => {
  show(<List count={1_000_000} />);
  api.scrollTo(500_000);
  await settled();
  window.dispatchEvent(new Event("beforeprint"));
  await Promise.resolve();
  expect(host.querySelectorAll("[data-row]").length).toBe(1000);
  expect(host.querySelector("[data-row]")?.getAttribute("data-row")).toBe("0");
  window.dispatchEvent(new Event("afterprint"));
  await settled();
  expect(host.querySelectorAll("[data-row]").length).toBeLessThan(40);
  expect(seen()[1]).toBe(500_000);
});
