// Hostile values C01 to C11 of the corpus: what a host's renderer can do wrong, between two good cards.
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  Component,
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  ArtifactProvider,
  createRegistry,
  type Renderer,
  RendererBoundary,
  ToolCallCard,
  ToolCallList,
} from "../../src/index.ts";
import type { ToolCall } from "../../src/protocol/calls/toolCall.ts";
import { artifactCall, callOf } from "./callOf.ts";

const good = (name: string): ToolCall =>
  callOf({ type: "tool-result", key: name, id: name, name, value: `neighbour ${name}` });
const ABOVE = good("above");
const BELOW = good("below");
const FAILED = "The card could not be drawn. Its text is shown instead.";

let onError: ReturnType<typeof vi.fn>;

beforeEach(() => {
  onError = vi.fn();
  // React tells caught errors in development.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function page(renderer: Renderer | ComponentType<never>, call = artifactCall("demo")) {
  const registry = createRegistry({ kinds: { demo: renderer as Renderer } });
  return (
    <Suspense fallback={<p>the host's own fallback</p>}>
      <ArtifactProvider registry={registry} onError={onError as never}>
        <ToolCallCard call={ABOVE} defaultOpen />
        <ToolCallCard call={call} defaultOpen />
        <ToolCallCard call={BELOW} defaultOpen />
      </ArtifactProvider>
    </Suspense>
  );
}

function expectNeighbours(): void {
  expect(screen.getByText("neighbour above")).toBeInTheDocument();
  expect(screen.getByText("neighbour below")).toBeInTheDocument();
  expect(screen.queryByText("the host's own fallback")).toBeNull();
}

function expectFailed(): void {
  expectNeighbours();
  expect(screen.getByText("portable text")).toBeInTheDocument();
  expect(screen.getByText(FAILED)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Try again" })).toBeInTheDocument();
}

const throwing = (thrown: unknown) => () => {
  throw thrown;
};

test("C01: throws while it is drawn", () => {
  const call = artifactCall("demo");
  const error = new Error("x");
  render(page(throwing(error), call));
  expectFailed();
  expect(onError).toHaveBeenCalledTimes(1);
  expect(onError).toHaveBeenCalledWith(error, call);
});

test.each([
  ["null", null],
  ["undefined", undefined],
  ["a string", "text"],
  ["0", 0],
  ["a frozen object", Object.freeze({ a: 1 })],
])("C02: throws %s", (_, thrown) => {
  render(page(throwing(thrown)));
  expectFailed();
  expect(onError).toHaveBeenCalledTimes(1);
  expect(onError.mock.calls[0]?.[0]).toBe(thrown);
});

const fail = (): never => {
  throw new Error("x");
};

function InEffect() {
  useEffect(fail, []);
  return <p>drawn</p>;
}
function InLayoutEffect() {
  useLayoutEffect(fail, []);
  return <p>drawn</p>;
}
function InRef() {
  return <p ref={fail}>drawn</p>;
}
function InCleanup({ value }: { readonly value: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs its cleanup for each value
  useEffect(() => fail, [value]);
  return <p>drawn</p>;
}

function Later() {
  const [ready, setReady] = useState(false);
  useEffect(() => void setTimeout(() => setReady(true), 2000), []);
  return ready ? <p>drawn</p> : null;
}

function Loop() {
  const [n, setN] = useState(0);
  setN(n + 1);
  return <p>{n}</p>;
}

const Picky = ({ payload }: { readonly payload: { readonly ok?: boolean } }) => {
  if (!payload.ok) throw new Error("x");
  return <p>drawn</p>;
};

let broken = true;
const Sometimes = () => {
  if (broken) throw new Error("x");
  return <p>drawn</p>;
};

const Vandal = ({ artifact, call }: { artifact: never; call: ToolCall }) => {
  (artifact as { kind: string }).kind = "other";
  (call as { value: string }).value = "other";
  return <p>drawn</p>;
};

test.each([
  ["an effect", InEffect],
  ["a layout effect", InLayoutEffect],
  ["a ref", InRef],
])("C03: throws in %s", (_, component) => {
  render(page(component));
  expectFailed();
  expect(onError).toHaveBeenCalledTimes(1);
});

const cleaning = (value: string) => (
  <ArtifactProvider
    registry={createRegistry({ kinds: { demo: InCleanup } })}
    onError={onError as never}
  >
    <ToolCallCard call={artifactCall("demo", {}, { value })} defaultOpen />
  </ArtifactProvider>
);

test("C03: throws in the cleanup of an effect", () => {
  const { rerender } = render(cleaning("one"));
  rerender(cleaning("two"));
  expect(screen.getByText(FAILED)).toBeInTheDocument();
  expect(onError).toHaveBeenCalledTimes(1);
});

function InRefCleanup() {
  return <p ref={() => fail}>drawn</p>;
}
function InLayoutCleanup() {
  useLayoutEffect(() => fail, []);
  return <p>drawn</p>;
}
class InUnmount extends Component {
  override componentWillUnmount(): void {
    fail();
  }
  override render() {
    return (
      <>
        <InLayoutCleanup />
        <p>drawn</p>
      </>
    );
  }
}
function InDepth() {
  return (
    <section>
      <p>first</p>
      <InCleanup value="x" />
    </section>
  );
}

test.each([
  ["an effect", InCleanup],
  ["a layout effect", InLayoutCleanup],
  ["a ref", InRefCleanup],
  ["a class, and below it", InUnmount],
  ["an effect further down", InDepth],
])("C03: %s throws when the host removes the card; the page does not notice", (_, component) => {
  const registry = createRegistry({ kinds: { demo: component as never } });
  const bad = artifactCall("demo");
  const chat = (calls: readonly ToolCall[]) => (
    <ArtifactProvider registry={registry} onError={onError as never} defaultOpen={() => true}>
      <ToolCallList calls={calls} />
    </ArtifactProvider>
  );
  // An error that nobody catches makes these throw.
  const { rerender, unmount } = render(chat([ABOVE, bad, BELOW]));
  expect(screen.getAllByText("drawn").length).toBeGreaterThan(0);
  const above = screen.getByText("neighbour above");
  rerender(chat([ABOVE, BELOW]));
  expectNeighbours();
  expect(screen.getByText("neighbour above")).toBe(above);
  expect(screen.queryByText("drawn")).toBeNull();
  expect(onError).toHaveBeenCalledTimes(1);

  rerender(chat([ABOVE, bad, BELOW]));
  rerender(<p>another page</p>);
  expect(screen.getByText("another page")).toBeInTheDocument();
  expect(onError).toHaveBeenCalledTimes(2);

  rerender(chat([ABOVE, bad, BELOW]));
  unmount();
  expect(onError).toHaveBeenCalledTimes(3);
});

test.each([
  ["an object", { a: 1 }],
  ["a function", () => "text"],
  ["a symbol", Symbol("x")],
  ["undefined", undefined],
  ["a date", new Date()],
  ["a promise of an object", Promise.resolve({ a: 1 })],
])("C04: returns %s", async (_, junk) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await act(async () => render(page((() => junk) as never)));
  await act(async () => void (await vi.advanceTimersByTimeAsync(400)));
  expectFailed();
  expect(onError).toHaveBeenCalledTimes(1);
});

test("C04: a renderer that draws only after a while is not held up", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await act(async () => render(page(Later)));
  await act(async () => void (await vi.advanceTimersByTimeAsync(1000)));
  // Never blank: until then the text is there.
  expect(screen.getByText("portable text")).toBeInTheDocument();
  await act(async () => void (await vi.advanceTimersByTimeAsync(1500)));
  expect(screen.getByText("drawn")).toBeInTheDocument();
  expect(screen.queryByText("portable text")).toBeNull();
});

test("C05: suspends for ever", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const never = new Promise(() => undefined);
  await act(async () => render(page(throwing(never))));
  expectNeighbours();
  // The text is there from the beginning, the note comes after the limit.
  expect(screen.getByText("portable text")).toBeInTheDocument();
  expect(document.querySelector("[data-slot=pending]")).toHaveAttribute("aria-busy", "true");
  expect(screen.queryByText(FAILED)).toBeNull();
  await act(async () => void (await vi.advanceTimersByTimeAsync(10_000)));
  expectFailed();
  expect(onError).toHaveBeenCalledTimes(1);
  expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: "renderer-timeout" });
});

test("C05: updates of the call do not put the limit off", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const never = new Promise(() => undefined);
  const suspended = throwing(never);
  const registry = createRegistry({ kinds: { demo: suspended } });
  const chat = (value: string) => (
    <ArtifactProvider registry={registry} onError={onError as never}>
      <ToolCallCard call={artifactCall("demo", {}, { value })} defaultOpen />
    </ArtifactProvider>
  );
  const { rerender } = render(chat("0"));
  for (let i = 1; i <= 11; i += 1) {
    await act(async () => void (await vi.advanceTimersByTimeAsync(1000)));
    rerender(chat(String(i)));
  }
  expect(onError).toHaveBeenCalledTimes(1);
});

test("C06: sets its state for ever", () => {
  render(page(Loop));
  expectFailed();
  expect(onError).toHaveBeenCalledTimes(1);
});

test("C07: a new result gives the renderer a new chance", () => {
  const registry = createRegistry({ kinds: { demo: Picky } });
  const chat = (payload: object) => (
    <ArtifactProvider registry={registry} onError={onError as never}>
      <ToolCallCard call={artifactCall("demo", payload)} defaultOpen />
    </ArtifactProvider>
  );
  const { rerender } = render(chat({ ok: false }));
  expect(screen.getByText(FAILED)).toBeInTheDocument();
  rerender(chat({ ok: true }));
  expect(screen.getByText("drawn")).toBeInTheDocument();
  expect(screen.queryByText(FAILED)).toBeNull();
  expect(onError).toHaveBeenCalledTimes(1);
});

test("try again mounts the renderer again", async () => {
  const user = userEvent.setup();
  broken = true;
  render(page(Sometimes));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expectFailed();
  expect(onError).toHaveBeenCalledTimes(2);
  // The pressed button is gone; the reader is still at this call.
  expect(screen.getByRole("button", { name: /^demo/ })).toHaveFocus();
  broken = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByText("drawn")).toBeInTheDocument();
  expect(screen.queryByText(FAILED)).toBeNull();
});

test("C08: changes what it was given", () => {
  const call = artifactCall("demo");
  render(page(Vandal as never, call));
  expectFailed();
  expect(call.artifact?.kind).toBe("demo");
});

test("C09: throws in a handler; the page goes on", async () => {
  const user = userEvent.setup();
  const reported: unknown[] = [];
  const listen = (event: ErrorEvent): void => {
    reported.push(event.error);
    event.preventDefault();
  };
  window.addEventListener("error", listen);
  render(
    page(() => (
      <button type="button" onClick={fail}>
        press
      </button>
    )),
  );
  await user.click(screen.getByText("press"));
  window.removeEventListener("error", listen);
  expect(reported).toHaveLength(1);
  expectNeighbours();
  expect(screen.getByText("press")).toBeInTheDocument();
});

test("C10: its code does not load", async () => {
  const error = new Error("offline");
  await act(async () => render(page(lazy(() => Promise.reject(error)))));
  expectFailed();
  expect(onError).toHaveBeenCalledTimes(1);
  expect(onError.mock.calls[0]?.[0]).toBe(error);
});

test("C11: without a text there is a note, and it can be tried again", () => {
  render(page(throwing(new Error("x")), artifactCall("demo", {}, { value: "" })));
  expectNeighbours();
  expect(
    screen.getByText("The card could not be drawn, and the result has no text."),
  ).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Try again" })).toBeInTheDocument();
});

test("C11: a hostile value ends as text (V01, V35)", () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  const angry = new Proxy({}, { get: fail, ownKeys: fail, getPrototypeOf: fail });
  for (const value of [circle, angry, 10n ** 30n, Symbol("x")]) {
    const { unmount } = render(page(throwing(new Error("x")), artifactCall("demo", {}, { value })));
    expectNeighbours();
    expect(screen.getByText(/The card could not be drawn/)).toBeInTheDocument();
    unmount();
  }
});

test("the title of the result heads its text", () => {
  const artifact = {
    schema: "codeagent.tool-artifact",
    version: 1,
    kind: "demo",
    status: "success",
    title: "Grouped <b>summary</b>",
    payload: {},
  };
  render(page(throwing(1), artifactCall("demo", {}, { artifact })));
  expect(screen.getByText("Grouped <b>summary</b>")).toBeInTheDocument();
  expectFailed();
});

test("a payload that does not fit the schema: the text, a note, one call of onError", async () => {
  const user = userEvent.setup();
  let fits = false;
  const schema = {
    "~standard": {
      version: 1,
      vendor: "t",
      validate: (value: unknown) => (fits ? { value } : { issues: [{ message: "no points" }] }),
    },
  } as const;
  const call = artifactCall("demo");
  render(page({ component: () => <p>drawn</p>, schema }, call));
  expectFailed();
  expect(onError).toHaveBeenCalledTimes(1);
  expect(onError.mock.calls[0]?.[0]).toMatchObject({
    code: "payload-mismatch",
    message: expect.stringContaining("no points"),
  });
  fits = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByText("drawn")).toBeInTheDocument();
});

test("a failed call need not fit the schema of a success: its kind draws it", () => {
  const schema = {
    "~standard": { version: 1, vendor: "t", validate: () => ({ issues: [{ message: "no" }] }) },
  } as const;
  const registry = createRegistry({
    tools: { demo: { component: () => <p>drawn</p>, schema } },
    kinds: { error: { component: ({ payload }) => <p>error: {payload.message}</p> } },
  });
  const call = callOf({ type: "tool-result", name: "demo", value: "no such city", isError: true });
  render(
    <ArtifactProvider registry={registry} onError={onError as never}>
      <ToolCallCard call={call} defaultOpen />
    </ArtifactProvider>,
  );
  expect(screen.getByText("error: no such city")).toBeInTheDocument();
  expect(onError).not.toHaveBeenCalled();
});

test("the boundary can be used by hosts for their own cards", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const report = vi.fn();
  const Never = throwing(new Promise(() => undefined));
  await act(async () =>
    render(
      <RendererBoundary
        resetKey={1}
        pending={<p>wait</p>}
        fallback={() => <p>gave up</p>}
        onError={report}
        timeLimit={50}
      >
        <Never />
      </RendererBoundary>,
    ),
  );
  expect(screen.getByText("wait")).toBeInTheDocument();
  await act(async () => void (await vi.advanceTimersByTimeAsync(60)));
  expect(screen.getByText("gave up")).toBeInTheDocument();
  expect(report).toHaveBeenCalledTimes(1);
});
