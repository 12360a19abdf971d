"use client";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { ArtifactCardsError } from "../protocol/errors.ts";
import { CatchErrors } from "./CatchErrors.tsx";
import { ContainCleanups } from "./ContainCleanups.tsx";
import { FilledBox } from "./FilledBox.tsx";

/** How long a renderer may suspend, in milliseconds. */
const SUSPENSE_LIMIT_MS = 10_000;

export interface RendererBoundaryProps {
  /** The frozen result that is drawn: a new one clears a failure. */
  readonly resetKey: unknown;
  /** Shown after a failure. */
  readonly fallback: (retry: () => void) => ReactNode;
  /** Shown while the renderer suspends, e.g. while its code loads. */
  readonly pending: ReactNode;
  /** Called once per failure, with whatever was thrown. */
  readonly onError?: (error: unknown) => void;
  /** Called before the renderer is mounted again. */
  readonly onRetry?: () => void;
  /** How long the renderer may suspend, in milliseconds. @default 10000 */
  readonly timeLimit?: number;
  readonly children: ReactNode;
}

/**
 * Lets a renderer fail alone (security R18): what it throws, wherever it throws, a suspense that does
 * not end, and an empty box all end at the fallback, and its suspense never reaches the host's own.
 */
export function RendererBoundary(props: RendererBoundaryProps): ReactNode {
  const { resetKey, fallback, pending, onError, onRetry, timeLimit = SUSPENSE_LIMIT_MS } = props;
  const [attempt, setAttempt] = useState(0);
  const [late, setLate] = useState<unknown>(NEVER);
  const report = useReportOnce(resetKey, attempt, onError);

  const tooLate = (): void => {
    setLate(resetKey);
    report(timeout(timeLimit));
  };
  const again = (retry?: () => void): void => {
    onRetry?.();
    setLate(NEVER);
    setAttempt(attempt + 1);
    retry?.();
  };

  if (Object.is(late, resetKey)) return fallback(() => again());
  return (
    <CatchErrors
      resetKey={resetKey}
      fallback={(retry) => fallback(() => again(retry))}
      onError={report}
    >
      <Suspense
        fallback={
          <Pending timeLimit={timeLimit} onLimit={tooLate}>
            {pending}
          </Pending>
        }
      >
        <FilledBox
          key={attempt}
          instead={() => fallback(() => again())}
          onEmpty={() => report(empty())}
        >
          <ContainCleanups onError={report}>{props.children}</ContainCleanups>
        </FilledBox>
      </Suspense>
    </CatchErrors>
  );
}

const NEVER = Symbol("never");

/** One failure often has a train of others: a ref that throws does so again when it is taken back. */
function useReportOnce(
  resetKey: unknown,
  attempt: number,
  onError: ((error: unknown) => void) | undefined,
): (error: unknown) => void {
  const told = useRef<readonly unknown[]>([]);
  return (error) => {
    const [key, at] = told.current;
    if (told.current.length > 0 && Object.is(key, resetKey) && at === attempt) return;
    told.current = [resetKey, attempt];
    onError?.(error);
  };
}

interface PendingProps {
  readonly timeLimit: number;
  readonly onLimit: () => void;
  readonly children: ReactNode;
}

function Pending({ timeLimit, onLimit, children }: PendingProps): ReactNode {
  const latest = useRef(onLimit);
  useEffect(() => {
    latest.current = onLimit;
  });
  // Updates of the call must not start the time again.
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), timeLimit);
    return () => clearTimeout(timer);
  }, [timeLimit]);
  return (
    <div className="ac-pending" data-slot="pending" aria-busy="true">
      {children}
    </div>
  );
}

function timeout(limit: number): ArtifactCardsError {
  return new ArtifactCardsError(
    "renderer-timeout",
    `a renderer was still suspended after ${limit} ms, so the text is shown instead. Make what it waits for settle, or raise the limit.`,
  );
}

function empty(): ArtifactCardsError {
  return new ArtifactCardsError(
    "renderer-empty",
    'a renderer left its box empty, so the text is shown as well. Return an element; to show nothing for a tool or kind, register "hidden".',
  );
}
