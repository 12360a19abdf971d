import type { ToolCall } from "../../protocol/calls/toolCall.ts";
import { ownRaw } from "../shared/ownRaw.ts";

/** The fields of a tool part that a call is made from. */
const FIELDS = [
  "state",
  "title",
  "input",
  "rawInput",
  "output",
  "errorText",
  "preliminary",
  "approval",
  "url",
  "mediaType",
  "filename",
];

interface Entry {
  readonly facts: readonly unknown[];
  readonly call: ToolCall | null;
}

/**
 * Remembers the call that was made from a part. `useChat` hands out a new shallow copy of every part with every
 * chunk, so a part is known again by the objects inside it: its output, else its input, else the part itself. What
 * was remembered counts only while every field is identical, so a part changed in place is read anew.
 */
export function createPartMemo(): (
  part: unknown,
  facts: readonly unknown[],
  make: () => ToolCall | null,
) => ToolCall | null {
  const entries = new WeakMap<object, Entry>();
  return (part, given, make) => {
    const facts = [...given, ...FIELDS.map((field) => ownRaw(part, field))];
    const anchor = [ownRaw(part, "output"), ownRaw(part, "input"), part].find(isObject);
    const known = anchor && entries.get(anchor);
    if (known && same(known.facts, facts)) return known.call;
    const call = make();
    if (anchor) entries.set(anchor, { facts, call });
    return call;
  };
}

function same(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((x, i) => Object.is(x, b[i]));
}

const isObject = (x: unknown): x is object => typeof x === "object" && x !== null;
