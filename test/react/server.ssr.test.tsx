import { Writable } from "node:stream";
import { type ReactNode, StrictMode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import {
  ArtifactCard,
  ArtifactProvider,
  createRegistry,
  defaultRegistry,
  ToolCallList,
  TrustedHtml,
  trustedHtml,
} from "../../src/index.ts";
import { lazyRenderer } from "../../src/registry/lazyRenderer.ts";
import { artifactCall, artifactOf, callOf } from "./callOf.ts";

const request = {
  type: "tool-request",
  name: "Bash",
  args: { command: "npm test" },
  at: 1000,
} as const;
const calls = [
  callOf({ key: "a", ...request }),
  callOf({ key: "b", ...request }, { key: "b", type: "tool-result", value: "done", at: 3500 }),
  callOf({ key: "c", type: "tool-result", name: "Bash", value: "no", isError: true }),
  callOf({ key: "d", ...request }, { key: "d", type: "tool-approval" }),
];

function page(node: ReactNode = <ToolCallList calls={calls} />, props: object = {}): ReactNode {
  return (
    <StrictMode>
      <ArtifactProvider {...props}>{node}</ArtifactProvider>
    </StrictMode>
  );
}

async function streamed(node: ReactNode): Promise<string> {
  const chunks: string[] = [];
  const errors: unknown[] = [];
  await new Promise<void>((resolve, reject) => {
    const sink = new Writable({
      write: (chunk, _, done) => {
        chunks.push(String(chunk));
        done();
      },
      final: (done) => {
        done();
        resolve();
      },
    });
    const { pipe } = renderToPipeableStream(node, {
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: (error) => void errors.push(error),
    });
  });
  expect(errors).toEqual([]);
  return chunks.join("");
}

test("rows are whole, without a style attribute, a time that runs, or a warning", () => {
  const error = vi.spyOn(console, "error");
  const html = renderToString(page());
  expect(html.match(/data-slot="row"/g)).toHaveLength(4);
  expect(html).toContain("npm test");
  expect(html).toContain("2.5s");
  expect(html).not.toContain('data-slot="elapsed"');
  expect(html).not.toMatch(/\sstyle=/);
  expect(error).not.toHaveBeenCalled();
});

test("what stands open is in the markup, a fallback as well as a card", () => {
  const html = renderToString(
    page(
      <>
        <ArtifactCard artifact={artifactOf("geo-map", {}, { title: "Map" })} value="14 stores" />
        <ArtifactCard artifact={artifactOf("error", { message: "no such file" })} />
      </>,
    ),
  );
  expect(html).toContain("14 stores");
  expect(html).toContain("no such file");
  expect(html).not.toMatch(/\sstyle=/);
});

const Late = ({ value }: { readonly value: string }) => <p>{`drawn ${value}`}</p>;
const late = () => lazyRenderer(async () => Late);

test("a card that loads late is in the stream of a server that waits", async () => {
  const registry = createRegistry({ kinds: { demo: { component: late(), defaultOpen: true } } });
  const html = await streamed(page(<ToolCallList calls={[artifactCall("demo")]} />, { registry }));
  expect(html).toContain("drawn portable text");
  expect(html).not.toMatch(/\sstyle=/);
});

test("a server that cannot wait has the text in the same box, and the card once it is preloaded", async () => {
  const registry = createRegistry({ kinds: { demo: { component: late(), defaultOpen: true } } });
  const list = page(<ToolCallList calls={[artifactCall("demo")]} />, { registry });
  const before = renderToString(list);
  expect(before).toContain("portable text");
  expect(before).not.toContain("drawn");
  await registry.preload();
  expect(renderToString(list)).toContain("drawn portable text");
});

test("a renderer that throws costs its card, not the page", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const fail = () => {
    throw new Error("x");
  };
  const registry = createRegistry({ kinds: { demo: { component: fail, defaultOpen: true } } });
  const html = renderToString(
    page(<ToolCallList calls={[artifactCall("demo"), ...calls]} />, { registry }),
  );
  expect(html).toContain("portable text");
  expect(html).toContain("npm test");
  vi.restoreAllMocks();
});

test("the built-in cards can all be preloaded", async () => {
  await defaultRegistry.preload();
  const table = artifactOf("table", { df: [{ city: "Oslo", n: 4 }] });
  const html = renderToString(page(<ArtifactCard artifact={table} value="1 row" />));
  expect(html).toMatch(/<table/);
  expect(html).toContain("Oslo");
  expect(html).not.toMatch(/\sstyle=/);
});

test("markup that the host vouched for is in the markup of the server", () => {
  expect(renderToString(<TrustedHtml html={trustedHtml("<b>x</b>")} />)).toContain("<b>x</b>");
});
