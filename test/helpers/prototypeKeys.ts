/** The own keys of the shared prototypes, to compare before and after: nothing of ours may add one. */
export function prototypeKeys(): readonly string[] {
  return [Object.prototype, Array.prototype, Function.prototype, String.prototype].flatMap(
    (prototype, i) => Reflect.ownKeys(prototype).map((key) => `${i}:${String(key)}`),
  );
}
