import { memo, type ReactNode } from "react";
import { FileIcon } from "../shared/FileIcon.tsx";
import { fileType } from "./fileType.ts";
import { Tile } from "./Tile.tsx";

interface WaitingTileProps {
  readonly index: number;
  readonly name: string;
  /** Whether it may still arrive: then its second line pulses, and else tells the type. */
  readonly busy: boolean;
}

/** A name that was asked for and has not arrived. */
export const WaitingTile = memo(function WaitingTile(props: WaitingTileProps): ReactNode {
  const { index, name, busy } = props;
  return (
    <Tile
      type="waiting"
      name={name}
      mark={<FileIcon name={name} />}
      meta={
        busy ? (
          <span className="ac-skel" data-width={index % 3} />
        ) : (
          <bdi className="ac-sub-text">{fileType(name)}</bdi>
        )
      }
    />
  );
});
