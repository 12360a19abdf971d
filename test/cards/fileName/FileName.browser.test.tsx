import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { FileName } from "../../../src/cards/shared/FileName.tsx";
import { graphemes } from "../../../src/cards/shared/fileName/graphemes.ts";
import "../../../src/styles/index.css";

afterEach(() => cleanup());

function draw(name: string, px: number) {
  const { container } = render(
    <div className="ac-root" dir="ltr">
      <div className="ac-tile">
        <FileName name={name} />
      </div>
    </div>,
  );
  const root = container.firstElementChild as HTMLElement;
  const box = container.querySelector<HTMLElement>("[data-slot=file-name]");
  if (!box) throw new Error("no name");
  root.style.width = "600px";
  box.style.flex = "none";
  box.style.width = `${px}px`;
  const cut = (): HTMLElement | null => box.querySelector<HTMLElement>(".ac-nm-cut");
  const text = (): string => (cut() ?? box).textContent ?? "";
  return { box, cut, text };
}

const frames = (n = 2): Promise<void> =>
  new Promise((done) => {
    const step = (left: number): void =>
      void (left ? requestAnimationFrame(() => step(left - 1)) : done());
    step(n);
  });

const NAMES = [
  ["clip-02-interview-with-the-founders-uncut.mp4", ".mp4"],
  ["二零二六年上半年华南区应收账款账龄分析（终稿第三版）.pptx", ".pptx"],
  ["🎙️👩🏾‍🔬🇨🇭 決算説明会「質疑応答」第七回・ノーカット音源.wav", ".wav"],
  ["نسخة-نهائية-من-ميزانية-السنة-المالية-لفرع-الساحل-2026.pdf", ".pdf"],
  ["accounts-receivable-ageing-by-counterparty.final.v7.csv", ".csv"],
  ["c41d8e7702b94f6f9a35e6d1b08f4c2277aec41d8e7702b94f6f9a35e6d1b08f", "b08f"],
] as const;

describe("FileName, measured", () => {
  it.each(NAMES)("%s keeps %s, fits its box and leaves little room", async (name, end) => {
    const { box, cut, text } = draw(name, 180);
    await frames();
    const shown = text();
    expect(shown.endsWith(end)).toBe(true);
    expect(shown).toContain("…");
    const whole = new Set(graphemes(name));
    for (const part of graphemes(shown)) expect(part === "…" || whole.has(part), part).toBe(true);
    const width = cut()?.getBoundingClientRect().width ?? 0;
    expect(width).toBeLessThanOrEqual(box.getBoundingClientRect().width + 1);
    expect(cut()?.scrollWidth).toBeLessThanOrEqual((cut()?.clientWidth ?? 0) + 1);
    expect(width).toBeGreaterThan(180 - 45);
  });

  it("keeps the whole name for assistive technology and the tooltip", async () => {
    const { box, cut } = draw(NAMES[0][0], 160);
    await frames();
    expect(cut()).toHaveAttribute("aria-hidden", "true");
    expect(box.querySelector(".ac-nm-full")?.textContent).toBe(NAMES[0][0]);
    expect(box.title).toBe(NAMES[0][0]);
  });

  it("follows its box: more room shows more, enough room shows all", async () => {
    const { box, cut, text } = draw(NAMES[0][0], 140);
    await frames();
    const narrow = text();
    box.style.width = "220px";
    await frames(3);
    expect(text().length).toBeGreaterThan(narrow.length);
    box.style.width = "500px";
    await frames(3);
    expect(cut()).toBeNull();
    box.style.width = "140px";
    await frames(3);
    expect(text()).toBe(narrow);
  });

  it("is cut before the first paint, in a box that does not change", async () => {
    const host = document.createElement("div");
    host.className = "ac-root";
    host.style.width = "150px";
    document.body.append(host);
    render(<FileName name={NAMES[0][0]} />, { container: host });
    const before = host.querySelector(".ac-nm")?.getBoundingClientRect();
    expect(before?.width).toBe(150);
    // Observers are told one after another, once all is laid out and nothing painted: this one last.
    const cut = await new Promise<string | null | undefined>((done) => {
      const observer = new ResizeObserver(() => {
        observer.disconnect();
        done(host.querySelector(".ac-nm-cut")?.textContent);
      });
      observer.observe(host);
    });
    expect(cut).toContain("…");
    const box = host.querySelector(".ac-nm")?.getBoundingClientRect();
    expect(box?.height).toBe(20);
    expect(box?.width).toBe(150);
    host.remove();
  });

  it("reads right to left as one name: letters at the right, year and extension at the left", async () => {
    const { box } = draw("ميزانية-2026.pdf", 300);
    await frames();
    const [letters, end] = [...box.querySelectorAll<HTMLElement>(".ac-nm-part")];
    expect(end?.textContent).toBe("2026.pdf");
    expect(end?.getBoundingClientRect().right).toBeLessThanOrEqual(
      (letters?.getBoundingClientRect().left ?? 0) + 0.5,
    );
    // at the start of its box, whatever the direction of the name
    expect(letters?.getBoundingClientRect().right).toBeLessThan(
      box.getBoundingClientRect().left + 200,
    );
  });

  it("shows hidden characters as what they are (security R10)", () => {
    const { box } = draw("invoice_\u202efdp.exe", 400);
    expect(box.textContent).toBe("invoice_[U+202E]fdp.exe");
    expect(box.title).not.toContain("\u202e");
  });
});
