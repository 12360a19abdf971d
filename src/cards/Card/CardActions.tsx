"use client";
import { type ComponentType, memo, type ReactNode, useRef, useState } from "react";
import { CopyGlyph } from "../shared/CopyGlyph.tsx";
import { cx } from "../shared/cx.ts";
import { useCardHost } from "../shared/host.ts";
import { LiveRegion } from "../shared/LiveRegion.tsx";
import { Ellipsis } from "../shared/lucide/icons/ellipsis.ts";
import type { MenuProps } from "../shared/Menu.tsx";
import { type Copy, useCopy } from "../shared/useCopy.ts";
import { arrangeActions } from "./arrangeActions.ts";
import type { CardAction } from "./CardAction.ts";

interface CardActionsProps {
  readonly actions: readonly CardAction[];
  /** A tool beside them is the one button of a narrow card. @default false */
  readonly besideTool?: boolean;
}

/**
 * The buttons at the end of a header: up to four, one and a menu in a narrow card. Drawn again only when the list is another one.
 * Renders a `<span>`.
 */
export const CardActions = memo(function CardActions(props: CardActionsProps): ReactNode {
  const { actions, besideTool = false } = props;
  const { labels } = useCardHost();
  const copy = useCopy();
  const [answering, setAnswering] = useState({ id: "", failed: labels.copyFailed });
  const { inline, primary, wideMenu } = arrangeActions(actions, besideTool);
  if (actions.length === 0) return null;

  const select = (action: CardAction, id: string): void => {
    setAnswering({ id, failed: action.failed ?? labels.copyFailed });
    if (action.onSelect?.() === false) copy.fail();
    if (action.copyText) copy.copy(action.copyText());
  };
  const answer = (id: string): Copy["state"] => (answering.id === id ? copy.state : "idle");
  const said =
    copy.state === "copied" ? labels.copied : copy.state === "failed" ? answering.failed : "";

  return (
    <span className="ac-acts" data-slot="actions">
      {inline.map((action) => (
        <button
          key={action.id}
          type="button"
          aria-label={action.label}
          title={action.label}
          aria-pressed={action.pressed}
          data-slot="action"
          data-action={action.id}
          className={cx("ac-ib", action.id !== primary && "ac-wide")}
          onClick={() => select(action, action.id)}
        >
          <CopyGlyph state={answer(action.id)} icon={action.icon} failed={answering.failed} />
        </button>
      ))}
      {actions.length > 1 && (
        <MoreActions
          actions={actions}
          narrowOnly={!wideMenu}
          state={answer(MENU)}
          failed={answering.failed}
          onSelect={(action) => select(action, MENU)}
        />
      )}
      <LiveRegion text={said} />
    </span>
  );
});

const MENU = "menu";

interface MoreActionsProps {
  readonly actions: readonly CardAction[];
  readonly narrowOnly: boolean;
  readonly state: Copy["state"];
  readonly failed: string;
  readonly onSelect: (action: CardAction) => void;
}

/** The `⋯` button; its menu holds the actions that have no visible button at the moment it opens. */
function MoreActions(props: MoreActionsProps): ReactNode {
  const { actions, narrowOnly, state, failed, onSelect } = props;
  const { labels } = useCardHost();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [Menu, setMenu] = useState<ComponentType<MenuProps<CardAction>> | null>(null);

  const toggle = (): void => {
    if (open) {
      setOpen(false);
      return;
    }
    setHidden(hiddenActions(anchor.current, actions));
    setOpen(true);
    if (Menu) return;
    import("../shared/Menu.tsx").then(
      (module) => setMenu(() => module.Menu),
      () => setOpen(false),
    );
  };

  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-label={labels.more}
        title={labels.more}
        aria-haspopup="menu"
        aria-expanded={open}
        data-slot="action-menu"
        className={cx("ac-ib", narrowOnly && "ac-narrow")}
        onClick={toggle}
      >
        <CopyGlyph state={state} icon={Ellipsis} failed={failed} />
      </button>
      {Menu && (
        <Menu
          open={open}
          anchor={anchor}
          label={labels.more}
          items={actions.filter((action) => hidden.includes(action.id))}
          onSelect={onSelect}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Width of a card, in pixels, below which the sheet calls it narrow. */
const NARROW = 480;

/** Ids of the actions whose button is absent, or hidden by the container query. */
function hiddenActions(
  more: HTMLElement | null,
  actions: readonly CardAction[],
): readonly string[] {
  const shown = new Set<string | undefined>();
  for (const button of more?.parentElement?.querySelectorAll<HTMLElement>("[data-action]") ?? []) {
    if (getComputedStyle(button).display !== "none") shown.add(button.dataset["action"]);
  }
  const width = more?.closest(".ac-card")?.clientWidth ?? 0;
  const isNarrow = width > 0 && width < NARROW;
  return actions
    .filter(({ id, wideOnly }) => !shown.has(id) && !(wideOnly && isNarrow))
    .map((action) => action.id);
}
