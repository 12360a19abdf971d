"use client";
import type { ReactNode } from "react";
import type { DataColumn } from "../../protocol/payloads/column.ts";
import { displayName } from "../../protocol/safety/displayName.ts";
import { clipUnits } from "../shared/clipUnits.ts";
import { cx } from "../shared/cx.ts";
import { useCardHost } from "../shared/host.ts";
import { SafeText } from "../shared/SafeText.tsx";
import type { ColumnLook } from "./columnLook.ts";
import { lookClass } from "./lookClass.ts";

interface TableHeadProps {
  readonly columns: readonly DataColumn[];
  readonly looks: readonly ColumnLook[];
  /** The first cell stands over the names of the rows. */
  readonly named: boolean;
  /** Hidden characters of one name that get an element of their own. */
  readonly marks: number;
}

/** The names of the columns, kept in view. A column without a name shows its position. Renders a `<thead>`. */
export function TableHead({ columns, looks, named, marks }: TableHeadProps): ReactNode {
  const { labels, limits } = useCardHost();
  return (
    <thead className="ac-thead">
      <tr className="ac-tr" aria-rowindex={1}>
        {named && (
          <th scope="col" className="ac-td ac-th">
            <span className="ac-sr">{labels.rowName}</span>
          </th>
        )}
        {columns.map(({ name }, i) => {
          const look = looks[i];
          return (
            <th
              // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat (security R15)
              key={i}
              scope="col"
              className={cx(look ? lookClass(look) : "ac-td", "ac-th")}
              title={look?.gives ? displayName(name, limits.cellUnits) : undefined}
            >
              {name === "" ? (
                <span className="ac-na">{i + 1}</span>
              ) : (
                <span className={cx("ac-th-name", look?.gives && "ac-give")}>
                  <SafeText text={clipUnits(name, limits.cellUnits)} marks={marks} />
                </span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
