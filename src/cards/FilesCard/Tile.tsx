"use client";
import type { PointerEventHandler, ReactNode, Ref } from "react";
import { cx } from "../shared/cx.ts";
import { FileName } from "../shared/FileName.tsx";

export interface TileProps {
  readonly type: "file" | "url" | "code" | "data" | "failed" | "waiting";
  /** In the 36px slot. */
  readonly mark: ReactNode;
  readonly name: string;
  /** The second line. */
  readonly meta: ReactNode;
  readonly metaTone?: "quiet" | "danger";
  /** The element that lies over the tile and opens it. */
  readonly cover?: ReactNode;
  /** Buttons at the end; after the cover in the tab order. */
  readonly actions?: ReactNode;
  /** Keeps the buttons in sight. @default false */
  readonly pinned?: boolean;
  /** Whether what the tile opens is open; absent when it opens nothing here. */
  readonly open?: boolean | undefined;
  readonly onPointerEnter?: PointerEventHandler<HTMLElement>;
  readonly onPointerLeave?: PointerEventHandler<HTMLElement>;
  readonly tileRef?: Ref<HTMLLIElement>;
}

/** One place of the grid, 56px high in every state. Renders an `<li>`. */
export function Tile(props: TileProps): ReactNode {
  const { type, mark, name, meta, metaTone = "quiet", cover, actions, pinned, open } = props;
  return (
    <li
      ref={props.tileRef}
      className="ac-tile"
      data-slot={type === "waiting" ? "tile-waiting" : "tile"}
      data-type={type}
      data-failed={type === "failed" ? "" : undefined}
      data-pinned={pinned ? "" : undefined}
      data-state={open === undefined ? undefined : open ? "open" : "closed"}
      onPointerEnter={props.onPointerEnter}
      onPointerLeave={props.onPointerLeave}
    >
      <span className="ac-slot" data-slot="mark">
        {mark}
      </span>
      <span className="ac-tx">
        <FileName name={name} />
        <span className={cx("ac-sub", metaTone === "danger" && "ac-sub-danger")} data-slot="meta">
          {meta}
        </span>
      </span>
      {cover}
      {actions && (
        <span className="ac-tile-acts" data-slot="actions">
          {actions}
        </span>
      )}
    </li>
  );
}
