"use client";
import { Anchor, Content, Popover as Root } from "@radix-ui/react-popover";
import { type ReactNode, type RefObject, useCallback, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { cx } from "../cx.ts";
import { useKindHost } from "../kindHost.ts";
import { useIsomorphicLayoutEffect } from "../useIsomorphicLayoutEffect.ts";
import type { PopoverProps } from "./Popover.tsx";
import { readSurroundings, type Surroundings } from "./surroundings.ts";
import { useFocusReturn } from "./useFocusReturn.ts";

/** {@link PopoverProps} on Radix; loaded by the part that everyone uses. */
export function RadixPopover(props: PopoverProps): ReactNode {
  const { open, anchor } = props;
  const [around, setAround] = useState<Surroundings | null>(null);
  useIsomorphicLayoutEffect(() => {
    if (open && anchor.current !== null) setAround(readSurroundings(anchor.current));
  }, [open, anchor]);
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  const onContent = useCallback((node: HTMLElement | null) => {
    if (node === null) setPresent(false);
  }, []);
  if (around === null || !present) return null;
  return <Layer {...props} around={around} onContent={onContent} />;
}

const ROLES = {
  dialog: "dialog",
  menu: "presentation",
  note: "dialog",
  preview: "tooltip",
} as const;

/** Pixels between a box and the edges of the window; at the sides as much as a phone keeps free beside a card. */
const KEPT_CLEAR = { top: 8, right: 16, bottom: 8, left: 16 } as const;

interface LayerProps extends PopoverProps {
  readonly around: Surroundings;
  /** Called with `null` once the box has faded out. */
  readonly onContent: (node: HTMLElement | null) => void;
}

function Layer(props: LayerProps): ReactNode {
  const { around, onContent, open, onOpenChange, anchor, label, variant = "dialog" } = props;
  const host = useKindHost();
  const focus = useFocusReturn(variant, anchor);
  const theme = host.theme ?? (around.dark ? "dark" : undefined);
  const dress = useDress(around);
  // Radix wants a box that is there; ours is only ever asked while its anchor stands.
  const virtual = useMemo(() => anchor as RefObject<HTMLElement>, [anchor]);
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Anchor virtualRef={virtual} />
      {createPortal(
        <div
          ref={dress}
          className="ac-root not-prose ac-layer"
          data-slot="layer"
          data-theme={theme}
          dir={around.direction}
        >
          <Content
            ref={onContent}
            dir={around.direction}
            role={ROLES[variant]}
            aria-label={variant === "menu" ? undefined : label}
            className={cx("ac-pop", props.className)}
            data-slot="popover"
            side={props.side ?? "bottom"}
            align={props.align ?? "start"}
            sideOffset={props.offset ?? 8}
            collisionPadding={KEPT_CLEAR}
            onPointerEnter={props.onPointerEnter}
            onPointerLeave={props.onPointerLeave}
            {...focus}
          >
            {props.children}
          </Content>
        </div>,
        around.container,
      )}
    </Root>
  );
}

/** Puts the host's tokens on the layer: it stands outside the element that set them. */
function useDress(around: Surroundings): (layer: HTMLElement | null) => void {
  return useCallback(
    (layer: HTMLElement | null) => {
      for (const [name, value] of around.styles) layer?.style.setProperty(name, value);
    },
    [around],
  );
}
