// Hostile values V50 to V54, security section 5.
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import {
  ArtifactCard,
  ArtifactCardsError,
  ArtifactProvider,
  createRegistry,
  TrustedHtml,
  type TrustedMarkup,
  trustedHtml,
} from "../../src/index.ts";
import { artifactOf } from "./callOf.ts";

const MARKUP = '<b class="x">bold</b>';

function shown(html: unknown): HTMLElement {
  cleanup();
  const { container } = render(<TrustedHtml html={html as TrustedMarkup} />);
  return container;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("V50: markup that host code vouched for is shown as markup", () => {
  expect(shown(trustedHtml(MARKUP)).querySelector("b")).toHaveTextContent("bold");
});

test.each([
  ["text", () => MARKUP],
  ["V51 after JSON", () => JSON.parse(JSON.stringify(trustedHtml(MARKUP)))],
  ["V51 after a structured clone", () => structuredClone({ ...trustedHtml(MARKUP) })],
  ["V51 after a spread", () => ({ ...trustedHtml(MARKUP) })],
  ["V51 as a prototype", () => Object.create(trustedHtml(MARKUP))],
  ["V52 behind a proxy", () => new Proxy(trustedHtml(MARKUP), {})],
  ["V52 with the same prototype", () => Object.create(Object.getPrototypeOf(trustedHtml(MARKUP)))],
  ["V52 with the same keys", () => ({ "~trusted": MARKUP, markup: MARKUP, __html: MARKUP })],
  ["a list", () => [MARKUP]],
  ["null", () => null],
  ["undefined", () => undefined],
])("%s is not trusted", (_, make) => {
  const container = shown(make());
  expect(container.querySelector("b")).toBeNull();
  expect(container.querySelector("[data-slot=html]")).toBeInTheDocument();
});

test("untrusted text is shown literally", () => {
  expect(shown(MARKUP)).toHaveTextContent(MARKUP);
});

const Shows = ({ payload }: { payload: { html: TrustedMarkup } }) => (
  <TrustedHtml html={payload.html} />
);

test("V54: trusted markup in the data channel is data", () => {
  const { container } = render(
    <ArtifactProvider registry={createRegistry({ kinds: { demo: Shows } })}>
      <ArtifactCard
        artifact={artifactOf("demo", { html: trustedHtml(MARKUP) })}
        value={trustedHtml(MARKUP)}
      />
    </ArtifactProvider>,
  );
  expect(container.querySelector("[data-slot=renderer]")).toBeInTheDocument();
  expect(container.querySelector("b")).toBeNull();
});

class FakeTrustedHTML {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

function stubTypes() {
  const createPolicy = vi.fn((_: string, rules: { createHTML: (text: string) => string }) => ({
    createHTML: (text: string) => new FakeTrustedHTML(rules.createHTML(text)),
  }));
  const isHTML = (x: unknown) => x instanceof FakeTrustedHTML;
  vi.stubGlobal("trustedTypes", { createPolicy, isHTML });
  const given: unknown[] = [];
  const { set } = Object.getOwnPropertyDescriptor(Element.prototype, "innerHTML") ?? {};
  vi.spyOn(Element.prototype, "innerHTML", "set").mockImplementation(function (
    this: Element,
    html: string,
  ) {
    given.push(html);
    set?.call(this, String(html));
  });
  return { createPolicy, given };
}

test("V53: a TrustedHTML of the host is passed on as it is", () => {
  const { given } = stubTypes();
  const html = new FakeTrustedHTML(MARKUP);
  expect(shown(trustedHtml(html)).querySelector("b")).toBeInTheDocument();
  expect(given).toEqual([html]);
  expect(given[0]).toBe(html);
});

test("a text goes through the policy the host named, made once", () => {
  const { createPolicy, given } = stubTypes();
  shown(trustedHtml(MARKUP, { policy: "host-a" }));
  shown(trustedHtml("<i>two</i>", { policy: "host-a" }));
  expect(createPolicy).toHaveBeenCalledTimes(1);
  expect(createPolicy).toHaveBeenCalledWith("host-a", expect.anything());
  expect(given.every((html) => html instanceof FakeTrustedHTML)).toBe(true);
});

test("is written to the page once, however often it is drawn", () => {
  const { given } = stubTypes();
  const html = trustedHtml(MARKUP);
  cleanup();
  const { rerender } = render(<TrustedHtml html={html} />);
  rerender(<TrustedHtml html={html} />);
  rerender(<TrustedHtml html={html} />);
  expect(given).toHaveLength(1);
});

test.each([[5], [{}], [null], [new FakeTrustedHTML("x")], [["<b>"]]])(
  "trustedHtml(%o) is a mistake of the host",
  (markup) => {
    expect(() => trustedHtml(markup as never)).toThrow(ArtifactCardsError);
  },
);

test.each([[5], [{}], [Symbol("x")], [null], [["host-a"]], ["default"]])(
  "a policy that is %o is a mistake of the host, found where it is made",
  (policy) => {
    expect(() => trustedHtml(MARKUP, { policy } as never)).toThrow(ArtifactCardsError);
  },
);

test("the token tells nothing and cannot be changed", () => {
  const token = trustedHtml(MARKUP);
  expect(Reflect.ownKeys(token)).toEqual([]);
  expect(Object.isFrozen(token)).toBe(true);
  expect(JSON.stringify(token)).toBe("{}");
});
