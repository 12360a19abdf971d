import type { CoreLabels } from "../../locales/enCore.ts";
import type { LucideComponent } from "../shared/Icon.tsx";
import { Copy } from "../shared/lucide/icons/copy.ts";

/** One action of a card's header. Order: most general last, copy at the very end. */
export interface CardAction {
  /** Unique in its card. */
  readonly id: string;
  readonly label: string;
  readonly icon: LucideComponent;
  /** Returning `false` says that it did not work: `failed` is then shown in place for 1.5 s. */
  readonly onSelect?: () => unknown;
  /** Words for an action that did not work. @default labels.copyFailed */
  readonly failed?: string;
  /** Makes it a toggle. */
  readonly pressed?: boolean;
  /** Makes it a copy action that answers in place. Called when pressed; a rejected promise is no copy. */
  readonly copyText?: () => string | Promise<string>;
  /** At the end of its line in the menu. */
  readonly hint?: string;
  /** Always in the `⋯` menu. */
  readonly menuOnly?: boolean;
  /** Left out of the menu of a narrow card, where it has nothing to change. */
  readonly wideOnly?: boolean;
}

/** The usual copy action. */
export function copyAction(labels: CoreLabels, copyText: () => string): CardAction {
  return { id: "copy", label: labels.copy, icon: Copy, copyText };
}
