/** What a host's function answers; `undefined` where it is none, throws, or has no answer: a conversation is read all the same. */
export function ask<Args extends readonly unknown[], Answer>(
  decide: ((...args: Args) => Answer) | undefined,
  ...args: Args
): NonNullable<Answer> | undefined {
  try {
    return decide?.(...args) ?? undefined;
  } catch {
    return undefined;
  }
}
