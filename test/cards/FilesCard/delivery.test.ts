import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrangeDelivery, isRunning, type Slot } from "../../../src/cards/FilesCard/delivery.ts";
import { deliveryTitle } from "../../../src/cards/FilesCard/deliveryTitle.ts";
import { en } from "../../../src/locales/en.ts";
import { zhCN } from "../../../src/locales/zh-CN.ts";
import type { ArtifactEntry } from "../../../src/protocol/payloads/entry.ts";

const file = (name: string): ArtifactEntry => ({
  type: "file",
  ok: true,
  name,
  path: `/o/${name}`,
});
const failed = (name: string): ArtifactEntry => ({
  type: "failed",
  ok: false,
  name,
  error: "gone",
});
const link: ArtifactEntry = { type: "url", ok: true, name: "l", url: null, rawUrl: "x" };
const asked = (...names: string[]) => names.map((name) => ({ name, path: `/o/${name}` }));
const line = (slots: readonly Slot[] | undefined): string =>
  (slots ?? [])
    .map(
      (slot) => `${slot.type === "waiting" ? "?" : slot.type === "failed" ? "!" : ""}${slot.name}`,
    )
    .join(" ");
const title = (...args: Parameters<typeof arrangeDelivery>): string => {
  const delivery = arrangeDelivery(...args);
  return delivery === null ? "" : deliveryTitle(delivery, en);
};

describe("arrangeDelivery", () => {
  it("has nothing to show for a call that is over and gave neither names nor entries (Q6)", () => {
    expect(arrangeDelivery(null, [], false)).toBeNull();
    expect(arrangeDelivery([], [], false)).toBeNull();
  });

  it("waits with nothing, then with the names of the arguments (2.22, 2.23)", () => {
    expect(title(null, [], true)).toBe("Delivering files…");
    expect(title(null, asked("a.pdf"), true)).toBe("Delivering 1 file…");
    expect(title(null, asked("a.pdf", "b.png", "c.csv"), true)).toBe("Delivering 3 files…");
    expect(line(arrangeDelivery(null, asked("a.pdf", "b.png"), true)?.slots)).toBe("?a.pdf ?b.png");
  });

  it("takes an empty list of entries for none (2.24)", () => {
    expect(arrangeDelivery([], asked("a"), true)?.phase).toBe("busy");
    expect(arrangeDelivery([], asked("a"), false)?.phase).toBe("idle");
  });

  it("fills places as entries arrive, whatever their order", () => {
    const names = asked("a", "b", "c");
    expect(line(arrangeDelivery([file("b")], names, true)?.slots)).toBe("?a b ?c");
    expect(line(arrangeDelivery([file("c"), failed("a")], names, true)?.slots)).toBe("!a ?b c");
    expect(title([file("b")], names, true)).toBe("Delivered 1 of 3…");
    expect(title([failed("b")], names, true)).toBe("Delivered 0 of 3…");
  });

  it("keeps entries that nobody asked for, and names asked for twice", () => {
    expect(line(arrangeDelivery([file("z"), file("a")], asked("a", "a"), true)?.slots)).toBe(
      "a ?a z",
    );
  });

  it("shows the entries in their own order once the call is over (2.7)", () => {
    const delivery = arrangeDelivery([file("b"), failed("x"), file("a")], asked("a", "b"), false);
    expect(line(delivery?.slots)).toBe("b !x a");
    expect(delivery).toMatchObject({ phase: "done", delivered: 2, failed: 1 });
  });

  it("stands still with the names when nothing ever came (Q6)", () => {
    expect(title(null, asked("a", "b"), false)).toBe("2 files");
  });

  it("loses no entry and invents none", () => {
    const name = fc.constantFrom("a", "b", "c", "d");
    fc.assert(
      fc.property(fc.array(name), fc.array(name), fc.boolean(), (sent, names, running) => {
        const entries = sent.map(file);
        const slots = arrangeDelivery(entries, asked(...names), running)?.slots ?? [];
        const shown = slots.filter((slot) => slot.type !== "waiting");
        expect(new Set(shown)).toEqual(new Set(entries));
        expect(shown.length).toBe(entries.length);
      }),
    );
  });
});

describe("deliveryTitle", () => {
  it.each([
    [[file("a")], "Delivered 1 file"],
    [[file("a"), file("b")], "Delivered 2 files"],
    [[file("a"), link], "Delivered 2 items"],
    [[link], "Delivered 1 item"],
    [[file("a"), failed("b")], "Delivered 1 of 2"],
    [[failed("a"), failed("b")], "Delivered 0 of 2"],
  ])("%# says %s", (entries, text) => {
    expect(title(entries, [], false)).toBe(text);
  });

  it("says it in Chinese", () => {
    const delivery = arrangeDelivery([file("a"), failed("b")], [], false);
    expect(delivery && deliveryTitle(delivery, zhCN)).toBe("已交付 1 / 2");
  });
});

describe("isRunning", () => {
  it("is true while more may come", () => {
    expect(
      ["input", "awaiting-approval", "running", "partial"].every((s) => isRunning(s as never)),
    ).toBe(true);
    expect(["success", "error", "denied", "interrupted"].some((s) => isRunning(s as never))).toBe(
      false,
    );
  });
});
