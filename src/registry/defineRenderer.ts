import type { Renderer } from "./types.ts";

/**
 * Describes how one tool or kind is shown. Gives its argument back: it is there so that `payload` is
 * inferred from the schema, or from the component's props, and so that the two must agree.
 *
 * @example
 * const weather = defineRenderer({ schema: weatherSchema, component: ({ payload }) => <b>{payload.city}</b> });
 */
export function defineRenderer<Payload = unknown, Args = unknown>(
  renderer: Renderer<Payload, Args>,
): Renderer<Payload, Args> {
  return renderer;
}
