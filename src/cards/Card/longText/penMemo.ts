import { applySgr, type Pen } from "../../../protocol/payloads/ansiSgr.ts";

/** Terminal programs use few pens and few sequences; a text that does not starts again from nothing. */
const MAX_STEPS = 4096;

/** `applySgr` with a memory: a long log sets the same few pens a million times. */
export function penMemo(): (pen: Pen, params: string) => Pen {
  const known = new Map<string, Pen>();
  let steps = new Map<Pen, Map<string, Pen>>();
  let size = 0;
  return (pen, params) => {
    const found = steps.get(pen)?.get(params);
    if (found) return found;
    if (size++ >= MAX_STEPS) {
      steps = new Map();
      known.clear();
      size = 0;
    }
    const made = applySgr(pen, params);
    const key = keyOf(made);
    const next = known.get(key) ?? made;
    known.set(key, next);
    const from = steps.get(pen) ?? new Map<string, Pen>();
    steps.set(pen, from.set(params, next));
    return next;
  };
}

function keyOf({ fg, bright, bg, bold, dim, italic, underline, inverse }: Pen): string {
  return [fg, bg, bright, bold, dim, italic, underline, inverse].join();
}
