"use client";
import type { ReactNode } from "react";
import { useCardHost } from "../shared/host.ts";
import { IconButton } from "../shared/IconButton.tsx";
import { Search } from "../shared/lucide/icons/search.ts";

interface FilterToggleProps {
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** In a narrow card, opens the bar with the filter field. Renders a `<button>`. */
export function FilterToggle({ open, onToggle }: FilterToggleProps): ReactNode {
  const { labels } = useCardHost();
  return (
    <IconButton
      icon={Search}
      label={labels.filterRows}
      className="ac-filter-narrow"
      aria-pressed={open}
      data-slot="filter-toggle"
      onClick={onToggle}
    />
  );
}
