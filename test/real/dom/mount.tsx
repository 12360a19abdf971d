import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import type { Limits } from "../../../src/cards/shared/limits.ts";
import { ArtifactProvider } from "../../../src/react/ArtifactProvider.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** How often what is awaited is looked for, a task each. */
const TRIES = 2000;

/**
 * Draws a card into the page and looks at it once `isReady`, then takes it away again.
 *
 * @throws when it does not get ready, and whatever `look` throws.
 */
export async function mounted(
  card: ReactNode,
  limits: Partial<Limits>,
  isReady: (root: Element) => boolean,
  look: (root: Element) => void,
): Promise<void> {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  try {
    await act(async () => root.render(<ArtifactProvider limits={limits}>{card}</ArtifactProvider>));
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
