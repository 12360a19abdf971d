// Hostile value C12: what a host's own callbacks and options can do wrong; and what they cost when all is well.
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type CardHost, useCardHost } from "../../src/cards/shared/host.ts";
import { type KindHost, useKindHost } from "../../src/cards/shared/kindHost.ts";
import { DEFAULT_LIMITS } from "../../src/cards/shared/limits.ts";
import { ArtifactProvider, type ArtifactProviderProps, ToolCallCard } from "../../src/index.ts";
import { en } from "../../src/locales/en.ts";
import { enCore } from "../../src/locales/enCore.ts";
import type { FileEntry } from "../../src/protocol/payloads/entry.ts";
import { callOf } from "./callOf.ts";

let host: CardHost;
let kindHost: KindHost;
let draws = 0;

function Reader() {
  host = useCardHost();
  kindHost = useKindHost();
  draws += 1;
  return null;
}
const READER = <Reader />;

function provide(props: ArtifactProviderProps = {}) {
  return render(<ArtifactProvider {...props}>{READER}</ArtifactProvider>);
}

const entry: FileEntry = { type: "file", ok: true, name: "a.txt", path: "/data/a.txt" };
const options = {
  purpose: "open",
  signal: new AbortController().signal,
  onProgress: () => undefined,
} as const;
const fail = (): never => {
  throw new Error("host");
};

test("every prop has a safe default", () => {
  provide();
  expect(host).toEqual({ labels: enCore, locale: "en", limits: DEFAULT_LIMITS });
  expect(Object.isFrozen(host)).toBe(true);
});

test("what is written inline draws nothing again, and the latest callback counts", () => {
  const first = vi.fn(() => "/first");
  const second = vi.fn(() => "/second");
  const page = (resolveFile: () => string) => (
    <ArtifactProvider
      labels={{ copy: "Kopieren" }}
      limits={{ images: 5 }}
      resolveFile={resolveFile}
      onError={() => undefined}
      defaultOpen={() => undefined}
    >
      {READER}
    </ArtifactProvider>
  );
  draws = 0;
  const { rerender } = render(page(first));
  rerender(page(second));
  rerender(page(second));
  expect(draws).toBe(1);
  expect(host.resolveFile?.(entry, options)).toBe("/second");
  expect(first).not.toHaveBeenCalled();
  expect(host.labels.copy).toBe("Kopieren");
  expect(host.limits.images).toBe(5);
});

test("a callback that is not given is not there: no comment without a handler", () => {
  const { rerender } = provide({ onFeedback: () => undefined });
  expect(host.onFeedback).toBeTypeOf("function");
  expect(host.openFile).toBeUndefined();
  rerender(<ArtifactProvider>{READER}</ArtifactProvider>);
  expect(host.onFeedback).toBeUndefined();
});

test("an inner provider leaves to the outer one what it does not say", () => {
  render(
    <ArtifactProvider labels={{ copy: "C", more: "M" }} theme="dark" openFile={() => "outer"}>
      <ArtifactProvider labels={{ more: "m" }} locale="de">
        {READER}
      </ArtifactProvider>
    </ArtifactProvider>,
  );
  expect(kindHost.labels).toMatchObject({ copy: "C", more: "m", close: "Close" });
  expect(host).toMatchObject({ theme: "dark", locale: "de" });
  expect(host.openFile?.(entry)).toBe("outer");
});

test("errors of callbacks go to onError; those that act also tell the card", async () => {
  const onError = vi.fn();
  provide({
    onError,
    resolveFile: fail,
    openFile: fail,
    downloadFile: () => Promise.reject(new Error("late")),
    onFeedback: fail,
    urlPolicy: fail,
  });
  expect(() => host.resolveFile?.(entry, options)).toThrow("host");
  expect(() => host.openFile?.(entry)).toThrow("host");
  await expect(host.downloadFile?.(entry)).rejects.toThrow("late");
  expect(() => host.onFeedback?.({ entry, text: "x" })).toThrow("host");
  expect(onError).toHaveBeenCalledTimes(4);
  // A policy that fails lets nothing through.
  expect(host.urlPolicy?.("https://a.test/")).toBe(false);
  expect(onError).toHaveBeenCalledTimes(5);
});

test.each([[1], ["yes"], [{}], [undefined], [null]])(
  "a URL policy that answers %o is a no",
  (answer) => {
    provide({ urlPolicy: (() => answer) as never });
    expect(host.urlPolicy?.("https://a.test/")).toBe(false);
  },
);

test("an onError that throws is contained", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  provide({ onError: fail, urlPolicy: fail });
  expect(host.urlPolicy?.("https://a.test/")).toBe(false);
  vi.restoreAllMocks();
});

test("the words of cards that load later are the host's too, inner provider over outer, lists of words as well", () => {
  render(
    <ArtifactProvider
      labels={{ filterRows: "F", nextChange: "N", summary: { ...en.summary, mean: "Schnitt" } }}
    >
      <ArtifactProvider labels={{ filterRows: "Filter", images: () => 5 as never }}>
        {READER}
      </ArtifactProvider>
    </ArtifactProvider>,
  );
  const { labels } = kindHost;
  expect([labels.filterRows, labels.nextChange, labels.copy]).toEqual(["Filter", "N", "Copy"]);
  expect([labels.summary.mean, labels.summary.min, labels.summary.atLeast(2)]).toEqual([
    "Schnitt",
    "Minimum",
    "at least 2",
  ]);
  expect(labels.images(2)).toBe("2 images");
  expect(Object.keys(labels).sort()).toEqual(Object.keys(en).sort());
});

test("labels that throw or are not texts leave ours in place", () => {
  provide({
    labels: {
      copy: 5,
      more: {},
      lines: fail,
      images: () => ({}),
      duration: "text",
      showDetails: (tool: string) => `Details: ${tool}`,
      unknown: "x",
    } as never,
  });
  expect(host.labels.copy).toBe("Copy");
  expect(host.labels.more).toBe("More");
  expect(host.labels.lines(2)).toBe("2 lines");
  expect(kindHost.labels.images(2)).toBe("2 images");
  expect(host.labels.duration(1000)).toBe("1.0s");
  expect(host.labels.showDetails("x")).toBe("Details: x");
  expect(host.labels).not.toHaveProperty("unknown");
});

test.each([
  ["de-DE", "de-DE"],
  ["zh-cn", "zh-CN"],
  ["not a tag", "en"],
  [5, "en"],
  ["", "en"],
])("locale %o: %s", (locale, expected) => {
  provide({ locale: locale as string });
  expect(host.locale).toBe(expected);
});

test("limits that are no numbers, and themes we do not have, leave the default", () => {
  provide({
    limits: { images: -1, files: "9", tableRows: Number.NaN, tableColumns: 0 } as never,
    theme: "sepia" as never,
  });
  expect(host.limits).toEqual({ ...DEFAULT_LIMITS, tableColumns: 0 });
  expect(host.theme).toBeUndefined();
});

const throwing = new Proxy({}, new Proxy({}, { get: () => fail }));
const junk: readonly (readonly [string, unknown])[] = [
  ["null", null],
  ["a text", "x"],
  ["a number", 5],
  ["no number", Number.NaN],
  ["a list", []],
  ["a class", class {}],
  [
    "an object whose fields throw",
    Object.defineProperty({}, "copy", { get: fail, enumerable: true }),
  ],
  ["a proxy that throws", throwing],
];

test.each(junk)("labels, limits, tokenizer and registry that are %s do no harm", (_, given) => {
  const options = { labels: given, limits: given, tokenizer: given, registry: given } as never;
  const { rerender } = provide(options);
  rerender(<ArtifactProvider {...(options as object)}>{READER}</ArtifactProvider>);
  expect(kindHost.labels).toEqual(en);
  expect(host.limits).toEqual(DEFAULT_LIMITS);
  expect(host.tokenizer).toBeUndefined();
  render(
    <ArtifactProvider registry={given as never}>
      <ToolCallCard
        call={callOf({ type: "tool-result", name: "Bash", value: "shown" })}
        defaultOpen
      />
    </ArtifactProvider>,
  );
  expect(screen.getByText("shown")).toBeInTheDocument();
});

test.each([[fail], [() => "yes"], [() => Promise.resolve(true)]])(
  "a policy for open rows that is %o leaves it to the renderer",
  (defaultOpen) => {
    const onError = vi.fn();
    render(
      <ArtifactProvider defaultOpen={defaultOpen as never} onError={onError}>
        <ToolCallCard call={callOf({ type: "tool-result", name: "t", value: "v" })} />
      </ArtifactProvider>,
    );
    expect(screen.getByRole("button")).toHaveAttribute("aria-expanded", "false");
  },
);
