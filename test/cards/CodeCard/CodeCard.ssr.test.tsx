import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { CodeCard } from "../../../src/cards/CodeCard/CodeCard.tsx";
import { CardHostContext, DEFAULT_HOST } from "../../../src/cards/shared/host.ts";
import { cardProps } from "../cardProps.ts";

const render = (payload: unknown, host = DEFAULT_HOST): string =>
  renderToString(
    <CardHostContext.Provider value={host}>
      <CodeCard {...cardProps({ kind: "code", payload })} />
    </CardHostContext.Provider>,
  );
const count = (html: string, part: string): number => html.split(part).length - 1;

describe("on a server", () => {
  test.each([
    ["a short file", "const a = 1;\n".repeat(10), 10],
    ["100,000 lines", "const a = 1;\n".repeat(100_000), 20],
    ["a line of 1 MB", "x".repeat(1_000_000), 20],
  ])("%s: its first lines, plain, without a style attribute", (_, text, lines) => {
    const html = render({ text, lang: "ts", filename: "a.ts", highlight: "2-3", output: "ok" });
    expect(count(html, 'data-slot="code-line"')).toBe(lines);
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toContain("ac-t-");
    expect(html.length).toBeLessThan(30_000);
  });

  test("tabs are as wide as the host wants from the start", () => {
    expect(render({ text: "\tx" }, { ...DEFAULT_HOST, tabSize: 8 })).toContain("ac-tab-8");
  });
});
