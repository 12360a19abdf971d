"use client";
import { useState } from "react";
import { useCardHost } from "../shared/host.ts";
import { ScanText } from "../shared/lucide/icons/scan-text.ts";
import { MODEL_SAW } from "./arrangeActions.ts";
import { type CardAction, copyAction } from "./CardAction.ts";

interface ModelToggle {
  readonly shown: boolean;
  readonly hide: () => void;
  /** The card's actions with the toggle first; while the model's text is shown, copying copies that. */
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
  const hide = (): void => setWanted(false);
  if (!offered) return { shown, hide, actions };
  const toggle: CardAction = {
    id: MODEL_SAW,
    label: labels.modelSaw,
    icon: ScanText,
    pressed: shown,
    onSelect: () => setWanted(!shown),
  };
  const rest = shown ? [copyAction(labels, () => value)] : actions;
  return { shown, hide, actions: [toggle, ...rest] };
}
