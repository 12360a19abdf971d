"use client";
import { memo, type ReactNode, useId, useState } from "react";
import { useCardHost } from "../cards/shared/host.ts";
import type { ToolCall } from "../protocol/calls/toolCall.ts";
import { HIDDEN } from "../registry/readEntries.ts";
import type { Resolution } from "../registry/types.ts";
import { CallBody } from "./CallBody.tsx";
import { CallRoot, type RootProps } from "./CallRoot.tsx";
import { callState, hasResult } from "./callState.ts";
import { keepTop } from "./keepTop.ts";
import { readCall } from "./readCall.ts";
import { useRenderHost } from "./renderHost.ts";
import { rowIcon, rowName, rowSummary } from "./rowContent.ts";
import { ToolCallRow } from "./ToolCallRow.tsx";
import { type RowOpenControl, type RowOpenProps, useRowOpen } from "./useRowOpen.ts";

export interface ToolCallCardProps extends RowOpenProps, RootProps {
  readonly call: ToolCall;
}

/**
 * One tool call: a row that opens to its result, or the renderer alone where it is registered as
 * `fullRow`. Drawn again only when its `call` is another object. Further props go to the root. Renders a `<div>`.
 *
 * @example <ToolCallCard call={call} />
 */
export const ToolCallCard = memo(function ToolCallCard(props: ToolCallCardProps): ReactNode {
  const { call: input, open, defaultOpen, onOpenChange, ...root } = props;
  const { registry } = useRenderHost();
  const call = readCall(input);
  const resolution = registry.resolve(call);
  if (resolution.renderer === HIDDEN) return null;
  if (standsAlone(call, resolution)) {
    return (
      <CallRoot {...root} call={call} resolution={resolution}>
        <CallBody call={call} resolution={resolution} />
      </CallRoot>
    );
  }
  const control = { open, defaultOpen, onOpenChange };
  return <RowCall call={call} resolution={resolution} control={control} root={root} />;
});

/** A renderer with a schema has nothing to draw before there is a result. */
function standsAlone(call: ToolCall, { renderer }: Resolution): boolean {
  return renderer?.fullRow === true && (renderer.schema === undefined || hasResult(call));
}

interface RowCallProps {
  readonly call: ToolCall;
  readonly resolution: Resolution;
  readonly control: RowOpenControl;
  readonly root: RootProps;
}

function RowCall({ call, resolution, control, root }: RowCallProps): ReactNode {
  const { labels, limits } = useCardHost();
  const { registry } = useRenderHost();
  const { renderer } = resolution;
  const { open, toggle, touched } = useRowOpen(call, renderer, control);
  // What was open once stays mounted, with all that the reader has done in it.
  const [mounted, setMounted] = useState(open);
  if (open && !mounted) setMounted(true);
  const id = useId();
  const nameId = `${id}-name`;
  const onToggle = (row: HTMLElement): void => {
    keepTop(row, row.parentElement ?? row);
    toggle();
  };
  return (
    <CallRoot {...root} call={call} resolution={resolution} open={open}>
      <ToolCallRow
        call={call}
        state={callState(call)}
        name={rowName(call, renderer, labels, limits.titleUnits)}
        summary={rowSummary(call, renderer)}
        icon={rowIcon(call, resolution, registry)}
        open={open}
        onToggle={onToggle}
        panelId={mounted ? id : undefined}
        nameId={nameId}
      />
      {mounted && (
        // Not a region: the same tool is often open twice, and landmarks must be few and unique.
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div
          id={id}
          role="group"
          aria-labelledby={nameId}
          className="ac-panel"
          data-slot="panel"
          data-state={open ? "open" : "closed"}
          data-moves={touched ? "" : undefined}
        >
          <div className="ac-panel-in">
            <CallBody call={call} resolution={resolution} />
          </div>
        </div>
      )}
    </CallRoot>
  );
}
