"use client";
import { type ReactNode, useRef, useState } from "react";
import { Clip } from "../../shared/Clip.tsx";
import { useFindShortcut } from "../../shared/find/useFindShortcut.ts";
import { useKindHost } from "../../shared/kindHost.ts";
import { HiddenNote } from "../HiddenNote.tsx";
import type { Finding } from "../TextBody.tsx";
import type { HiddenCount } from "../useHiddenCount.ts";
import { JsonTreeView } from "./JsonTreeView.tsx";
import type { TreeState } from "./useTreeState.ts";

interface JsonBodyProps {
  readonly state: TreeState;
  /** Accessible name. */
  readonly label: string;
  /** Hidden characters to tell of. */
  readonly hidden: HiddenCount;
  readonly finding: Finding;
  /** The reader has used the tree: all of it is wanted. */
  readonly used: boolean;
  readonly onUsed: (used: boolean) => void;
}

/** A JSON tree: 12 rows and then the rest on request, in a box that scrolls by itself. Renders `<div>`s. */
export function JsonBody(props: JsonBodyProps): ReactNode {
  const { state, label, hidden, finding, used, onUsed } = props;
  const { labels } = useKindHost();
  const box = useRef<HTMLDivElement>(null);
  useFindShortcut(box, () => finding.setOpen(true));
  const { count } = state.rows;
  // What was shown at first decides whether there is a button: a node that opens must not add one under the pointer.
  const [firstCount] = useState(count);
  return (
    <>
      {hidden.count > 0 && <HiddenNote {...hidden} />}
      <div ref={box} className="ac-text-box">
        <Clip
          lines={12}
          total={count}
          rows={firstCount}
          label={labels.showAllLines}
          open={used || finding.open}
          onOpenChange={(open) => {
            onUsed(open);
            if (!open) finding.setOpen(false);
          }}
        >
          {(open) => (
            <JsonTreeView
              state={state}
              label={label}
              shut={!open}
              onUse={() => onUsed(true)}
              finding={finding.open}
              onFindClose={() => finding.setOpen(false)}
            />
          )}
        </Clip>
      </div>
    </>
  );
}
