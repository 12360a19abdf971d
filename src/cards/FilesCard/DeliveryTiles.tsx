"use client";
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useKindHost } from "../shared/kindHost.ts";
import { TextButton } from "../shared/TextButton.tsx";
import type { CommentProps } from "./CommentAction.tsx";
import { DeliverySlot } from "./DeliverySlot.tsx";
import type { Slot } from "./delivery.ts";
import { Preview } from "./Preview.tsx";
import type { Transfers } from "./transfers.ts";
import { useFeedback } from "./useFeedback.ts";
import { usePreview } from "./usePreview.ts";
import type { TransferActions } from "./useTransfers.ts";

/** Tiles shown before "Show N more". */
const FIRST = 12;

interface DeliveryTilesProps {
  readonly slots: readonly Slot[];
  /** Whether more may come. */
  readonly busy: boolean;
  readonly transfers: Transfers;
  readonly actions: TransferActions;
}

/** The tiles: 12, then as many as the limit allows. Renders a `<ul>` and what belongs under it. */
export function DeliveryTiles({ slots, busy, transfers, actions }: DeliveryTilesProps): ReactNode {
  const { labels, limits } = useKindHost();
  const preview = usePreview();
  const comment = useComments();
  const composing = comment?.open != null;
  const [opened, toggle] = useOpened(slots);
  const list = useRef<HTMLUListElement>(null);
  const [all, setAll] = useState(false);
  const [live] = useState(busy);
  const most = Math.min(slots.length, limits.files);
  const shown = all ? most : Math.min(most, FIRST);
  const { close } = preview.handlers;
  useEffect(() => {
    if (composing) close();
  }, [composing, close]);
  const showAll = (): void => {
    setAll(true);
    focusTile(list, FIRST);
  };
  return (
    <>
      <ul
        ref={list}
        className="ac-send-g"
        data-slot="grid"
        data-columns={columnsFor(slots.length)}
        data-live={live ? "" : undefined}
      >
        {slots.slice(0, shown).map((slot, index) => (
          <DeliverySlot
            // biome-ignore lint/suspicious/noArrayIndexKey: places are fixed, names and paths may repeat (security R15)
            key={index}
            index={index}
            slot={slot}
            busy={busy}
            transfer={transfers.get(index)}
            actions={actions}
            preview={preview.handlers}
            comment={comment}
            open={opened === index}
            onToggle={toggle}
          />
        ))}
      </ul>
      {shown < most && (
        <TextButton className="ac-send-more" data-slot="show-more" onClick={showAll}>
          {labels.showMore(most - shown)}
        </TextButton>
      )}
      {shown === most && most < slots.length && (
        <span className="ac-send-note" data-slot="note">
          {labels.firstItems(most, slots.length)}
        </span>
      )}
      {preview.target && (
        <Preview key={preview.target.index} target={preview.target} handlers={preview.handlers} />
      )}
    </>
  );
}

/** One or two items take halves, four stand two by two, all others three in a row, where there is room. */
const columnsFor = (count: number): 2 | 3 => (count <= 2 || count === 4 ? 2 : 3);

/** The button that showed more is gone: the focus goes on to the first new tile. */
function focusTile(list: RefObject<HTMLElement | null>, index: number): void {
  requestAnimationFrame(() => {
    const tile = list.current?.querySelectorAll(":scope > [data-slot^=tile]")[index];
    tile?.querySelector<HTMLElement>("button, a")?.focus();
  });
}

/** What every tile needs to offer comments; `null` when the host takes none. */
function useComments(): CommentProps | null {
  const { actions, open, counts } = useFeedback();
  return useMemo(() => actions && { actions, open, counts }, [actions, open, counts]);
}

/** Which piece of code or data is open: at most one; a lone one from the start. */
function useOpened(slots: readonly Slot[]): [number | null, (index: number) => void] {
  const [chosen, setChosen] = useState<number | null | undefined>(undefined);
  const [first] = slots;
  const alone = slots.length === 1 && (first?.type === "code" || first?.type === "data");
  const opened = chosen === undefined ? (alone ? 0 : null) : chosen;
  const latest = useRef(opened);
  latest.current = opened;
  const toggle = useCallback(
    (index: number) => setChosen(latest.current === index ? null : index),
    [],
  );
  return [opened, toggle];
}
