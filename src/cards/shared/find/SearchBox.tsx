"use client";
import type { KeyboardEventHandler, ReactNode, Ref } from "react";
import { cx } from "../cx.ts";
import { Icon } from "../Icon.tsx";
import { Search } from "../lucide/icons/search.ts";

interface SearchBoxProps {
  /** Accessible name, and what stands in the empty field. */
  readonly label: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** UTF-16 units of a query. */
  readonly maxUnits: number;
  readonly field?: Ref<HTMLInputElement> | undefined;
  readonly onKeyDown?: KeyboardEventHandler;
  readonly className?: string | undefined;
  readonly slot?: string;
  /** At the end of the field. */
  readonly children?: ReactNode;
}

/** A field to look for something, with a glass before it. Renders a `<span>`. */
export function SearchBox(props: SearchBoxProps): ReactNode {
  const { label, query, onQuery, maxUnits, field, onKeyDown, className, slot, children } = props;
  return (
    <span className={cx("ac-find-box", className)} data-slot={slot}>
      <Icon of={Search} size={14} />
      <input
        ref={field}
        type="search"
        className="ac-find-in"
        aria-label={label}
        placeholder={label}
        maxLength={maxUnits}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {children}
    </span>
  );
}
