"use client";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { IconButton } from "../IconButton.tsx";
import { useKindHost } from "../kindHost.ts";
import { LiveRegion } from "../LiveRegion.tsx";
import { ChevronDown } from "../lucide/icons/chevron-down.ts";
import { ChevronUp } from "../lucide/icons/chevron-up.ts";
import { X } from "../lucide/icons/x.ts";
import { useBorrowedFocus } from "../useBorrowedFocus.ts";
import { QUERY_UNITS } from "./findPattern.ts";
import { SearchBox } from "./SearchBox.tsx";
import type { Find } from "./useFind.ts";

interface CardFindProps {
  readonly find: Find;
  /** Asked for by Esc and by the button; the focus has been given back by then. */
  readonly onClose: () => void;
}

/**
 * The find bar of a card: a field, "3 of 17", next, previous, close. Enter steps on, Shift+Enter back, Esc closes. Takes
 * the focus when it appears and gives it back when it goes. Renders a `<div>`.
 */
export function CardFind({ find, onClose }: CardFindProps): ReactNode {
  const { labels } = useKindHost();
  const bar = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const giveBack = useBorrowedFocus(bar, field);
  const close = (): void => {
    giveBack();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === "Enter" && event.target === field.current) {
      event.preventDefault();
      find.step(event.shiftKey ? -1 : 1);
    }
  };
  const { hits, current, query, busy } = find;
  const said = query === "" || (busy && current < 0) ? "" : countText(find, labels);
  const none = hits.count === 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 and older browsers do not know the element
    <div
      ref={bar}
      role="search"
      aria-label={labels.find}
      className="ac-find"
      data-slot="find"
      onKeyDown={onKeyDown}
    >
      <SearchBox
        field={field}
        label={labels.find}
        query={query}
        onQuery={find.setQuery}
        maxUnits={QUERY_UNITS}
      >
        <span className="ac-find-n" aria-hidden="true" data-slot="find-count">
          {said}
        </span>
      </SearchBox>
      <IconButton
        icon={ChevronUp}
        label={labels.previousMatch}
        disabled={none}
        onClick={() => find.step(-1)}
      />
      <IconButton
        icon={ChevronDown}
        label={labels.nextMatch}
        disabled={none}
        onClick={() => find.step(1)}
      />
      <IconButton icon={X} label={labels.close} onClick={close} />
      <LiveRegion text={said} />
    </div>
  );
}

function countText(
  { hits, current }: Find,
  labels: ReturnType<typeof useKindHost>["labels"],
): string {
  return hits.count === 0 ? labels.noMatch : labels.matchOf(current + 1, hits.count, hits.full);
}
