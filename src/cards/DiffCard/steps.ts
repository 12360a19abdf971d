/** Work that can be left and taken up again: it yields every fraction of a millisecond or so, and returns its result. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Does the work in one go. */
export function finishSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Does the work and calls `pause` between its pieces. */
export async function pacedSteps<Result>(
  steps: Steps<Result>,
  pause: () => Promise<void>,
): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause();
  }
}
