import { readFileSync } from "node:fs";
import { render, screen, waitFor } from "@testing-library/react";
import fc from "fast-check";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { CodeLine } from "../../../../src/cards/shared/highlight/CodeLine.tsx";
import { lineSpans } from "../../../../src/cards/shared/highlight/lineSpans.ts";
import type { Tokenizer } from "../../../../src/cards/shared/highlight/Tokenizer.ts";
import { spanClass, TOKEN_CLASSES } from "../../../../src/cards/shared/highlight/tokenClass.ts";
import { useTokens } from "../../../../src/cards/shared/highlight/useTokens.ts";
import { languageOf } from "../../../../src/cards/shared/languages.ts";

import { ArtifactProvider } from "../../../../src/react/ArtifactProvider.tsx";

const record = (id: number, end: number): number => ((id << 24) | end) >>> 0;

test("a line is its text, in spans of fixed classes, hidden characters marked inside (R11)", () => {
  const tokens = Uint32Array.of(record(1, 3), record(0, 4), record(2, 8));
  const { container } = render(<CodeLine text={'let "\u202ea"'} tokens={tokens} />);
  expect(container.textContent).toBe('let "RLOa"');
  const spans = [...container.children].map(({ className, textContent }) => [
    className,
    textContent,
  ]);
  expect(spans).toEqual([
    ["ac-t-keyword", "let"],
    ["ac-t-string", '"RLOa"'],
  ]);
  expect(container.querySelector(".ac-t-string > .ac-hid")?.textContent).toBe("RLO");
  expect(container.querySelector("[style]")).toBeNull();
});

test("runs cover any part of a line exactly and never cut a surrogate pair", () => {
  const text = fc.string({ unit: "binary", maxLength: 30 });
  const ends = fc
    .uniqueArray(fc.nat(40), { maxLength: 10 })
    .map((list) => list.sort((a, b) => a - b));
  fc.assert(
    fc.property(text, ends, fc.nat(20), (line, places, offset) => {
      const tokens = Uint32Array.from(places.map((end, at) => record(at % 9, end)));
      const spans = lineSpans(line, tokens, offset);
      expect(spans.at(-1)?.end ?? 0).toBe(line.length);
      let from = 0;
      for (const { end } of spans) {
        expect(end).toBeGreaterThan(from);
        expect(
          /[\ud800-\udbff]$/.test(line.slice(0, end)) && /^[\udc00-\udfff]/.test(line.slice(end)),
        ).toBe(false);
        from = end;
      }
    }),
  );
});

test("a part of a long line takes the tokens of its place", () => {
  const tokens = Uint32Array.of(record(1, 10), record(2, 20), record(3, 30));
  expect(lineSpans("0123456789", tokens, 15)).toEqual([
    { end: 5, classId: 2 },
    { end: 10, classId: 3 },
  ]);
});

test("every class has a rule in the sheet and a token of its own; ids that do not exist have none", () => {
  const sheet = readFileSync("src/styles/syntax.css", "utf8");
  const coloured = TOKEN_CLASSES.filter((name) => !["plain", "strong", "emphasis"].includes(name));
  for (const name of coloured)
    expect(sheet).toMatch(
      new RegExp(`\\.ac-t-${name}[, ][^{}]*\\{ color: var\\(--ac-syntax-${name}, var\\(`),
    );
  expect(TOKEN_CLASSES.map((_, id) => spanClass(id))).toEqual(
    TOKEN_CLASSES.map((name, id) => (id === 0 ? "" : `ac-t-${name}`)),
  );
  for (const id of [TOKEN_CLASSES.length, 255, -1, Number.NaN]) expect(spanClass(id)).toBe("");
});

const drawn: string[] = [];
function Code(props: {
  readonly text: string;
  readonly visible?: readonly [number, number];
}): ReactNode {
  const tokens = useTokens(props.text, languageOf("ts"), props.visible);
  drawn.push(tokens.status);
  return (
    <code data-testid="code">
      {props.text
        .split("\n")
        .slice(0, 20)
        .map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
          <CodeLine key={at} text={line} tokens={tokens.lineTokens(at)} />
        ))}
    </code>
  );
}

test("plain text is there first, its colours follow, and stay while it grows", async () => {
  const { rerender } = render(<Code text="const first = 1;" />);
  const code = screen.getByTestId("code");
  expect(code.innerHTML).toBe("const first = 1;");
  await waitFor(() => expect(code.querySelector(".ac-t-keyword")?.textContent).toBe("const"));
  const keyword = code.querySelector(".ac-t-keyword");
  rerender(<Code text={"const first = 1;\nlet second = 2;"} />);
  expect(code.querySelector(".ac-t-keyword")).toBe(keyword);
  await waitFor(() => expect(code.querySelectorAll(".ac-t-keyword")).toHaveLength(2));
  expect(code.querySelector(".ac-t-keyword")).toBe(keyword);
});

test("text that was coloured before is coloured in its first frame; on the server and while hydrating it is plain", async () => {
  const text = "const again = 1;";
  const { unmount } = render(<Code text={text} />);
  await waitFor(() =>
    expect(screen.getByTestId("code").querySelector(".ac-t-keyword")).not.toBeNull(),
  );
  unmount();
  const faults: unknown[] = [];
  const host = document.createElement("div");
  host.innerHTML = renderToString(<Code text={text} />);
  expect(host.innerHTML).toBe(`<code data-testid="code">${text}</code>`);
  document.body.append(host);
  const hydrated = render(<Code text={text} />, {
    container: host,
    hydrate: true,
    onRecoverableError: (fault) => faults.push(fault),
  });
  await waitFor(() => expect(host.querySelector(".ac-t-keyword")?.textContent).toBe("const"));
  expect(faults).toEqual([]);
  hydrated.unmount();
  render(<Code text={text} />);
  expect(screen.getByTestId("code").querySelector(".ac-t-keyword")?.textContent).toBe("const");
});

test("tokens of lines that are not drawn draw nothing again", async () => {
  const text = "let a = 1;\n".repeat(3_000);
  drawn.length = 0;
  render(<Code text={text} visible={[0, 20]} />);
  await waitFor(() => expect(drawn.at(-1)).toBe("ready"), { timeout: 20_000 });
  // Plain, the first piece, the end.
  expect(drawn.length).toBeLessThanOrEqual(4);
});

test("a host's tokenizer, given to the provider, takes the place of the built-in one", async () => {
  const tokenizer: Tokenizer = {
    load: async () => ({
      tokenize: (text) => ({ records: Uint32Array.of(record(18, text.length)), state: {} }),
    }),
  };
  render(
    <ArtifactProvider tokenizer={tokenizer}>
      <Code text="const host = 1;" />
    </ArtifactProvider>,
  );
  const code = screen.getByTestId("code");
  await waitFor(() =>
    expect(code.innerHTML).toBe('<span class="ac-t-link">const host = 1;</span>'),
  );
});
