/** An own field of what a host gave, read once; `undefined` where reading it throws. */
export function readOption<T extends object>(own: T, name: keyof T): unknown {
  try {
    return Object.hasOwn(own, name) ? own[name] : undefined;
  } catch {
    return undefined;
  }
}
