"use client";
import { type ReactNode, useEffect, useState } from "react";
import { useCardHost } from "../cards/shared/host.ts";

const SECOND_MS = 1000;

interface ElapsedProps {
  /** Epoch milliseconds. */
  readonly since: number;
}

/**
 * How long a call has been running, from its first whole second on. Empty on the server and in the first
 * draw, which have no clock in common. Renders a `<span>`.
 */
export function Elapsed({ since }: ElapsedProps): ReactNode {
  const { labels } = useCardHost();
  const [now, setNow] = useState<number | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      const at = Date.now();
      setNow(at);
      // To the next whole second, so that no second is shown twice as long as another.
      const into = (at - since) % SECOND_MS;
      timer = setTimeout(tick, SECOND_MS - Math.max(into, 0));
    };
    tick();
    return () => clearTimeout(timer);
  }, [since]);

  const elapsed = now === null ? 0 : now - since;
  if (elapsed < SECOND_MS) return null;
  // The word beside it says the same once; a reader of the screen need not hear every second.
  return (
    <span aria-hidden="true" className="ac-row-time" data-slot="elapsed">
      {labels.elapsed(elapsed)}
    </span>
  );
}
