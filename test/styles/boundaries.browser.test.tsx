import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ArtifactProvider, ToolCallCard, ToolCallList } from "../../src/index.ts";
import { calls } from "./chatPage.tsx";
import { addSheet, sheet } from "./openPage.tsx";

const added: HTMLStyleElement[] = [];
const use = (css: string): void => void added.push(addSheet(document.head, css));

afterEach(() => {
  cleanup();
  for (const element of added.splice(0)) element.remove();
});

const [, running] = calls();
if (!running) throw new Error("no call");

const HOST = (
  <main className="dark card accent" data-theme="dark">
    <h3>Title</h3>
    <p className="prose">
      Text <a href="#terms">the terms</a> <code>code</code> <b>bold</b> <bdi>name</bdi>
    </p>
    <button
      type="button"
      aria-expanded="false"
      aria-pressed="true"
      data-slot="row"
      data-state="open"
    >
      <svg width="16" height="16" aria-hidden="true">
        <path d="M0 0h9v9" />
      </svg>
      Press
    </button>
    <table>
      <thead>
        <tr>
          <th>head</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>cell</td>
        </tr>
      </tbody>
    </table>
    <ul data-slot="files">
      <li>item</li>
    </ul>
    <article data-slot="card" data-kind="text" data-status="error" className="mac-card">
      <textarea defaultValue="words" />
      <img alt="" width="10" height="10" />
    </article>
  </main>
);

const everyStyle = (element: Element): string =>
  [null, "::before", "::after"]
    .flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return [...style].map((name) => `${pseudo ?? ""}${name}: ${style.getPropertyValue(name)}`);
    })
    .join("\n");

test("nothing of the host outside a root changes when the sheet is there", () => {
  const { container } = render(HOST);
  const all = [document.documentElement, document.body, ...container.querySelectorAll("*")];
  const before = all.map(everyStyle);
  use(sheet);
  expect(all.map(everyStyle)).toEqual(before);
  expect(all).toHaveLength(2 + 22);
});

/**
 * What a rule says to the page: its whole selector, the name of its movement, or its text. Private names
 * of ours may be declared anywhere, since nothing of a host reads them.
 */
function claims(rule: CSSRule, above = ""): readonly string[] {
  if (rule instanceof CSSKeyframesRule) return [`movement ${rule.name}`];
  const own = rule instanceof CSSStyleRule ? `${above} ${rule.selectorText}` : above;
  const inner = "cssRules" in rule ? [...(rule.cssRules as CSSRuleList)] : [];
  const declared = rule instanceof CSSStyleRule ? [...rule.style] : [];
  const declares = declared.some((name) => !name.startsWith("--_ac-"));
  const known =
    declared.length + inner.length > 0 || rule.constructor.name === "CSSNestedDeclarations";
  if (!known) return [rule.cssText];
  return [...(declares ? [own] : []), ...inner.flatMap((each) => claims(each, own))];
}

test("every rule of the sheet asks for a class of ours, every movement has a name of ours", () => {
  use(sheet);
  const rules = [...(added[0]?.sheet?.cssRules ?? [])].flatMap((rule) => claims(rule));
  const ours = /\.ac-[\w-]+|\[class\^="ac-"\]|^movement ac-/;
  expect(rules.filter((text) => !ours.test(text))).toEqual([]);
  expect(rules.length).toBeGreaterThan(300);
});

test("no element of ours is without a class of ours, so the reset reaches all", () => {
  const { container } = render(<ToolCallList calls={calls()} />);
  const without = [...container.querySelectorAll(".ac-root *:not(svg *)")].filter(
    (element) => !/(?:^| )ac[-:]/.test(element.getAttribute("class") ?? ""),
  );
  expect(without.map((element) => element.outerHTML)).toEqual([]);
});

test.each([
  ["before", (css: string) => [css, sheet]],
  ["after", (css: string) => [sheet, css]],
])("a class of the host's places the root, its sheet %s ours", (_, order) => {
  for (const css of order(
    ".mine { margin: 24px 8px; width: 300px; padding: 5px; border: 1px solid; }",
  ))
    use(css);
  const { container } = render(<ToolCallCard call={running} className="mine" />);
  const style = getComputedStyle(container.firstElementChild as Element);
  expect([style.margin, style.width, style.padding, style.borderTopWidth]).toEqual([
    "24px 8px",
    "300px",
    "5px",
    "1px",
  ]);
});

test("a page that paints all it themes paints nothing of ours", () => {
  use(sheet);
  use(":root, [data-theme] { background: #1d232a; color: #a6adbb; font-size: 20px; }");
  const { container } = render(
    <ArtifactProvider theme="dark">
      <ToolCallCard call={running} />
    </ArtifactProvider>,
  );
  const root = container.firstElementChild as HTMLElement;
  const { backgroundColor, color, fontSize } = getComputedStyle(root);
  expect(root.dataset["theme"]).toBe("dark");
  expect([backgroundColor, color, fontSize]).toEqual([
    "rgba(0, 0, 0, 0)",
    "rgb(237, 237, 240)",
    "13px",
  ]);
});

test.each([
  ["a flex row beside a picture", "display: flex; gap: 8px", 32 + 8],
  [
    "a column that does not stretch",
    "display: flex; flex-direction: column; align-items: flex-start",
    0,
  ],
  ["a grid that does not stretch", "display: grid; justify-items: start", 0],
  ["a block", "display: block", 0],
])("in %s a card takes the width there is", (_, css, taken) => {
  use(sheet);
  use(`.bubble { width: 600px; ${css} } .face { flex: none; width: 32px; height: 0; }`);
  const { container } = render(
    <div className="bubble">
      <div className="face" />
      <ToolCallCard call={running} />
    </div>,
  );
  const card = container.querySelector(".ac-root") as Element;
  expect(card.getBoundingClientRect().width).toBe(600 - taken);
});

test("without a word from the host its typeface is taken, and code has one of its own", () => {
  use(sheet);
  use("body { font-family: Georgia, serif; }");
  const { container } = render(<ToolCallCard call={running} />);
  const face = (selector: string): string =>
    getComputedStyle(container.querySelector(selector) as Element).fontFamily;
  expect(face(".ac-row-name")).toBe("Georgia, serif");
  expect(face(".ac-row-args")).toMatch(/monospace$/);
});
