"use client";
import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import type { DataFrame } from "../../protocol/payloads/dataFrame.ts";
import type { CardAction } from "../Card/CardAction.ts";
import { useKindHost } from "../shared/kindHost.ts";
import { ChartColumn } from "../shared/lucide/icons/chart-column.ts";
import { Copy } from "../shared/lucide/icons/copy.ts";
import { Download } from "../shared/lucide/icons/download.ts";
import { Pin } from "../shared/lucide/icons/pin.ts";
import { saveBlob } from "../shared/saveBlob.ts";
import { writeClipboard } from "../shared/writeClipboard.ts";
import { blockText } from "./blockText.ts";
import type { ColumnLook } from "./columnLook.ts";
import type { ExportFormat } from "./compute/rowWriter.ts";
import { ExportProgress } from "./ExportProgress.tsx";
import { cellCount, type GridBlock } from "./GridPoint.ts";
import { frameColumn, gridColumnCount, MANY_COLUMNS } from "./gridColumns.ts";
import { SummaryPopover } from "./SummaryPopover.tsx";
import { sourceRow, type TableView } from "./TableView.ts";
import { useExport } from "./useExport.ts";
import type { TableState } from "./useTableView.ts";

/** Cells that are copied at once, also as HTML, in some 20 ms; more are written in the background, as text alone. */
const AT_ONCE = 20_000;

interface TableActionsOptions {
  readonly frame: DataFrame;
  readonly looks: readonly ColumnLook[];
  readonly state: TableState;
  readonly title: string;
  readonly isFirstKept: boolean;
  readonly setFirstKept: (kept: boolean) => void;
}

interface TableActions {
  readonly actions: readonly CardAction[];
  readonly copyBlock: (view: TableView, block: GridBlock, data: DataTransfer | null) => void;
  /** Told which column of the frame has the focus; its summary comes first. */
  readonly onColumn: (column: number) => void;
  /** Under the table: how far an export is, and the summary when it is open. */
  readonly below: ReactNode;
}

/** What can be done with a table beside looking at it. Copies and downloads hold the shown rows in their order. */
export function useTableActions(options: TableActionsOptions): TableActions {
  const { frame, looks, state, title, isFirstKept, setFirstKept } = options;
  const { labels, csvBom = true } = useKindHost();
  const { engine, view } = state;
  const job = useExport(engine);
  const [summary, setSummary] = useState<number | null>(null);
  const focused = useRef(0);
  const onColumn = useCallback((column: number) => {
    focused.current = Math.max(0, column);
  }, []);

  const text = (format: ExportFormat, label: string) => (): Promise<string> =>
    job.run(label, format, { rows: view.rows }).then((blob) => blob.text());
  const download = (): void => {
    // Excel takes a file without the mark for a national encoding; every other reader skips it.
    job.run(labels.downloadCsv, "csv", { rows: view.rows, bom: csvBom }).then(
      (blob) => saveBlob(blob, `${title || "table"}.csv`),
      () => undefined,
    );
  };
  const copy = (format: "CSV" | "TSV" | "Markdown"): CardAction => ({
    id: `copy-${format.toLowerCase()}`,
    label: labels.copyAs(format),
    icon: Copy,
    menuOnly: true,
    copyText: text(format.toLowerCase() as ExportFormat, labels.copyAs(format)),
  });
  const columnCount = gridColumnCount(frame);
  // A narrow card, and one of many columns, keeps it in view anyway.
  const keepFirst: CardAction = {
    id: "keep-first",
    label: labels.keepFirstColumn,
    icon: Pin,
    menuOnly: true,
    wideOnly: true,
    pressed: isFirstKept,
    onSelect: () => setFirstKept(!isFirstKept),
  };
  const hasRows = frame.columns.length > 0;
  const actions: readonly CardAction[] = hasRows
    ? [
        copy("CSV"),
        copy("TSV"),
        copy("Markdown"),
        {
          id: "download",
          label: labels.downloadCsv,
          icon: Download,
          menuOnly: true,
          hint: labels.rows(view.count),
          onSelect: download,
        },
        {
          id: "summary",
          label: labels.columnSummary,
          icon: ChartColumn,
          menuOnly: true,
          onSelect: () => setSummary(focused.current),
        },
        ...(columnCount > 1 && columnCount <= MANY_COLUMNS ? [keepFirst] : []),
      ]
    : [];

  const { run } = job;
  const copyBlock = useCallback(
    (shown: TableView, block: GridBlock, data: DataTransfer | null): void => {
      const plain = data && cellCount(block) <= AT_ONCE && blockText(frame, shown, block, "tsv");
      if (typeof plain === "string") {
        data?.setData("text/plain", plain);
        const html = blockText(frame, shown, block, "html");
        if (html !== null) data?.setData("text/html", html);
        return;
      }
      const { top, bottom, first, last } = block;
      const rows = Uint32Array.from({ length: bottom - top + 1 }, (_, i) =>
        sourceRow(shown, top + i),
      );
      const columns: number[] = [];
      for (let at = first; at <= last; at++) {
        const column = frameColumn(frame, at);
        if (column >= 0) columns.push(column);
      }
      const rowNames = first === 0;
      // Cancelled, or too long for one text: the clipboard keeps what it has.
      run(labels.copy, "tsv", { rows, columns, rowNames, header: false })
        .then(async (blob) => writeClipboard(await blob.text()))
        .catch(() => undefined);
    },
    [frame, run, labels],
  );

  const below = useMemo(
    () => (
      <>
        {job.state && <ExportProgress job={job.state} onCancel={job.cancel} />}
        {summary !== null && (
          <SummaryPopover
            frame={frame}
            looks={looks}
            engine={engine}
            column={Math.min(summary, frame.columns.length - 1)}
            onColumn={setSummary}
            onClose={() => setSummary(null)}
          />
        )}
      </>
    ),
    [job.state, job.cancel, summary, frame, looks, engine],
  );
  return { actions, copyBlock, onColumn, below };
}
