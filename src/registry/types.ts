import type { CardProps } from "../cards/CardProps.ts";
import type { ToolCall } from "../protocol/calls/toolCall.ts";

/** What a renderer receives: the card props, and the whole call. */
export interface ToolRendererProps<Payload = any, Args = any> extends CardProps<Payload> {
  readonly call: ToolCall<Args>;
}
