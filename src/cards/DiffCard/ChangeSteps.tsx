"use client";
import type { ReactNode } from "react";
import { CardFooter } from "../Card/CardFooter.tsx";
import { IconButton } from "../shared/IconButton.tsx";
import { useKindHost } from "../shared/kindHost.ts";
import { LiveRegion } from "../shared/LiveRegion.tsx";
import { ArrowDown } from "../shared/lucide/icons/arrow-down.ts";
import { ArrowUp } from "../shared/lucide/icons/arrow-up.ts";

interface ChangeStepsProps {
  /** From 0; `null` before the first step. */
  readonly current: number | null;
  readonly total: number;
  readonly onStep: (way: 1 | -1) => void;
}

/** The line under a long diff that goes from change to change. */
export function ChangeSteps({ current, total, onStep }: ChangeStepsProps): ReactNode {
  const { labels } = useKindHost();
  const said = current === null ? "" : labels.changeOf(current + 1, total);
  return (
    <CardFooter
      end={
        <span className="ac-steps">
          <IconButton
            icon={ArrowUp}
            label={labels.previousChange}
            aria-keyshortcuts="Alt+ArrowUp"
            data-slot="previous-change"
            onClick={() => onStep(-1)}
          />
          <IconButton
            icon={ArrowDown}
            label={labels.nextChange}
            aria-keyshortcuts="Alt+ArrowDown"
            data-slot="next-change"
            onClick={() => onStep(1)}
          />
        </span>
      }
    >
      {said === "" ? labels.changes(total) : said}
      <LiveRegion text={said} />
    </CardFooter>
  );
}
