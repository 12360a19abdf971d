"use client";
import type { ReactNode } from "react";
import { useKindHost } from "../shared/kindHost.ts";
import type { Bin } from "./compute/histogram.ts";

interface DistributionProps {
  readonly bins: readonly Bin[];
  /** Ends of a bar in words. */
  readonly name: (bin: Bin) => { readonly from: string; readonly to: string };
}

const WIDTH = 296;
const HEIGHT = 48;
/** Pixels between two bars. */
const GAP = 2;
/** A bar with few values is still seen. */
const LEAST = 1;

/** A small picture of how values are spread. Renders an `<svg>` with its ends written under it. */
export function Distribution({ bins, name }: DistributionProps): ReactNode {
  const { labels } = useKindHost();
  const most = bins.reduce((a, b) => (b.count > a.count ? b : a));
  const step = WIDTH / bins.length;
  const first = bins[0] ? name(bins[0]).from : "";
  const last = bins.at(-1) ? name(bins[bins.length - 1] as Bin).to : "";
  const peak = name(most);
  return (
    <>
      <svg
        className="ac-dist"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={labels.distribution(first, last, `${peak.from} – ${peak.to}`)}
        data-slot="distribution"
      >
        {bins.map(({ from, count }, at) => {
          const height = count === 0 ? 0 : Math.max(LEAST, (count / most.count) * HEIGHT);
          return (
            <rect
              key={from}
              className="ac-dist-bar"
              x={at * step + GAP / 2}
              y={HEIGHT - height}
              width={Math.max(1, step - GAP)}
              height={height}
            />
          );
        })}
      </svg>
      <span className="ac-dist-ends" aria-hidden="true">
        <span className="ac-dist-end">{first}</span>
        <span className="ac-dist-end">{last}</span>
      </span>
    </>
  );
}
