/** Resolves in a task of its own, after input and messages that already wait. No timer, so no clamping to 4 ms. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof MessageChannel === "undefined") {
      setTimeout(resolve);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Like `nextTask`, and where the browser knows `scheduler.yield`, ahead of what was merely queued behind the job. */
export function yieldToHost(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield ? scheduler.yield() : nextTask();
}
