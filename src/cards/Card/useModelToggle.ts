"use client";
import { useCallback, useMemo, useState } from "react";
import { useCardHost } from "../shared/host.ts";
import { ScanText } from "../shared/lucide/icons/scan-text.ts";
import { MODEL_SAW } from "./arrangeActions.ts";
import { type CardAction, copyAction } from "./CardAction.ts";

interface ModelToggle {
  readonly shown: boolean;
  /** The same function always. */
  readonly hide: () => void;
  /** The card's actions, the same list as long as they are, with the toggle first; while the model's text is shown, copying copies that. */
  readonly actions: readonly CardAction[];
}

/** State of "what the model saw". Lives as long as the card: it is remembered per card. */
export function useModelToggle(
  actions: readonly CardAction[],
  value: string,
  offered: boolean,
): ModelToggle {
  const { labels } = useCardHost();
  const [wanted, setWanted] = useState(false);
  const shown = wanted && offered;
  const hide = useCallback((): void => setWanted(false), []);
  const seen = shown ? value : null;
  const all = useMemo(() => {
    if (!offered) return actions;
    const toggle: CardAction = {
      id: MODEL_SAW,
      label: labels.modelSaw,
      icon: ScanText,
      pressed: seen !== null,
      onSelect: () => setWanted(seen === null),
    };
    const rest = seen === null ? actions : [copyAction(labels, () => seen)];
    return [toggle, ...rest];
  }, [actions, labels, offered, seen]);
  return { shown, hide, actions: all };
}
