"use client";
import { useEffect, useMemo, useState } from "react";
import { useKindHost } from "../shared/kindHost.ts";
import type { CompareOptions, Comparison } from "./compareTexts.ts";
import { diffBackground } from "./diffBackground.ts";
import { type DiffSource, diffSource, summed, textModel } from "./diffModel.ts";
import type { DiffModel } from "./diffTypes.ts";
import { quickComparison } from "./quickComparison.ts";
import { needsNoComparison, type TextPair } from "./textDiff.ts";
import { withoutSpaceChanges } from "./withoutSpaceChanges.ts";

/** Steps of a search that nobody waits for: about half a second. */
const BACKGROUND_STEPS = 60_000_000;

/** What a card knows of its payload's changes. */
export interface ReadDiff {
  /** `null` for a payload without either text. */
  readonly source: DiffSource | null;
  /** Every change. `null` while texts are compared, and for a payload without either text. */
  readonly exact: DiffModel | null;
  /** The changes to be seen: all, or those that are more than white space. */
  readonly shown: DiffModel | null;
}

/** Reads a payload and compares its texts: short ones at once, long ones in the background. */
export function useDiffModel(payload: unknown, ignoreSpace: boolean): ReadDiff {
  const { diffLines: lines, diffUnits: units } = useKindHost().limits;
  const source = useMemo(() => diffSource(payload, { lines, units }), [payload, lines, units]);
  const pair = source?.kind === "texts" ? source.pair : null;
  const exact = useComparison(pair, false, lines, units);
  const simple = useComparison(ignoreSpace ? pair : null, true, lines, units);
  const patch = source?.kind === "patch" ? source.model : null;
  const patchShown = useMemo(
    () => (patch && ignoreSpace ? withoutSpace(patch) : patch),
    [patch, ignoreSpace],
  );
  const model = useMemo(() => pair && modelOf(pair, exact), [pair, exact]);
  const reduced = useMemo(
    () => (pair && ignoreSpace ? modelOf(pair, simple) : null),
    [pair, simple, ignoreSpace],
  );
  return {
    source,
    exact: patch ?? model,
    shown: patchShown ?? (ignoreSpace ? (reduced ?? model) : model),
  };
}

function modelOf(pair: TextPair, comparison: Comparison | null): DiffModel | null {
  if (needsNoComparison(pair)) return textModel(pair);
  return comparison && textModel(pair, comparison);
}

function withoutSpace(model: DiffModel): DiffModel {
  return { ...model, ...summed(model.files.map(withoutSpaceChanges)) };
}

interface Late {
  readonly pair: TextPair;
  readonly comparison: Comparison;
}

function useComparison(
  pair: TextPair | null,
  ignoreSpace: boolean,
  lines: number,
  units: number,
): Comparison | null {
  const quick = useMemo(() => {
    if (!pair || needsNoComparison(pair)) return null;
    return quickComparison(pair, { ignoreSpace, lines, units });
  }, [pair, ignoreSpace, lines, units]);
  const [late, setLate] = useState<Late | null>(null);
  const isWanted = pair !== null && quick === null && !needsNoComparison(pair);

  useEffect(() => {
    if (!pair || !isWanted) return;
    const session = diffBackground.openSession();
    let isOpen = true;
    const options = { ignoreSpace, lines, units, steps: BACKGROUND_STEPS };
    compareLater(session, pair, options).then((comparison) => {
      if (isOpen) setLate({ pair, comparison });
    });
    return () => {
      isOpen = false;
      session.close();
    };
  }, [pair, isWanted, ignoreSpace, lines, units]);

  return quick ?? (late?.pair === pair ? late.comparison : null);
}

type Session = ReturnType<typeof diffBackground.openSession>;

async function compareLater(
  session: Session,
  { before, after }: TextPair,
  options: CompareOptions,
): Promise<Comparison> {
  try {
    return await session.run("compare", { before: before.text, after: after.text, ...options });
  } catch {
    // A chunk that did not arrive, or a worker out of memory: the change is shown, if not finely.
    const { length: removed } = before.lines;
    const { length: added } = after.lines;
    const edits = Int32Array.of(0, removed, 0, added);
    return { edits, removed, added, coarse: true, ignoresSpace: false };
  }
}
