import { asPainted, twoFrames } from "./frames.ts";
import { isBlank } from "./viewport.ts";

const SMALL = 40;
const LARGE = 20;
const PIXELS = 120;

/** 40 jumps of 120 px, as of a wheel, and 20 across the whole height; two frames each. */
export async function scrollThrough(scroller: HTMLElement): Promise<number> {
  for (const top of jumps(scroller)) {
    scroller.scrollTop = top;
    await twoFrames();
  }
  return SMALL + LARGE;
}

/** The same jumps, looking at each of their frames: how many of them show a part without any row. */
export async function countBlankFrames(scroller: HTMLElement): Promise<number> {
  let blank = 0;
  scroller.scrollTop = 0;
  await twoFrames();
  for (const top of jumps(scroller)) {
    scroller.scrollTop = top;
    for (let frames = 0; frames < 2; frames += 1) {
      if (await asPainted(scroller, () => isBlank(scroller))) blank += 1;
    }
  }
  return blank;
}

function jumps(scroller: HTMLElement): number[] {
  const end = scroller.scrollHeight - scroller.clientHeight;
  const small = Array.from({ length: SMALL }, (_, at) => at * PIXELS);
  const large = Array.from({ length: LARGE }, (_, at) => Math.floor((end * at) / (LARGE - 1)));
  return [...small, ...large];
}
