"use client";
import { Fragment, type ReactNode } from "react";
import { cellText } from "../../protocol/payloads/cell.ts";
import { clipUnits } from "../shared/clipUnits.ts";
import { useKindHost } from "../shared/kindHost.ts";
import { SafeText } from "../shared/SafeText.tsx";
import type { Bin } from "./compute/histogram.ts";
import type { ColumnSummary } from "./compute/summarize.ts";
import { Distribution } from "./Distribution.tsx";
import { groupDigits } from "./groupDigits.ts";

interface ColumnSummaryListProps {
  readonly summary: ColumnSummary;
  /** The column's digits are grouped, so its figures are, too. */
  readonly grouped: boolean;
}

/** Units of a frequent value that are shown. */
const VALUE_UNITS = 80;
/** Figures of a mean: more would look more exact than it is. */
const FIGURES = 6;

/** Counts, limits, a small picture of the distribution, or the most frequent values. Renders a `<dl>` and what follows it. */
export function ColumnSummaryList({ summary, grouped }: ColumnSummaryListProps): ReactNode {
  const { labels, locale } = useKindHost();
  const words = labels.summary;
  const { rows, na, nulls, empty, distinct, numbers, times, top, bins } = summary;
  // Where every value is there once, none is frequent.
  const most = top[0]?.count ?? 0;
  const count = (n: number): string => groupDigits(String(n), locale);
  const figure = (n: number | null): string =>
    n === null ? "" : grouped ? groupDigits(cellText(n), locale) : cellText(n);
  const rounded = (n: number | null): string =>
    figure(n === null ? null : Number(n.toPrecision(FIGURES)));
  const missing = [
    [labels.missing, na],
    [labels.nullValue, nulls],
    [labels.emptyValue, empty],
  ] as const;
  const kinds = missing.filter(([, n]) => n > 0);
  const lines: readonly (readonly [string, ReactNode])[] = [
    [words.values, count(rows - na - nulls)],
    ...(kinds.length > 0
      ? [[words.missing, kinds.map(([word, n]) => `${count(n)} ${word}`).join(", ")] as const]
      : []),
    [words.distinct, distinct.isExact ? count(distinct.count) : words.atLeast(distinct.count)],
    ...(numbers
      ? ([
          [words.min, figure(numbers.min)],
          [words.max, figure(numbers.max)],
          [words.mean, rounded(numbers.mean)],
          [words.median, rounded(numbers.median)],
        ] as const)
      : []),
    ...(times
      ? ([
          [words.min, times.min],
          [words.max, times.max],
        ] as const)
      : []),
  ];
  return (
    <>
      <dl className="ac-sum-l">
        {lines.map(([word, said]) => (
          <Fragment key={word}>
            <dt className="ac-sum-k">{word}</dt>
            <dd className="ac-sum-v">{said}</dd>
          </Fragment>
        ))}
      </dl>
      {bins.length > 1 && (
        <Distribution bins={bins} name={(bin) => binName(bin, times !== null, figure)} />
      )}
      {most > 1 && (
        <>
          <span className="ac-sum-h">{words.top}</span>
          <ol className="ac-sum-top">
            {top.map(({ text, count: n }) => (
              <li key={text} className="ac-sum-row">
                <bdi className="ac-sum-t">
                  {text === "" ? (
                    <span className="ac-na">{labels.emptyValue}</span>
                  ) : (
                    <SafeText text={clipUnits(text, VALUE_UNITS)} marks={4} />
                  )}
                </bdi>
                <span className="ac-sum-n">{count(n)}</span>
                <progress className="ac-sum-bar" value={n} max={most} aria-hidden="true" />
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

function binName(
  bin: Bin,
  isTime: boolean,
  figure: (n: number) => string,
): { from: string; to: string } {
  const text = (n: number): string =>
    isTime ? new Date(n).toISOString().slice(0, 10) : figure(Number(n.toPrecision(FIGURES)));
  return { from: text(bin.from), to: text(bin.to) };
}
