import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { ImageCard } from "../../../src/cards/ImageCard/ImageCard.tsx";

it("holds the image's place on a server, without its bytes and without a style attribute", () => {
  const html = renderToString(
    <ImageCard
      payload={{
        images: [
          { mime: "image/gif", b64: "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" },
        ],
      }}
      artifact={null}
      value="1 plot"
      isError={false}
      status="success"
    />,
  );
  expect(html).toContain('viewBox="0 0 1 1"');
  expect(html).toContain("1 × 1 · GIF");
  expect(html).not.toContain("<img");
  expect(html).not.toMatch(/ style=/);
});
