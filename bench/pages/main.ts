import { candidates } from "virtual:candidates";
import { frame, twoFrames, until } from "./shared/frames.ts";
import { countBlankFrames, scrollThrough } from "./shared/scrolling.ts";
import { elementsBelow, findScroller, isBlank, isColoured, showsText } from "./shared/viewport.ts";

const COLOURS_WITHIN_MS = 20_000;
const CHUNK_LINES = 20;
const SETTLE_MS = 300;

const query = new URLSearchParams(location.search);
const root = document.getElementById("bench") as HTMLElement;
const load = candidates[query.get("page") ?? ""];
if (!load) throw new Error(`there is no page "${query.get("page")}"`);
const { candidate } = await load();

/** What the harness calls. */
const bench = {
  prepare: (size: number) => candidate.prepare?.(size, query.get("case") ?? ""),
  decode: () => candidate.decode?.(),
  decodes: () => candidate.decode !== undefined,
  read: () => candidate.read?.(),
  /** Milliseconds by the clock until the data is on screen. */
  async mount(): Promise<number> {
    await twoFrames();
    const start = performance.now();
    candidate.mount(root);
    await until(candidate.isReady ?? (() => candidate.isCanvas === true || showsText(root)));
    const ready = performance.now() - start;
    await twoFrames();
    return ready;
  },
  /** Waits for syntax colours; a word when there are none. */
  async coloured(): Promise<string | null> {
    if (!candidate.hasColours) return "shows no colours";
    const end = performance.now() + COLOURS_WITHIN_MS;
    while (!isColoured(root)) {
      if (performance.now() > end) return `no colours in ${COLOURS_WITHIN_MS / 1000} s`;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return null;
  },
  async open(): Promise<boolean> {
    if (!candidate.open) return false;
    candidate.open();
    await twoFrames();
    await until(() => !isBlank(findScroller(root) ?? root));
    await twoFrames();
    return true;
  },
  nodes: () => elementsBelow(root).length + strays(),
  async scroll(): Promise<number> {
    const scroller = findScroller(root);
    return scroller ? scrollThrough(scroller) : 0;
  },
  async blankFrames(): Promise<number | string> {
    if (candidate.isCanvas) return "paints on a canvas";
    const scroller = findScroller(root);
    return scroller ? countBlankFrames(scroller) : "does not scroll";
  },
  /** Shows the first rows; rows beyond the view may follow a little later. */
  async toTop(): Promise<void> {
    const scroller = findScroller(root);
    if (scroller) scroller.scrollTop = 0;
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    await twoFrames();
  },
  /** Milliseconds by the clock until the sorted rows are on screen. */
  async sort(): Promise<number | string> {
    const { sort, isSorted } = candidate;
    if (!sort || !isSorted) return "has no sort of its own";
    const start = performance.now();
    sort();
    await until(isSorted);
    await frame();
    return performance.now() - start;
  },
  hasBareSort: () => candidate.sortBare !== undefined,
  sortBare: () => candidate.sortBare?.(),
  async update(): Promise<void> {
    candidate.update?.();
    await twoFrames();
  },
  /** Shows a text that grows by 20 lines at a time, a frame for each. */
  async stream(): Promise<void> {
    if (!candidate.stream) throw new Error("cannot stream");
    const lines = candidate.stream.text().split("\n");
    for (let end = CHUNK_LINES; end < lines.length + CHUNK_LINES; end += CHUNK_LINES) {
      const text = lines.slice(0, end).join("\n");
      candidate.stream.show(root, text);
      await frame();
    }
  },
};
// A plain `bench` is the element of that id.
Object.assign(globalThis, { benchPage: bench });

/** Elements a candidate has put beside the root. */
function strays(): number {
  return [...document.body.children].filter(
    (element) => element !== root && element.id !== "host" && element.tagName !== "SCRIPT",
  ).length;
}
