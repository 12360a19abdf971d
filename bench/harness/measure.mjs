// The steps of a case, one after the other, in one session.
import { STEPS } from "./suites.mjs";
import { traceTasks } from "./trace.mjs";

const SETTLE_MS = 300;

/** What each step does; each answers with a value or a word for every metric of `STEPS`. */
const RUN = { mount, colour, open, size, scroll, sort, update, decode, once, stream };

/**
 * Measures one candidate once, and takes a picture of it when all is open and `picture` names a file.
 * A metric that could not be had is a word saying why.
 *
 * @returns {Promise<Record<string, number | string>>}
 */
export async function measure(start, { steps }, rows, picture) {
  const values = {};
  let session = null;
  try {
    session = await start();
    const state = { session, values };
    await session.call("prepare", rows);
    state.border = await cpuOf(session, () => session.call("decode"));
    state.heap = await session.heap();
    for (const step of steps) {
      Object.assign(values, await RUN[step](state));
      if (picture && step === "size") await session.screenshot(picture);
    }
  } catch (error) {
    const word = String(error.message)
      .replace(/^page\.\w+: /, "")
      .split("\n")[0]
      .slice(0, 120);
    for (const metric of steps.flatMap((step) => STEPS[step])) values[metric] ??= word;
  } finally {
    await session?.close();
  }
  return values;
}

async function cpuOf(session, work) {
  const before = await session.cpu();
  await work();
  return (await session.cpu()) - before;
}

async function mount(state) {
  const { session } = state;
  state.start = await session.cpu();
  const ready = await session.call("mount");
  return { "mount-cpu-ms": (await session.cpu()) - state.start, "ready-ms": ready };
}

/** From the start of the mount: colours come by themselves, so this step follows it at once. */
async function colour({ session, start }) {
  const word = await session.call("coloured");
  return { "first-colour-cpu-ms": word ?? (await session.cpu()) - start };
}

async function open({ session }) {
  let opens = false;
  const cpu = await cpuOf(session, async () => {
    opens = await session.call("open");
  });
  return { "open-cpu-ms": opens ? cpu : "mounts open" };
}

async function size({ session, heap }) {
  await session.wait(SETTLE_MS);
  return {
    "dom-nodes": await session.call("nodes"),
    "heap-mb": (await session.heap()) - heap,
  };
}

async function scroll({ session }) {
  let steps = 0;
  const cpu = await cpuOf(session, async () => {
    steps = await session.call("scroll");
  });
  if (steps === 0)
    return { "scroll-step-cpu-ms": "does not scroll", "blank-frames": "does not scroll" };
  return { "scroll-step-cpu-ms": cpu / steps, "blank-frames": await session.call("blankFrames") };
}

/** The way back to the first rows is no part of it. */
async function sort({ session }) {
  await session.call("toTop");
  const { result, longest, worker } = await traceTasks(session.browser, () => session.call("sort"));
  if (typeof result === "string") {
    return { "sort-ms": result, "longest-block-ms": result, "worker-sort-ms": result };
  }
  return {
    "sort-ms": result,
    "longest-block-ms": longest,
    "worker-sort-ms": worker ?? (await bareSort(session)),
  };
}

/** What stands for the floor of a worker's sort: the engine sorts the bare numbers, nothing else. */
async function bareSort(session) {
  if (!(await session.call("hasBareSort"))) return "sorts on the main thread";
  return cpuOf(session, () => session.call("sortBare"));
}

async function update({ session }) {
  return { "update-cpu-ms": await cpuOf(session, () => session.call("update")) };
}

/** The border, passed before the mount, and a reading of the payload, taken now so that it warms no mount. */
async function decode({ session, border }) {
  const reading = await cpuOf(session, () => session.call("read"));
  const decodes = await session.call("decodes");
  return { "decode-cpu-ms": decodes ? border + reading : "takes its data as it is" };
}

async function once({ session }) {
  const cpu = await cpuOf(session, async () => {
    await session.call("mount");
    await idle(session);
  });
  return { "stream-once-cpu-ms": cpu };
}

async function stream({ session }) {
  const cpu = await cpuOf(session, async () => {
    await session.call("stream");
    await idle(session);
  });
  return { "stream-cpu-ms": cpu };
}

/** Until the main thread has done next to nothing for most of a second. */
async function idle(session) {
  for (let quiet = 0, last = await session.cpu(), tries = 0; quiet < 3 && tries < 150; tries += 1) {
    await session.wait(250);
    const now = await session.cpu();
    quiet = now - last < 5 ? quiet + 1 : 0;
    last = now;
  }
}
