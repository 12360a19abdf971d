import { LiveTokenizer } from "@pierre/highlights";
import pierreLight from "@pierre/highlights/themes/pierre-light";
import { diffWordsWithSpace } from "diff";
import { type ReactNode, useMemo } from "react";
import { PlainWindow } from "../../shared/PlainWindow.tsx";
import { render } from "../../shared/render.ts";
import { diffCandidate, texts } from "../diffCandidate.ts";
import { ADDED, type DiffRows, diffRows, FOLD, REMOVED } from "../diffRows.ts";
import { intern, lineDiff } from "../lineDiff.ts";

/** Pairs of longer lines get no words, in characters of both. */
const MAX_PAIR = 2000;

interface Model {
  readonly rows: DiffRows;
  readonly a: readonly string[];
  readonly b: readonly string[];
  readonly tokensOfA: LiveTokenizer;
  readonly tokensOfB: LiveTokenizer;
}

function createModel(): Model {
  const { before, after } = texts();
  const [a, b] = [split(before), split(after)];
  const [x = new Int32Array(), y = new Int32Array()] = intern(a, b);
  return {
    a,
    b,
    rows: diffRows(lineDiff(x, y), a.length),
    tokensOfA: tokenizer(before),
    tokensOfB: tokenizer(after),
  };
}

function split(text: string): string[] {
  return text.replace(/\n$/, "").split("\n");
}

function tokenizer(code: string): LiveTokenizer {
  return new LiveTokenizer({
    lang: "typescript",
    theme: pierreLight,
    code,
    renderRange: [0, 60],
    onDeferTokenize() {},
  });
}

/** The study's own diff: line differ, window, and words and tokens of the rows in view only. */
function Floor(): ReactNode {
  const model = useMemo(createModel, []);
  return (
    <PlainWindow
      role="table"
      count={model.rows.kind.length}
      row={(index) => <Row model={model} index={index} />}
    />
  );
}

function Row({ model, index }: { model: Model; index: number }): ReactNode {
  const kind = model.rows.kind[index] as number;
  const a = model.rows.a[index] as number;
  const b = model.rows.b[index] as number;
  if (kind === FOLD) return <button type="button">{b} unchanged lines</button>;
  const background = kind === REMOVED ? "#fdd" : kind === ADDED ? "#dfd" : undefined;
  const number = { display: "inline-block", width: 60 };
  const isPair = kind === REMOVED || kind === ADDED ? a >= 0 && b >= 0 : false;
  return (
    <div style={{ background }}>
      <span style={number}>{kind === ADDED ? "" : a + 1}</span>
      <span style={number}>{kind === REMOVED ? "" : b + 1}</span>
      <code>{(isPair && words(model, kind, a, b)) || tokens(model, kind, a, b)}</code>
    </div>
  );
}

function words(model: Model, kind: number, a: number, b: number): ReactNode {
  const [before = "", after = ""] = [model.a[a], model.b[b]];
  if (before.length + after.length >= MAX_PAIR) return null;
  return diffWordsWithSpace(before, after)
    .filter((word) => (kind === REMOVED ? !word.added : !word.removed))
    .map(({ value, added, removed }, at) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: words have no other name
      added || removed ? <mark key={at}>{value}</mark> : value,
    );
}

function tokens(model: Model, kind: number, a: number, b: number): ReactNode {
  const live = kind === REMOVED ? model.tokensOfA : model.tokensOfB;
  const line = kind === REMOVED ? a : b;
  if (live.pendingTokenization) live.flush(line + 1);
  return live.getLineTokens(line).tokens.map(({ color, content }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no other name
    <span key={at} style={{ color }}>
      {content}
    </span>
  ));
}

export const candidate = diffCandidate((root) => render(root, <Floor />));
