import { describe, expect, it } from "vitest";
import { busy, stepTransfers, type Transfers } from "../../../src/cards/FilesCard/transfers.ts";

const none: Transfers = new Map();

describe("stepTransfers", () => {
  it("starts, moves on and ends", () => {
    const started = stepTransfers(none, { index: 2, transfer: busy(0) });
    expect(started.get(2)).toEqual({ phase: "busy" });
    const half = stepTransfers(started, { index: 2, transfer: busy(50, 100) });
    expect(half.get(2)).toEqual({ phase: "busy", share: 0.5 });
    expect(stepTransfers(half, { index: 2, transfer: null }).size).toBe(0);
    expect(started.get(2)).toEqual({ phase: "busy" });
  });

  it("gives the same map back when nothing changed, so that nothing is drawn", () => {
    const half = stepTransfers(none, { index: 0, transfer: busy(500, 1000) });
    expect(stepTransfers(half, { index: 0, transfer: busy(501, 1000) })).toBe(half);
    expect(stepTransfers(none, { index: 0, transfer: null })).toBe(none);
    const failed = stepTransfers(none, {
      index: 0,
      transfer: { phase: "failed", purpose: "open" },
    });
    expect(
      stepTransfers(failed, { index: 0, transfer: { phase: "failed", purpose: "open" } }),
    ).toBe(failed);
    expect(
      stepTransfers(failed, { index: 0, transfer: { phase: "failed", purpose: "download" } }),
    ).not.toBe(failed);
  });
});

describe("busy", () => {
  it.each([
    [10, 100, 0.1],
    [999, 1000, 0.99],
    [2000, 1000, 1],
    [5, 0, undefined],
    [5, undefined, undefined],
    [Number.NaN, 100, undefined],
    [-1, 100, undefined],
    [5, Number.NaN, undefined],
  ])("%s of %s", (loaded, total, share) => {
    expect(busy(loaded, total)).toEqual(
      share === undefined ? { phase: "busy" } : { phase: "busy", share },
    );
  });
});
