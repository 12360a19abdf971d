import type { LucideComponent } from "../cards/shared/Icon.tsx";
import { Wrench } from "../cards/shared/lucide/icons/wrench.ts";
import { namedIcon } from "../cards/shared/namedIcon.ts";
import type { CoreLabels } from "../locales/enCore.ts";
import type { ToolCall } from "../protocol/calls/toolCall.ts";
import { displayName } from "../protocol/safety/displayName.ts";
import type { AnyRegistry, Renderer, Resolution } from "../registry/types.ts";
import { oneLine, summarizeArgs } from "./summarizeArgs.ts";

/** What a call is called: the host's name for the tool, the call's own title, the tool's name. One line. */
export function rowName(
  call: ToolCall,
  renderer: Renderer | null,
  labels: CoreLabels,
  maxUnits: number,
): string {
  for (const name of [renderer?.label, call.title, call.name]) {
    const shown = displayName(name, maxUnits);
    if (shown !== "") return shown;
  }
  return labels.unnamedTool;
}

/**
 * The icon of a tool: a renderer registered for its name decides, else the icon that the artifact names,
 * else that of its kind, else a wrench (contracts 1.25).
 */
export function rowIcon(
  call: ToolCall,
  { matched, renderer }: Resolution,
  registry: AnyRegistry,
): LucideComponent {
  const isOfTool = matched === "tool" || matched === "pattern";
  if (isOfTool && renderer.icon) return renderer.icon;
  const ofKind = isOfTool ? registry.resolve(call, "kind").renderer : renderer;
  return namedIcon(call.artifact?.icon, ofKind?.icon ?? Wrench);
}

/** One line of the arguments: the renderer's own, if it gives a text, else the usual one. Never throws. */
export function rowSummary(call: ToolCall, renderer: Renderer | null): string {
  try {
    const own: unknown = call.args === undefined ? null : renderer?.summary?.(call.args);
    if (typeof own === "string") return oneLine(own);
  } catch {
    // Arguments may be partial or wrong, which a host's function need not expect.
  }
  return summarizeArgs(call.args);
}

/** How long a call took, in milliseconds; `null` while that is not known. */
export function callDuration({ startedAt, endedAt }: ToolCall): number | null {
  if (startedAt === undefined || endedAt === undefined) return null;
  const took = endedAt - startedAt;
  return took >= 0 ? took : null;
}
