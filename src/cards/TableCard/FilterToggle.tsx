"use client";
import type { ReactNode } from "react";
import { IconButton } from "../shared/IconButton.tsx";
import { useKindHost } from "../shared/kindHost.ts";
import { Search } from "../shared/lucide/icons/search.ts";

interface FilterToggleProps {
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** In a narrow card, opens the bar with the filter field. Renders a `<button>`. */
export function FilterToggle({ open, onToggle }: FilterToggleProps): ReactNode {
  const { labels } = useKindHost();
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
