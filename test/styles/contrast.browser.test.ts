import { beforeAll, describe, expect, test } from "vitest";
import { TOKEN_CLASSES } from "../../src/cards/shared/highlight/tokenClass.ts";
import "../../src/styles/index.css";

/** Pairs of visual.md section 2: text on surface, the least ratio asked, and the ratios the design computed (light, dark). */
const PAIRS: readonly (readonly [
  text: string,
  surface: string,
  least: number,
  light: number,
  dark: number,
])[] = [
  ["fg", "card", 4.5, 17.17, 15.47],
  ["fg-2", "card", 4.5, 5.86, 7.39],
  ["fg-2", "muted", 4.5, 5.38, 6.64],
  ["fg-2", "hover-solid", 4.5, 5.29, 6.72],
  ["fg-3", "card", 4.5, 4.83, 6.48],
  ["danger", "card", 4.5, 6.58, 7.93],
  ["danger", "danger-tint", 4.5, 6.03, 7.38],
  ["primary-fg", "primary", 4.5, 16.45, 15.16],
  ["ring", "card", 3, 6.24, 7.55],
  ["add-fg", "add-bg", 4.5, 6.21, 7.05],
  ["del-fg", "del-bg", 4.5, 6.21, 6.81],
  ["fg", "add-word", 4.5, 13.2, 10.3],
  ["syn-comment", "card", 4.5, 5.86, 7.39],
  ["mark", "card", 3, 3.63, 8.84],
];
const COLOURLESS = ["plain", "strong", "emphasis"];
const SYNTAX = TOKEN_CLASSES.filter((name) => !COLOURLESS.includes(name)).map(
  (name) => `syn-${name}`,
);
const ANSI = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"].map(
  (name) => `ansi-${name}`,
);

const canvas = document.createElement("canvas");
canvas.width = canvas.height = 1;
const context = canvas.getContext("2d", { willReadFrequently: true });

let root: HTMLElement;
let word: HTMLElement;
beforeAll(() => {
  root = document.createElement("div");
  root.className = "ac-root";
  word = root.appendChild(document.createElement("span"));
  document.body.append(root);
});

/** Classes of words of code and of a terminal; their colours are no tokens of their own. */
const CLASSES = { syn: "ac-t", ansi: "ac-a" } as const;

/** The colour of a token, or of a word of code or of a terminal, as the browser paints it. */
function painted(token: string): readonly number[] {
  const [, kind, name] = /^(syn|ansi)-(.+)/.exec(token) ?? [];
  word.className = kind ? `${CLASSES[kind as keyof typeof CLASSES]}-${name}` : "";
  word.style.color = kind ? "" : `var(--_ac-${token})`;
  const { color } = getComputedStyle(word);
  if (!context) throw new Error("no canvas");
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, two: string): number {
  const [low = 0, high = 0] = [luminance(painted(one)), luminance(painted(two))].sort(
    (a, b) => a - b,
  );
  return (high + 0.05) / (low + 0.05);
}

describe.each(["light", "dark"] as const)("%s", (theme) => {
  beforeAll(() => {
    document.documentElement.classList.toggle("dark", theme === "dark");
  });

  test.each(PAIRS)(
    "%s on %s reaches the ratio asked and the one designed",
    (text, surface, least, light, dark) => {
      const ratio = contrast(text, surface);
      expect(ratio).toBeGreaterThanOrEqual(least);
      expect(Math.abs(ratio - (theme === "dark" ? dark : light))).toBeLessThan(0.12);
    },
  );

  test.each([...SYNTAX, ...ANSI])("%s is readable on the card", (token) => {
    expect(contrast(token, "card")).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SYNTAX)("%s is readable on changed lines, changed words and marked lines", (token) => {
    for (const surface of ["add-bg", "del-bg", "add-word", "del-word", "mark-bg"])
      expect(contrast(token, surface), surface).toBeGreaterThanOrEqual(4.5);
  });
});
