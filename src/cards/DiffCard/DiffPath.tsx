"use client";
import type { ReactNode } from "react";
import { shownPath } from "./shownPath.ts";

interface DiffPathProps {
  readonly path: string;
}

/**
 * A path whose directory gives way from its start, so that the file's name stays. Hidden characters are shown
 * (security R10). Renders a `<span>`.
 */
export function DiffPath({ path }: DiffPathProps): ReactNode {
  const shown = shownPath(path);
  const cut = Math.max(shown.lastIndexOf("/"), shown.lastIndexOf("\\")) + 1;
  const base = cut < shown.length ? cut : 0;
  return (
    <span className="ac-path" title={shown} data-slot="path">
      {base > 0 && (
        // Right to left, so that the ellipsis is at the start; the text inside keeps its direction.
        <span className="ac-path-dir">
          <bdi className="ac-bdi" dir="ltr">
            {shown.slice(0, base)}
          </bdi>
        </span>
      )}
      <bdi className="ac-path-base">{shown.slice(base)}</bdi>
    </span>
  );
}
