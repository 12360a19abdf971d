import { act, render, screen } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { CatchErrors } from "../../src/react/CatchErrors.tsx";
import { lazyRenderer } from "../../src/registry/lazyRenderer.ts";

const Card = ({ text }: { readonly text: string }) => <p>{text}</p>;

function inBox(node: ReactNode, key?: unknown) {
  return (
    <CatchErrors resetKey={key} fallback={() => <i>failed</i>}>
      <Suspense fallback={<i>loading</i>}>{node}</Suspense>
    </CatchErrors>
  );
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("loads when it is first drawn, once for all cards", async () => {
  const load = vi.fn(async () => Card);
  const Lazy = lazyRenderer(load);
  expect(load).not.toHaveBeenCalled();
  await act(async () => render(inBox([<Lazy key={1} text="one" />, <Lazy key={2} text="two" />])));
  expect(screen.getByText("one")).toBeInTheDocument();
  expect(screen.getByText("two")).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test("what was preloaded is drawn at once, on a server that cannot wait as well", async () => {
  const Lazy = lazyRenderer(async () => Card);
  await Lazy.preload();
  expect(renderToString(inBox(<Lazy text="one" />))).toContain("<p>one</p>");
  render(inBox(<Lazy text="two" />));
  expect(screen.getByText("two")).toBeInTheDocument();
});

test("a failed load is told, and is not for ever (C10)", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const load = vi.fn(async () => Card).mockRejectedValueOnce(new Error("offline"));
  const Lazy = lazyRenderer(load);
  const view = await act(async () => render(inBox(<Lazy text="one" />, 1)));
  expect(screen.getByText("failed")).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => view.rerender(inBox(<Lazy text="one" />, 2)));
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => {
    await Lazy.preload();
    view.rerender(inBox(<Lazy text="one" />, 3));
  });
  expect(screen.getByText("one")).toBeInTheDocument();
});

test("cards that appear later try again by themselves", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const load = vi.fn(async () => Card).mockRejectedValueOnce(new Error("offline"));
  const Lazy = lazyRenderer(load);
  await act(async () => render(inBox(<Lazy text="one" />)));
  expect(screen.getByText("failed")).toBeInTheDocument();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 5000 });
  await act(async () => render(inBox(<Lazy text="two" />)));
  expect(screen.getByText("two")).toBeInTheDocument();
});
