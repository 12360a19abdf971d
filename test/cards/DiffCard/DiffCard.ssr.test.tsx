import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { DiffCard } from "../../../src/cards/DiffCard/DiffCard.tsx";

it("renders on a server, without a style attribute (security section 5)", () => {
  const html = renderToString(
    <DiffCard
      payload={{ path: "src/a.ts", old: "a\nb\n", new: "a\nc\n" }}
      artifact={null}
      value="done"
      isError={false}
      status="success"
    />,
  );
  expect(html).toContain('data-added="1"');
  expect(html).toContain(">c<");
  expect(html).not.toMatch(/ style=/);
});

it("sends the beginning of the new text where a comparison takes long, and what a browser takes over", () => {
  const lines = (make: (i: number) => number): string =>
    Array.from({ length: 19_000 }, (_, i) => `${make(i)}\n`).join("");
  const card = (old: string, after: string): string =>
    renderToString(
      <DiffCard
        payload={{ path: "n.txt", old, new: after }}
        artifact={null}
        value="done"
        isError={false}
        status="success"
      />,
    );
  const html = card(
    lines((i) => i),
    lines((i) => ((i * 7919) % 19_000) + 1),
  );
  expect(html).toContain("1\n7920\n15839\n");
  expect(html).toContain("First 12 of 19,000 lines.");
  expect(html.length).toBeLessThan(20_000);
  expect(html).not.toMatch(/ style=/);
});
