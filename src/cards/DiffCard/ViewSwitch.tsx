"use client";
import type { ReactNode } from "react";
import { Icon } from "../shared/Icon.tsx";
import { useKindHost } from "../shared/kindHost.ts";
import { Columns2 } from "../shared/lucide/icons/columns-2.ts";
import { Rows2 } from "../shared/lucide/icons/rows-2.ts";
import type { DiffView } from "./diffRows.ts";

interface ViewSwitchProps {
  readonly view: DiffView;
  readonly onChange: (view: DiffView) => void;
}

const VIEWS = [
  ["unified", Rows2],
  ["split", Columns2],
] as const;

/** One column or two; only a card of 640 px and more has it. Renders a `<span>` of two buttons. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps): ReactNode {
  const { labels } = useKindHost();
  return (
    <span className="ac-seg" data-slot="diff-view">
      {VIEWS.map(([name, icon]) => (
        <button
          key={name}
          type="button"
          className="ac-seg-b"
          aria-label={labels[name]}
          title={labels[name]}
          aria-pressed={view === name}
          data-view={name}
          onClick={() => onChange(name)}
        >
          <Icon of={icon} size={14} />
        </button>
      ))}
    </span>
  );
}
