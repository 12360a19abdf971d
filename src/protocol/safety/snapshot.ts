import { readExotic } from "./exotic.ts";
import { type Budget, ELLIPSIS, Frame, primitive } from "./Frame.ts";
import { isRecord } from "./record.ts";

const CIRCULAR = "[Circular]";
const MAX_DEPTH = 64;
const MAX_CELLS = 20_000_000;
const MAX_CONTAINERS = 2_000_000;
const MAX_KEYS = 100_000;
/** Kept of a list that is longer than what is left of the budget. */
const MAX_OF_ENDLESS = 1000;

/** Values in a snapshot, nested ones included, and levels below it. */
interface Extent {
  readonly cells: number;
  readonly height: number;
}

/** Every snapshot and its nested parts. Records and lists of primitives alone are left out: rows are many. */
const snapshots = new WeakMap<object, Extent>();

/**
 * Turns anything into frozen plain data: own data only, each field read once, no getters, prototypes, functions,
 * symbols or elements left (security R2, R16). Functions and symbols count as missing, big integers become
 * digits, dates ISO text, bytes a private copy. Bounded in depth, size and time: what is cut off becomes `"…"`,
 * a cycle `"[Circular]"`. A snapshot is returned as it is. Never throws.
 */
export function snapshot(x: unknown): unknown {
  if (typeof x !== "object" || x === null) return primitive(x);
  if (snapshots.has(x)) return x;
  try {
    const result = walk(x);
    if (typeof result === "object" && result !== null) register(result);
    return result;
  } catch {
    return undefined;
  }
}

/** The plain data of a host's options; none where they are no record. Internal. */
export function optionsOf<T extends object>(options: T | null | undefined): Partial<T> {
  const data = snapshot(options);
  return isRecord(data) ? (data as Partial<T>) : {};
}

/** Freezes an object whose values are snapshots and primitives, and makes it a snapshot. Internal. */
export function seal<T extends object>(target: T): T {
  register(target);
  return Object.freeze(target);
}

function register(target: object): void {
  if (snapshots.has(target)) return;
  const values = Array.isArray(target)
    ? target
    : ArrayBuffer.isView(target)
      ? []
      : Object.values(target);
  let cells = 1 + values.length;
  let height = 0;
  for (const value of values) {
    if (typeof value !== "object" || value === null) continue;
    const extent = extentOf(value);
    cells += extent.cells;
    height = Math.max(height, extent.height + 1);
  }
  snapshots.set(target, { cells, height });
}

function extentOf(x: object): Extent {
  const known = snapshots.get(x);
  return known ?? { cells: 1 + (Array.isArray(x) ? x : Object.keys(x)).length, height: 0 };
}

/** Iterative: 200,000 levels must not overflow the stack. */
function walk(root: object): unknown {
  const budget: Budget = { cells: MAX_CELLS, containers: MAX_CONTAINERS };
  const copies = new Map<object, object>();
  const stack: Frame[] = [];
  let opened = open(root, stack, copies, budget);
  for (;;) {
    let frame = stack[stack.length - 1];
    if (opened instanceof Frame) {
      stack.push(opened);
      frame = opened;
    } else if (frame === undefined) {
      return opened;
    } else {
      frame.put(opened);
    }
    const child = frame.next(budget);
    if (child !== null) {
      opened = open(child, stack, copies, budget);
    } else {
      opened = close(frame, copies);
      stack.pop();
    }
  }
}

function close(frame: Frame, copies: Map<object, object>): unknown {
  const result = frame.close();
  if (frame.isNested && typeof result === "object") {
    register(result);
    copies.set(frame.source, result);
  }
  return result;
}

/** A frame to fill, or what stands for `source` at once. Any part of a hostile object may throw. */
function open(
  source: object,
  stack: readonly Frame[],
  copies: Map<object, object>,
  budget: Budget,
): unknown {
  const ready = snapshots.has(source) ? source : copies.get(source);
  if (ready !== undefined) {
    const extent = snapshots.get(ready);
    // Shared parts count each time, so that whoever walks the snapshot later meets the same bound.
    if (extent && extent.cells <= budget.cells && stack.length + extent.height < MAX_DEPTH) {
      budget.cells -= extent.cells;
      return ready;
    }
    if (copies.has(source)) return ELLIPSIS;
  }
  if (stack.some((frame) => frame.source === source)) return CIRCULAR;
  budget.containers -= 1;
  if (budget.containers < 0) budget.cells = 0;
  if (budget.cells <= 0 || stack.length >= MAX_DEPTH) return ELLIPSIS;
  try {
    const opened = openContainer(source, budget);
    // Bytes in many places are copied once.
    if (ArrayBuffer.isView(opened)) copies.set(source, opened);
    return opened;
  } catch {
    return undefined;
  }
}

function openContainer(source: object, budget: Budget): unknown {
  if (Array.isArray(source)) return listFrame(source, source, budget);
  const prototype: unknown = Object.getPrototypeOf(source);
  if (prototype !== Object.prototype && prototype !== null) {
    const exotic = readExotic(source);
    if (exotic !== null) {
      if ("list" in exotic) return listFrame(source, exotic.list, budget);
      if (typeof exotic.done === "object" && exotic.done !== null) register(exotic.done);
      return exotic.done;
    }
  }
  const keys = Object.keys(source);
  const size = Math.min(keys.length, MAX_KEYS);
  return new Frame(source, source, keys, size, size < keys.length);
}

function listFrame(source: object, list: ArrayLike<unknown>, budget: Budget): Frame {
  const length = Number(primitive(list.length));
  const size = length > budget.cells ? Math.min(MAX_OF_ENDLESS, budget.cells) : length;
  return new Frame(source, list, null, size, size < length);
}
