"use client";
import { useState } from "react";

/**
 * The earlier object while the new one has the same fields, so that a host may write small objects
 * inline without drawing every card again.
 */
export function useSame<T extends object | undefined>(value: T): T {
  const [kept, setKept] = useState(() => value);
  const same = isSame(kept, value);
  // Set while rendering: React then renders again at once, before anything below.
  if (!same) setKept(() => value);
  return same ? kept : value;
}

function isSame(a: object | undefined, b: object | undefined): boolean {
  if (Object.is(a, b)) return true;
  if (!a || !b) return false;
  try {
    const keys = Object.keys(a);
    return (
      keys.length === Object.keys(b).length &&
      keys.every(
        (key) => Object.hasOwn(b, key) && Object.is(Reflect.get(a, key), Reflect.get(b, key)),
      )
    );
  } catch {
    // What cannot be compared is another one.
    return false;
  }
}
