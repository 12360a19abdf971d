"use client";
import type { KeyboardEvent, ReactNode, Ref } from "react";
import { cx } from "../shared/cx.ts";
import { SearchBox } from "../shared/find/SearchBox.tsx";
import { Icon } from "../shared/Icon.tsx";
import { useKindHost } from "../shared/kindHost.ts";
import { X } from "../shared/lucide/icons/x.ts";

/** Units of a query; longer ones find nothing anyway. */
const MAX_QUERY = 1000;

interface FilterFieldProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Esc in an empty field. */
  readonly onLeave?: () => void;
  readonly className?: string;
  readonly field?: Ref<HTMLInputElement>;
}

/** The field that filters rows. Esc empties it. Renders a `<span>`. */
export function FilterField({
  query,
  onQuery,
  onLeave,
  className,
  field,
}: FilterFieldProps): ReactNode {
  const { labels } = useKindHost();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    if (query === "") onLeave?.();
    else onQuery("");
  };
  return (
    <SearchBox
      field={field}
      label={labels.filterRows}
      query={query}
      onQuery={onQuery}
      maxUnits={MAX_QUERY}
      onKeyDown={onKeyDown}
      className={cx("ac-filter", className)}
      slot="filter"
    >
      {query !== "" && (
        <button
          type="button"
          className="ac-filter-x"
          aria-label={labels.clearFilter}
          title={labels.clearFilter}
          data-slot="clear-filter"
          onClick={() => onQuery("")}
        >
          <Icon of={X} size={14} />
        </button>
      )}
    </SearchBox>
  );
}
