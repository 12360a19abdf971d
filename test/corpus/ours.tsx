import { ArtifactProvider, type FileEntry, ToolCallCard } from "artifact-cards";
import { reduceToolCalls, type ToolCall } from "artifact-cards/protocol";
import type { ReactNode } from "react";
import { type Frame, framesOf } from "./frames.ts";
import type { Probe } from "./invariants.ts";
import type { Subject } from "./runCase.tsx";

const neighbour = (place: string): ToolCall => {
  const event = {
    type: "tool-result",
    key: place,
    id: place,
    name: "Neighbour",
    value: `neighbour ${place}`,
  } as const;
  const [call] = reduceToolCalls([], event);
  if (!call) throw new Error("a result makes a call");
  return call;
};
const ABOVE = neighbour("above");
const BELOW = neighbour("below");

function resolveFile({ agentId, path }: FileEntry): string {
  const url = `/files?${new URLSearchParams({ agent: agentId ?? "", path })}`;
  globalThis.__fileUrls?.push(url);
  return url;
}

function Chat({ frame }: { frame: Frame }): ReactNode {
  return (
    <ArtifactProvider
      resolveFile={resolveFile}
      onError={(error) => console.error("renderer failed", error)}
    >
      <ToolCallCard call={ABOVE} defaultOpen />
      <div data-subject="">
        {frame.map((call) => (
          <ToolCallCard key={call.key} call={call} defaultOpen />
        ))}
      </div>
      <ToolCallCard call={BELOW} defaultOpen />
    </ArtifactProvider>
  );
}

const count = (root: Element, selector: string): number => root.querySelectorAll(selector).length;
const number = (root: Element, selector: string, attribute: string): number =>
  Number(root.querySelector(selector)?.getAttribute(attribute) ?? Number.NaN);

const probe: Probe = {
  kinds: (root) =>
    [...root.querySelectorAll("[data-kind]")].map(
      (element) => element.getAttribute("data-kind") ?? "",
    ),
  fallback: (root) => count(root, "[data-slot=value-fallback]") > 0,
  error: (root) => count(root, "[data-status=error]") > 0,
  files: (root) => ({
    ok: count(root, "[data-slot=tile]:not([data-failed])"),
    failed: count(root, "[data-slot=tile][data-failed]"),
  }),
  rows: (root) => number(root, "table[data-rows]", "data-rows"),
  columns: (root) => number(root, "table[data-columns]", "data-columns"),
  lines: (root) => count(root, "[data-slot=code-line]"),
  added: (root) => number(root, "[data-added]", "data-added"),
  removed: (root) => number(root, "[data-removed]", "data-removed"),
  own: "[data-slot=file-icon], [data-slot=file-icon] *, svg[aria-hidden=true], svg[aria-hidden=true] *, input[type=search]",
};

/** This library, used the public way. */
export const ours: Subject = { frames: framesOf, Chat: Chat as Subject["Chat"], probe };
