import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { TextCard } from "../../../src/cards/TextCard/TextCard.tsx";

const card = (text: unknown): ReactNode => (
  <TextCard payload={{ text } as never} artifact={null} value="" isError={false} status="success" />
);

async function streamed(node: ReactNode): Promise<string> {
  let html = "";
  await new Promise<void>((resolve, reject) => {
    const sink = new Writable({
      write(part, _, done) {
        html += String(part);
        done();
      },
    });
    sink.on("finish", resolve);
    const stream = renderToPipeableStream(node, {
      onAllReady: () => stream.pipe(sink),
      onError: reject,
    });
  });
  return html;
}

const JSON_TEXT = '{"id": 1, "list": [1, 2], "note": "x"}';

describe("on a server (security section 5)", () => {
  test("one that cannot wait gives the text in the box of the tree", () => {
    const html = renderToString(card(JSON_TEXT));
    expect(html).toContain("&quot;list&quot;: [1, 2]");
    expect(html).not.toMatch(/ style=/);
  });

  test("one that streams gives the tree", async () => {
    const html = await streamed(card(JSON_TEXT));
    expect(html).toContain('role="tree"');
    expect(html.match(/role="treeitem"/g)).toHaveLength(6);
    expect(html).not.toMatch(/ style=/);
  });

  test("one that has loaded the tree ahead gives it at once", async () => {
    await TextCard.preload();
    expect(renderToString(card(JSON_TEXT))).toContain('role="tree"');
  });

  test("a long text gives its beginning", () => {
    const html = renderToString(card(Array.from({ length: 5000 }, (_, i) => `line ${i}`)));
    expect(html).toContain("line 39");
    expect(html).not.toContain("line 40\n");
    expect(html).toContain("Show all 5,000 lines");
    expect(html).not.toMatch(/ style=/);
  });
});
