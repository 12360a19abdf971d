let isAllowed = true;
/** Whether the first worker of the page started; `null` before one was tried. */
let first: Promise<boolean> | null = null;

/**
 * Says whether cards may start workers on this page. Call it once, before cards are drawn; what runs already goes on.
 *
 * With `false` no `Worker` is made: sorting, comparing and colouring run on the page, in slices. For pages whose policy
 * forbids workers (Trusted Types without a default policy, `worker-src 'none'`), where even the one attempt that cards
 * otherwise make would be reported as a violation.
 *
 * @param allowed `true`: workers may be tried (again).
 */
export function allowWorkers(allowed: boolean): void {
  isAllowed = allowed;
  first = null;
}

/**
 * Starts a worker unless the page is known to have none: what keeps the first from starting keeps all, so that a page
 * makes one attempt however many features there are. Others wait until it is decided.
 *
 * @returns what `start` gives, or `null` where the host or the first attempt said no.
 */
export async function startIfAllowed<Host>(
  start: () => Promise<Host | null>,
): Promise<Host | null> {
  if (!isAllowed || typeof Worker === "undefined") return null;
  if (first) return (await first) && isAllowed ? start() : null;
  const started = start();
  first = started.then((host) => host !== null);
  return started;
}
