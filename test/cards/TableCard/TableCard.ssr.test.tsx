import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { TableCard } from "../../../src/cards/TableCard/TableCard.tsx";

it("renders on a server, without a style attribute (security section 5)", () => {
  const html = renderToString(
    <TableCard
      payload={{ df: { id: [1, 2], name: ["Ann", null] } }}
      artifact={null}
      value="2 rows"
      isError={false}
      status="success"
    />,
  );
  expect(html).toContain('data-rows="2"');
  expect(html).toContain("Ann");
  expect(html).not.toMatch(/ style=/);
});
