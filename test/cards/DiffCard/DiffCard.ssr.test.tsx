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
