// Tasks of the page's threads while something runs, from the browser's own trace.

const CATEGORIES = ["toplevel", "disabled-by-default-devtools.timeline"];

/**
 * Runs `work` and says how long the longest task of the main thread was and how long all workers worked,
 * both in milliseconds of CPU. `worker` is `null` when no worker did anything.
 */
export async function traceTasks(browser, work) {
  const cdp = await browser.newBrowserCDPSession();
  const events = [];
  cdp.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await cdp.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: CATEGORIES },
  });
  const result = await work();
  const done = new Promise((resolve) => cdp.once("Tracing.tracingComplete", resolve));
  await cdp.send("Tracing.end");
  await done;
  return { result, ...summarize(events) };
}

function summarize(events) {
  const threads = new Map(
    events
      .filter(({ name }) => name === "thread_name")
      .map((event) => [`${event.pid} ${event.tid}`, event.args.name]),
  );
  const tasksOf = (wanted) =>
    events.filter(
      ({ name, pid, tid }) =>
        name.endsWith("RunTask") && wanted.test(threads.get(`${pid} ${tid}`) ?? ""),
    );
  const main = tasksOf(/^CrRendererMain/).map(milliseconds);
  const worker = tasksOf(/^DedicatedWorker/).map(milliseconds);
  return {
    longest: main.reduce((longest, task) => Math.max(longest, task), 0),
    worker: worker.length > 0 ? worker.reduce((sum, task) => sum + task, 0) : null,
  };
}

function milliseconds({ tdur = 0 }) {
  return tdur / 1000;
}
