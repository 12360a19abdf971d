import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { measuredSizes } from "../../../../src/cards/shared/window/measuredSizes.ts";
import { fixedSizes, listedSizes } from "../../../../src/cards/shared/window/rowSizes.ts";
import {
  afterScroll,
  MAX_SCROLL,
  type Place,
  placeAt,
  START,
  scrollLength,
} from "../../../../src/cards/shared/window/scrollScale.ts";
import {
  offsetFor,
  rowsInView,
  widened,
  windowParts,
  withinLength,
} from "../../../../src/cards/shared/window/windowParts.ts";

const pixels = fc.integer({ min: 1, max: 400 });

describe("sizes", () => {
  test("a row is found at each of its pixels, whichever way sizes are known", () => {
    fc.assert(
      fc.property(fc.array(pixels, { minLength: 1, maxLength: 300 }), fc.nat(), (list, seed) => {
        const listed = listedSizes(list);
        const measured = measuredSizes(list.length, 20);
        for (const [row, size] of list.entries()) measured.set(row, size);
        const row = seed % list.length;
        const start = list.slice(0, row).reduce((sum, size) => sum + size, 0);
        for (const sizes of [listed, measured]) {
          expect(sizes.start(row)).toBe(start);
          expect(sizes.total).toBe(list.reduce((sum, size) => sum + size, 0));
          expect(sizes.rowAt(start)).toBe(row);
          expect(sizes.rowAt(start + (list[row] ?? 0) - 0.5)).toBe(row);
        }
      }),
    );
  });

  test("pixels outside belong to the first or the last row", () => {
    for (const sizes of [fixedSizes(5, 10), listedSizes([10, 10, 10]), measuredSizes(70, 10)]) {
      expect(sizes.rowAt(-100)).toBe(0);
      expect(sizes.rowAt(1e9)).toBe(sizes.count - 1);
    }
    expect(measuredSizes(0, 10).rowAt(5)).toBe(0);
    expect(listedSizes([]).total).toBe(0);
  });

  test("measuring a row twice counts its last size, and an equal size is no change", () => {
    const sizes = measuredSizes(1_000_000, 20);
    expect(sizes.set(999_999, 50)).toBe(true);
    expect(sizes.set(999_999, 50)).toBe(false);
    expect(sizes.set(999_999, 30)).toBe(true);
    expect(sizes.total).toBe(20_000_010);
    expect(sizes.set(1_000_000, 5)).toBe(false);
    expect(sizes.start(999_999)).toBe(19_999_980);
  });
});

describe("scrolling", () => {
  const million = { rows: 32_000_000, view: 400 };

  test("rows that fit are where the browser says", () => {
    expect(afterScroll(START, 1234, { rows: 100_000, view: 400 })).toEqual({
      scroll: 1234,
      offset: 1234,
    });
    expect(scrollLength(100_000)).toBe(100_000);
  });

  test("a million rows are capped, and both ends are reached", () => {
    expect(scrollLength(million.rows)).toBe(MAX_SCROLL);
    const end = afterScroll(START, MAX_SCROLL - 400, million);
    expect(end.offset).toBe(32_000_000 - 400);
    expect(afterScroll(end, 0, million).offset).toBe(0);
  });

  test("a wheel moves scaled rows pixel by pixel", () => {
    const from = placeAt(10_000_000, million);
    const to = afterScroll(from, from.scroll + 120, million);
    expect(to.offset).toBe(10_000_120);
    expect(to.scroll).toBe(from.scroll + 120);
  });

  test("a wheel that runs out of bar before it runs out of rows goes on", () => {
    let place: Place = { scroll: 100, offset: 3000 };
    for (let turns = 0; turns < 40; turns++)
      place = afterScroll(place, Math.max(0, place.scroll - 100), million);
    expect(place).toEqual({ scroll: 0, offset: 0 });
  });

  test("any way of scrolling ends within the rows, and the ends of the bar are the ends of the rows", () => {
    const end = MAX_SCROLL - million.view;
    const stops = fc.oneof(fc.constantFrom(0, end), fc.integer({ min: 0, max: end }));
    fc.assert(
      fc.property(fc.array(stops, { maxLength: 40 }), (scrolls) => {
        let place = START;
        for (const scroll of scrolls) {
          const isJump = Math.abs(scroll - place.scroll) > 2 * million.view;
          place = afterScroll(place, scroll, million);
          expect(place.offset).toBeGreaterThanOrEqual(0);
          expect(place.offset).toBeLessThanOrEqual(million.rows - million.view);
          if (isJump && scroll === 0) expect(place.offset).toBe(0);
          if (isJump && scroll === end) expect(place.offset).toBe(million.rows - million.view);
        }
      }),
    );
  });
});

describe("parts", () => {
  const sumOf = (sizes: { size(row: number): number }, parts: ReturnType<typeof windowParts>) =>
    parts.reduce((sum, part) => sum + (part.gap ?? sizes.size(part.row)), 0);

  test("rows and gaps fill exactly what the browser scrolls through, in order", () => {
    const cases = fc.record({
      count: fc.constantFrom(0, 1, 50, 10_000, 1_000_000),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      pins: fc.array(fc.nat(1_000_000), { maxLength: 2 }),
    });
    fc.assert(
      fc.property(cases, ({ count, share, pins }) => {
        const sizes = fixedSizes(count, 32);
        const place = placeAt(share * sizes.total, { rows: sizes.total, view: 400 });
        const shift = place.scroll - place.offset;
        const seen = rowsInView(sizes, place.offset, 400);
        const range = withinLength(sizes, widened(seen, 8, count), seen, shift);
        const parts = windowParts(sizes, range, { shift }, [...new Set(pins)]);
        const rows = parts.flatMap((part) => (part.row === undefined ? [] : [part.row]));
        expect(rows).toEqual([...new Set(rows)].sort((a, b) => a - b));
        for (let row = seen.first; row < seen.end; row++) expect(rows).toContain(row);
        // Pinned rows of a scaled list have no place of their own near the ends of the bar.
        const room = count === 1_000_000 ? 3 * 32 : 0.1;
        expect(Math.abs(sumOf(sizes, parts) - scrollLength(sizes.total))).toBeLessThanOrEqual(room);
        // The first row in view begins at or just above the view.
        const before = parts.slice(
          0,
          parts.findIndex((part) => part.row === seen.first),
        );
        if (pins.length === 0 && count > 0) {
          const top = sumOf(sizes, before) - place.scroll;
          expect(top).toBeLessThanOrEqual(0.01);
          expect(top).toBeGreaterThan(-32.01);
        }
      }),
    );
  });

  test("a row asked for is brought in by the shortest way, or where it is wanted", () => {
    const sizes = fixedSizes(1000, 20);
    const at = { scroll: 1000, offset: 1000 };
    expect(offsetFor(sizes, 55, "nearest", at, 400)).toBe(1000);
    expect(offsetFor(sizes, 10, "nearest", at, 400)).toBe(200);
    expect(offsetFor(sizes, 100, "nearest", at, 400)).toBe(1620);
    expect(offsetFor(sizes, 100, "start", at, 400)).toBe(2000);
    expect(offsetFor(sizes, 100, "center", at, 400)).toBe(1810);
  });
});
