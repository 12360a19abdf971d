import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import type { Limits } from "../../../src/cards/shared/limits.ts";
import { ArtifactProvider } from "../../../src/react/ArtifactProvider.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** How often what is awaited is looked for, a task each. */
const TRIES = 2000;

/** What is drawn, and how it is looked at. */
interface Showing {
  readonly card: ReactNode;
  readonly limits?: Partial<Limits>;
  /** What a reader does first. */
  readonly use?: (root: Element) => void;
  readonly isReady: (root: Element) => boolean;
  readonly look: (root: Element) => void;
}

/**
 * Draws a card into the page and looks at it once it is ready, then takes it away again.
 *
 * @throws when it does not get ready, and whatever `look` throws.
 */
export async function mounted(showing: Showing): Promise<void> {
  const { card, limits = {}, use, isReady, look } = showing;
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  try {
    await act(async () => root.render(<ArtifactProvider limits={limits}>{card}</ArtifactProvider>));
    if (use) await act(async () => use(place));
    for (let tries = 0; !isReady(place); tries++) {
      if (tries === TRIES) throw new Error(`not drawn: ${place.textContent?.slice(0, 200)}`);
      await act(() => new Promise((resolve) => setTimeout(resolve)));
    }
    look(place);
  } finally {
    await act(async () => root.unmount());
    place.remove();
  }
}
