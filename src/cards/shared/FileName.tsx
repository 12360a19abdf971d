"use client";
import type { ReactNode } from "react";
import { displayName } from "../../protocol/safety/displayName.ts";
import { hasRtl, isolatedEnd, nameDirection } from "./fileName/direction.ts";
import { useCutName } from "./fileName/useCutName.ts";
import { useKindHost } from "./kindHost.ts";

interface FileNameProps {
  /** As the tool sent it; hidden and control characters become visible escapes (security R10). */
  readonly name: string;
}

/**
 * A file name on one line. Too long for its box, it is cut in the middle by measuring: the extension and the
 * characters before it stay. The whole name keeps the layout, the tooltip and the accessible text.
 * Renders a `<span>`.
 */
export function FileName({ name }: FileNameProps): ReactNode {
  const { limits } = useKindHost();
  const shown = displayName(name, limits.nameUnits);
  const { ref, cut } = useCutName(shown);
  const direction = nameDirection(shown);
  return (
    <span ref={ref} className="ac-nm" data-slot="file-name" title={shown}>
      <span className="ac-nm-full" dir={direction} data-cut={cut === null ? undefined : ""}>
        <Isolated text={shown} />
      </span>
      {cut !== null && (
        <span className="ac-nm-cut" dir={direction} aria-hidden="true">
          <bdi className="ac-nm-part">{cut.head}</bdi>
          <Isolated text={cut.tail} />
        </span>
      )}
    </span>
  );
}

/** A part of a name, and apart from it what runs the other way at its end. */
function Isolated({ text }: { readonly text: string }): ReactNode {
  const end = isolatedEnd(text);
  return (
    <>
      <bdi className="ac-nm-part" dir={hasRtl(text) ? "auto" : "ltr"}>
        {end === 0 ? text : text.slice(0, -end)}
      </bdi>
      {end > 0 && (
        <bdi className="ac-nm-part" dir="ltr">
          {text.slice(-end)}
        </bdi>
      )}
    </>
  );
}
