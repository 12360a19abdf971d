"use client";
import type { ReactNode } from "react";
import { FileName } from "../shared/FileName.tsx";
import { shownPath } from "./shownPath.ts";

/** Units of a name that leaves no room for the blocks in a narrow card. */
const LONG = 14;

interface DiffPathProps {
  readonly path: string;
}

/**
 * A path whose directory gives way from its start, then the file's name in its middle. Hidden characters are shown
 * (security R10). Renders a `<span>`.
 */
export function DiffPath({ path }: DiffPathProps): ReactNode {
  const shown = shownPath(path);
  const cut = Math.max(shown.lastIndexOf("/"), shown.lastIndexOf("\\")) + 1;
  const base = cut < shown.length ? cut : 0;
  return (
    <span
      className="ac-path"
      title={shown}
      data-slot="path"
      data-long={shown.length - base > LONG ? "" : undefined}
    >
      {base > 0 && (
        // Right to left, so that the ellipsis is at the start; the text inside keeps its direction.
        <span className="ac-path-dir">
          <bdi className="ac-bdi" dir="ltr">
            {shown.slice(0, base)}
          </bdi>
        </span>
      )}
      <span className="ac-path-base">
        <FileName name={shown.slice(base)} />
      </span>
    </span>
  );
}
