import type { DataFrame } from "../../../protocol/payloads/dataFrame.ts";
import type { Background, RunJobOptions } from "../../shared/worker/createBackground.ts";
import type { JobRequest, JobResult } from "../../shared/worker/Job.ts";
import { openLocalSession } from "../../shared/worker/openLocalSession.ts";
import { WorkerLostError } from "../../shared/worker/workerHost.ts";
import type { FilterResult } from "../compute/filterRows.ts";
import type { ExportFormat } from "../compute/rowWriter.ts";
import type { ColumnSummary } from "../compute/summarize.ts";
import { ColumnSender } from "./ColumnSender.ts";
import { tableBackground } from "./tableBackground.ts";
import { createTableJobs, ROW_NAMES, type TableJobs } from "./tableJobs.ts";

/** What the engine has to know of how the table is shown. */
export interface TableEngineOptions {
  /** BCP 47 tag: order of texts, group marks of digits. */
  readonly locale: string;
  /** Whether the digits of a column are shown in groups; the filter then finds both spellings. */
  readonly isGrouped: (column: number) => boolean;
  /** Where large tables are worked on. @default the worker of all tables */
  readonly background?: Background<TableJobs>;
}

/** What of the table is written. */
export interface TableExportOptions {
  /** Rows in their order. @default all */
  readonly rows?: Uint32Array | null;
  /** Columns in their order. @default all */
  readonly columns?: readonly number[];
  /** Names of the columns first. @default true */
  readonly header?: boolean;
  /** Names of the rows first, where the table has some. @default true */
  readonly rowNames?: boolean;
  /** Disarm texts that a spreadsheet could run (security R17); Markdown is left alone. @default true */
  readonly guard?: boolean;
  /** Start CSV with a byte order mark, for Excel. @default false */
  readonly bom?: boolean;
}

type OnProgress = (done: number, total: number) => void;

/**
 * What can be done with a whole table without holding up the page. Columns are numbers from 0; `ROW_NAMES` (-1) means the names
 * of the rows. Every promise rejects with the signal's reason when it is aborted, and with an `AbortError` after `close`.
 */
export interface TableEngine {
  /** All rows in their new order, see `sortRows`. */
  sort(
    column: number,
    direction: "ascending" | "descending",
    signal?: AbortSignal,
  ): Promise<Uint32Array>;
  /** The rows that hold the query in any column or row name, ascending, see `filterRows`. */
  filter(query: string, signal?: AbortSignal, onProgress?: OnProgress): Promise<FilterResult>;
  summary(column: number, signal?: AbortSignal): Promise<ColumnSummary>;
  /** The table as a file. Progress is in rows. */
  export(
    format: ExportFormat,
    options?: TableExportOptions,
    signal?: AbortSignal,
    onProgress?: OnProgress,
  ): Promise<Blob>;
  /** The same as one text, for the clipboard. */
  exportText(
    format: ExportFormat,
    options?: TableExportOptions,
    signal?: AbortSignal,
    onProgress?: OnProgress,
  ): Promise<string>;
  /** Drops what was sent and cancels what runs. */
  close(): void;
}

/** Cells up to which nothing is sent anywhere. */
const SMALL_CELLS = 5_000;
/** A worker that dies while it works on one request may be short of memory: once more, then on the page, then enough. */
const ATTEMPTS = 3;

/**
 * Opens a table for sorting, filtering, summing up and exporting. Nothing starts before the first call. Tables of 5,000 cells or
 * fewer are worked on here, larger ones in the worker, with only the columns that are needed.
 */
export function openTable(frame: DataFrame, options: TableEngineOptions): TableEngine {
  const { locale, isGrouped, background = tableBackground } = options;
  const { columns, rowCount, rowNames: labels } = frame;
  const isSmall = rowCount * (columns.length + 1) <= SMALL_CELLS;
  const session = isSmall ? openLocalSession(createTableJobs) : background.openSession();
  const sender = new ColumnSender(frame, session);
  const typeOf = (column: number) => columns[column]?.type ?? "string";

  async function run<Name extends keyof TableJobs>(
    job: Name,
    needs: readonly number[],
    request: JobRequest<TableJobs, Name>,
    { signal, onProgress }: RunJobOptions,
  ): Promise<JobResult<TableJobs, Name>> {
    for (let attempt = 1; ; attempt++) {
      signal?.throwIfAborted();
      try {
        for (const column of needs) await abortable(sender.send([column]), signal);
        await abortable(sender.send(needs), signal);
        return await session.run(job, request, { signal, onProgress });
      } catch (error) {
        if (!(error instanceof WorkerLostError) || attempt === ATTEMPTS) throw error;
      }
    }
  }

  const write = async (
    as: "text" | "blob",
    format: ExportFormat,
    given: TableExportOptions,
    options: RunJobOptions,
  ): Promise<string | Blob> => {
    const { rows = null, header = true, guard = true, bom = false } = given;
    const list = given.columns ?? Array.from(columns.keys());
    const rowNames = labels !== null && (given.rowNames ?? true);
    const named = list.map((column) => ({ name: columns[column]?.name ?? "", column }));
    const request = { as, format, rows, rowCount, columns: named, rowNames, header, guard, bom };
    return run("export", rowNames ? [ROW_NAMES, ...list] : list, request, options);
  };

  return {
    sort: (column, direction, signal) => {
      const descending = direction === "descending";
      return run(
        "sort",
        [column],
        { column, type: typeOf(column), descending, locale },
        { signal },
      );
    },
    filter: (query, signal, onProgress) => {
      const all = [...(labels ? [ROW_NAMES] : []), ...columns.keys()];
      const searched = all.map((column) => ({
        column,
        grouped: column !== ROW_NAMES && isGrouped(column),
      }));
      const request = { columns: searched, rowCount, query, locale };
      return run(
        "filter",
        query === "" ? [] : all,
        query === "" ? { ...request, columns: [] } : request,
        { signal, onProgress },
      );
    },
    summary: (column, signal) =>
      run("summary", [column], { column, type: typeOf(column) }, { signal }),
    export: async (format, given = {}, signal, onProgress) =>
      (await write("blob", format, given, { signal, onProgress })) as Blob,
    exportText: async (format, given = {}, signal, onProgress) =>
      (await write("text", format, given, { signal, onProgress })) as string,
    close: () => {
      sender.close();
      session.close();
    },
  };
}

/** The promise, or the signal's reason, whichever comes first. The work behind the promise goes on. */
function abortable<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    signal.addEventListener("abort", abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
