import { render, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  ArtifactCard,
  ArtifactProvider,
  createRegistry,
  ToolCallCard,
  ValueFallback,
} from "../../src/index.ts";
import { artifactOf, callOf } from "./callOf.ts";

const box = () => document.querySelector("[data-slot=value-fallback]") as HTMLElement;

test("a result without an artifact is its text, without header or note", () => {
  render(<ArtifactCard artifact={null} value="Summary contains 12 rows." />);
  expect(box()).toHaveTextContent("Summary contains 12 rows.");
  expect(within(box()).queryByText(/shown instead/)).toBeNull();
  expect(within(box()).getByRole("button", { name: "Copy" })).toBeInTheDocument();
  // The host's own face for sentences, mono for output.
  expect(box().querySelector("[data-slot=text]")).not.toHaveClass("ac-mono");
});

test("text that a program wrote is in mono", () => {
  render(<ArtifactCard artifact={null} value={"total 2\ndrwxr-xr-x  2 root  4096 a"} />);
  expect(box().querySelector("[data-slot=text]")).toHaveClass("ac-mono");
});

test("1.47: a kind without a view: the title, a note that names the kind, the text of the result and not that of the payload", () => {
  const artifact = artifactOf(
    "geo\u202Emap",
    { text: "of the payload" },
    { title: "Store <i>map</i>" },
  );
  render(<ArtifactCard artifact={artifact} value="14 stores" />);
  expect(within(box()).getByText("Store <i>map</i>")).toBeInTheDocument();
  expect(
    within(box()).getByText("No view for “geo[U+202E]map” yet. Its text is shown instead."),
  ).toBeInTheDocument();
  expect(within(box()).getByText("14 stores")).toBeInTheDocument();
  expect(screen.queryByText("of the payload")).toBeNull();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("a later version: the note names it, as a card and as a row (5.5)", () => {
  const artifact = { ...artifactOf("table", {}, { title: "Grouped summary" }), version: 3 };
  const note = "This result is in a newer format (version 3). Its text is shown instead.";
  const { unmount } = render(<ArtifactCard artifact={artifact} value="12 rows" />);
  expect(within(box()).getByText("Grouped summary")).toBeInTheDocument();
  expect(within(box()).getByText(note)).toBeInTheDocument();
  unmount();
  const call = callOf({ type: "tool-result", name: "t", value: "12 rows", artifact });
  render(<ToolCallCard call={call} defaultOpen />);
  expect(within(box()).getByText(note)).toBeInTheDocument();
});

test("nothing at all is one line, never a blank (R3)", () => {
  const { unmount } = render(<ArtifactCard artifact={undefined} />);
  expect(box()).toHaveTextContent("No displayable result.");
  expect(screen.queryByRole("button")).toBeNull();
  unmount();
  render(<ArtifactCard artifact={artifactOf("geo-map")} value="" />);
  expect(box()).toHaveTextContent("No view for “geo-map” yet. No displayable result.");
});

test("a failed call of a kind we do not know is an error, not a quiet fallback (R4)", () => {
  render(<ArtifactCard artifact={artifactOf("geo-map")} value="no tiles" isError />);
  expect(document.querySelector("[data-slot=tool-call]")).toHaveAttribute("data-status", "error");
  expect(document.querySelector("[data-slot=card]")).toHaveAttribute("data-kind", "error");
  expect(screen.getByText("no tiles")).toBeInTheDocument();
});

test("an artifact may come as it was sent, or inside a result that carries its text", () => {
  const wire = {
    schema: ["codeagent.tool-artifact"],
    version: [1],
    kind: ["error"],
    icon: {},
    title: [],
    payload: { message: ["wire"] },
  };
  const { unmount } = render(<ArtifactCard artifact={wire} />);
  expect(screen.getByText("wire")).toBeInTheDocument();
  unmount();
  render(<ArtifactCard artifact={{ value: "from the event", artifact: { kind: "x" } }} />);
  expect(box()).toHaveTextContent("from the event");
});

test("markup stays text", () => {
  const { container } = render(
    <ValueFallback
      value={'<img src=x onerror="window.__xss=1">'}
      status="success"
      title="<b>t</b>"
    />,
  );
  expect(container.querySelector("img, b")).toBeNull();
  expect(container).toHaveTextContent('<img src=x onerror="window.__xss=1">');
});

const HOSTILE = '<img src=x onerror="window.__xss=1"><script>window.__xss=1</script>';
test.each([
  ["text", { text: HOSTILE }],
  ["text", { text: HOSTILE, html: HOSTILE, markdown: HOSTILE, format: "markdown" }],
  ["table", { df: [{ [HOSTILE]: HOSTILE }] }],
  ["code", { text: HOSTILE, lang: "html", filename: HOSTILE }],
  ["diff", { old: "", new: HOSTILE, path: HOSTILE }],
  ["error", { message: HOSTILE, detail: HOSTILE }],
  ["geo-map", { html: HOSTILE }],
])(
  "1.48: markup in title, icon, text, display and %s payload comes out as text",
  async (kind, payload) => {
    const artifact = artifactOf(kind, payload, { title: HOSTILE, icon: HOSTILE });
    const display = { html: HOSTILE, markdown: HOSTILE, title: HOSTILE, open: true };
    const call = callOf({ type: "tool-result", name: HOSTILE, value: HOSTILE, artifact, display });
    const { container } = render(<ToolCallCard call={call} defaultOpen />);
    // Cards of some kinds are loaded when they are first shown.
    await waitFor(() =>
      expect(
        container.querySelector("[data-slot=card], [data-slot=value-fallback]"),
      ).toHaveTextContent("<img src=x onerror="),
    );
    expect(container.querySelector("img, script, [onerror]")).toBeNull();
    expect(window).not.toHaveProperty("__xss");
  },
);

test("a host's fallback component takes the place of the text", () => {
  const registry = createRegistry({
    fallback: ({ value, payload }) => <p>{`${value} ${payload?.n}`}</p>,
  });
  render(
    <ArtifactProvider registry={registry}>
      <ArtifactCard artifact={artifactOf("geo-map", { n: 5 })} value="own" />
    </ArtifactProvider>,
  );
  expect(screen.getByText("own 5")).toBeInTheDocument();
  expect(box()).toBeNull();
});

test("hidden means nothing at all", () => {
  const registry = createRegistry({ fallback: "hidden" });
  const { container } = render(
    <ArtifactProvider registry={registry}>
      <ArtifactCard artifact={artifactOf("geo-map")} value="own" />
    </ArtifactProvider>,
  );
  expect(container).toBeEmptyDOMElement();
});

test("props of the host go to the root", () => {
  render(<ArtifactCard artifact={null} value="x" className="mine" id="a" />);
  expect(document.querySelector("#a")).toHaveClass("ac-root", "not-prose", "mine");
});

test.each([
  [5, "5"],
  [["a", "b"], "a"],
  [{ a: 1 }, '"a"'],
])("R3: a value that is %o is shown all the same", (value, expected) => {
  const { container } = render(<ValueFallback value={value as never} status="success" />);
  expect(container).toHaveTextContent(expected);
});
