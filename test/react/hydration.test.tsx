// Markup of a server, taken over in a browser: nothing differs, nothing is thrown away.
import { act } from "@testing-library/react";
import { type ReactNode, StrictMode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { ArtifactProvider, createRegistry, ToolCallList } from "../../src/index.ts";
import { lazyRenderer } from "../../src/registry/lazyRenderer.ts";
import { artifactCall, callOf } from "./callOf.ts";

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function hydrate(html: string, node: ReactNode): Promise<readonly unknown[]> {
  const host = document.createElement("div");
  const parsed = new DOMParser().parseFromString(html, "text/html");
  host.append(...parsed.body.childNodes);
  document.body.append(host);
  const errors: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(host, node, { onRecoverableError: (error) => void errors.push(error) });
  });
  return errors;
}

const Card = ({ value }: { readonly value: string }) => <p>{`drawn ${value}`}</p>;

test("rows, open cards and running calls are taken over as they are", async () => {
  const complain = vi.spyOn(console, "error");
  vi.useFakeTimers({ now: 60_000, shouldAdvanceTime: true });
  const registry = createRegistry({ kinds: { demo: { component: Card, defaultOpen: true } } });
  const calls = [
    callOf({ key: "a", type: "tool-request", name: "Bash", args: { command: "ls" }, at: 1000 }),
    callOf({ key: "b", type: "tool-result", name: "Bash", value: "done" }),
    artifactCall("demo", {}, { key: "c" }),
    callOf({ key: "d", type: "tool-result", name: "Bash", value: "no", isError: true }),
  ];
  const page = (
    <StrictMode>
      <ArtifactProvider registry={registry}>
        <ToolCallList calls={calls} />
      </ArtifactProvider>
    </StrictMode>
  );
  const html = renderToString(page);
  // The clock of the browser is another one.
  vi.setSystemTime(75_000);
  expect(await hydrate(html, page)).toEqual([]);
  expect(complain).not.toHaveBeenCalled();
  expect(document.querySelector("[data-slot=elapsed]")).toHaveTextContent("1m 14s");
  expect(document.body).toHaveTextContent("drawn portable text");
});

test("a card whose code the server had and the browser loads later keeps its markup meanwhile", async () => {
  let arrive: (card: typeof Card) => void = () => undefined;
  const inBrowser = lazyRenderer(
    () =>
      new Promise<typeof Card>((resolve) => {
        arrive = resolve;
      }),
  );
  const onServer = lazyRenderer(async () => Card);
  await onServer.preload();
  const page = (component: typeof onServer) => (
    <ArtifactProvider
      registry={createRegistry({ kinds: { demo: { component, defaultOpen: true } } })}
    >
      <ToolCallList calls={[artifactCall("demo")]} />
    </ArtifactProvider>
  );
  const errors = await hydrate(renderToString(page(onServer)), page(inBrowser));
  const drawn = document.querySelector("p");
  expect(drawn).toHaveTextContent("drawn portable text");
  await act(async () => arrive(Card));
  expect(document.querySelector("p")).toBe(drawn);
  expect(errors).toEqual([]);
});

test("a card that the server could not wait for comes in the browser", async () => {
  const component = lazyRenderer(async () => Card);
  const page = (
    <ArtifactProvider
      registry={createRegistry({ kinds: { demo: { component, defaultOpen: true } } })}
    >
      <ToolCallList calls={[artifactCall("demo")]} />
    </ArtifactProvider>
  );
  const html = renderToString(page);
  expect(html).not.toContain("drawn");
  const errors = await hydrate(html, page);
  expect(document.body).toHaveTextContent("drawn portable text");
  // React says that it went on in the browser; nothing is said to differ.
  expect(errors.map(String).join()).not.toMatch(/didn't match|mismatch/);
});
