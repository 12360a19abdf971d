"use client";
import type { ReactNode } from "react";
import { CardFooter } from "../Card/CardFooter.tsx";
import { TextBody } from "../Card/TextBody.tsx";
import { clipUnits } from "../shared/clipUnits.ts";
import { useKindHost } from "../shared/kindHost.ts";
import { Info } from "../shared/lucide/icons/info.ts";
import { Spinner } from "../shared/Spinner.tsx";
import type { TextPair } from "./textDiff.ts";

interface ComparingProps {
  readonly pair: TextPair;
  /** Accessible name of the lines. */
  readonly label: string;
}

/** Lines, and units of each, that are there before the comparison, or for a reader without scripts. */
const LINES = 12;
const LINE_UNITS = 1_000;

/**
 * Says that long texts are being compared and shows the beginning of the new one, which a server sends, too; of the old one
 * where the file is gone. Renders `<div>`s.
 */
export function Comparing({ pair, label }: ComparingProps): ReactNode {
  const { labels } = useKindHost();
  const { lines } = pair.after.text === "" ? pair.before : pair.after;
  const first = lines.slice(0, LINES).map((line) => clipUnits(line, LINE_UNITS));
  return (
    <>
      <div className="ac-line-msg" data-slot="pending" role="status" aria-busy="true">
        <span className="ac-col">
          <Spinner />
        </span>
        <span className="ac-grow">{labels.comparing}</span>
      </div>
      <TextBody text={first.join("\n")} wrap={false} terminal plain label={label} />
      {first.length < lines.length && (
        <CardFooter icon={Info}>{labels.linesCut(first.length, lines.length)}</CardFooter>
      )}
    </>
  );
}
