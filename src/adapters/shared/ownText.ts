import { own, unbox } from "../../protocol/safety/record.ts";

/** An own text field of a snapshot, boxed or not (contracts 3.1); `undefined` when it is no text. */
export function ownText(x: unknown, key: string): string | undefined {
  const value = unbox(own(x, key));
  return typeof value === "string" ? value : undefined;
}
