import type { CardAction } from "./CardAction.ts";

/** Id of the built-in "what the model saw" toggle. */
export const MODEL_SAW = "model-saw";

/** At most this many buttons in a header, the `⋯` included. */
const MAX_ACTIONS = 4;

export interface ArrangedActions {
  /** Buttons of the header, in order. */
  readonly inline: readonly CardAction[];
  /** Id of the one button that stays in a narrow card. */
  readonly primary: string | undefined;
  /** Whether the wide header has a `⋯`, too. */
  readonly wideMenu: boolean;
}

/**
 * Which actions are buttons. With more than four, the first two and the last stay and the rest go
 * into the menu. In a narrow card the last one stays, or "what the model saw" while it is pressed,
 * since a pressed state must be seen.
 *
 * @param besideTool a tool of the card, such as its filter, is already the one button of a narrow card; a lone action,
 *   which has no menu to go into, stays beside it.
 */
export function arrangeActions(
  actions: readonly CardAction[],
  besideTool = false,
): ArrangedActions {
  const candidates = actions.filter((action) => !action.menuOnly);
  const room = candidates.length < actions.length ? MAX_ACTIONS - 1 : MAX_ACTIONS;
  const inline =
    candidates.length <= room
      ? candidates
      : [...candidates.slice(0, MAX_ACTIONS - 2), ...candidates.slice(-1)];
  const primary =
    inline.find((action) => action.id === MODEL_SAW && action.pressed) ??
    (besideTool && actions.length > 1 ? undefined : inline.at(-1));
  return { inline, primary: primary?.id, wideMenu: inline.length < actions.length };
}
