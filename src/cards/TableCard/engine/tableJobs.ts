import type { ColumnType } from "../../../protocol/payloads/column.ts";
import type { JobContext } from "../../shared/worker/Job.ts";
import { type ExportRequest, exportRows } from "../compute/exportRows.ts";
import { type FilterResult, filterRows } from "../compute/filterRows.ts";
import type { NumberColumn, PackedColumn } from "../compute/PackedColumn.ts";
import { type SortRequest, sortRows } from "../compute/sortRows.ts";
import { type ColumnSummary, summarize } from "../compute/summarize.ts";

/** Column number under which the names of the rows are kept. */
export const ROW_NAMES = -1;

interface TextChunk {
  readonly column: number;
  /** Row of the chunk's first text. */
  readonly at: number;
  readonly values: readonly (string | null | undefined)[];
}

interface FilterJob {
  readonly columns: readonly { readonly column: number; readonly grouped: boolean }[];
  readonly rowCount: number;
  readonly query: string;
  readonly locale: string;
}

/** An export whose columns are numbers of columns sent before. */
export interface ExportJob extends Omit<ExportRequest, "columns" | "rowNames"> {
  readonly columns: readonly { readonly name: string; readonly column: number }[];
  readonly rowNames: boolean;
  /** One text, or a file made where the job runs, so that its bytes never cross over. */
  readonly as: "text" | "blob";
}

/** What can be done with a table away from the page. Columns are sent first; results are handed over. */
export interface TableJobs {
  addNumbers(request: NumberColumn & { readonly column: number }, context: JobContext): void;
  addTexts(request: TextChunk, context: JobContext): void;
  sort(
    request: SortRequest & { readonly column: number },
    context: JobContext,
  ): Promise<Uint32Array>;
  filter(request: FilterJob, context: JobContext): Promise<FilterResult>;
  summary(
    request: { readonly column: number; readonly type: ColumnType },
    context: JobContext,
  ): Promise<ColumnSummary>;
  export(request: ExportJob, context: JobContext): Promise<string | Blob>;
}

const MIME = {
  csv: "text/csv;charset=utf-8",
  tsv: "text/tab-separated-values;charset=utf-8",
  markdown: "text/markdown;charset=utf-8",
  html: "text/html;charset=utf-8",
} as const;

/** The jobs of one table, with the columns it was sent. */
export function createTableJobs(): TableJobs {
  const columns = new Map<number, PackedColumn>();
  const texts = new Map<number, (string | null | undefined)[]>();
  const packed = (column: number): PackedColumn => {
    const found = columns.get(column);
    if (!found) throw new RangeError(`Column ${column} was not sent.`);
    return found;
  };
  return {
    addNumbers: ({ column, ...values }) => void columns.set(column, values),
    addTexts: ({ column, at, values }) => {
      const known = texts.get(column) ?? [];
      known.length = at;
      for (const value of values) known.push(value);
      texts.set(column, known);
      columns.set(column, { kind: "texts", values: known });
    },
    sort: async ({ column, ...request }, context) => {
      const order = await sortRows(packed(column), request, context);
      context.transfer(order.buffer);
      return order;
    },
    filter: async ({ columns: searched, rowCount, query, locale }, context) => {
      const list = searched.map(({ column, grouped }) => ({ column: packed(column), grouped }));
      const result = await filterRows(list, rowCount, query, locale, context);
      context.transfer(result.rows.buffer);
      return result;
    },
    summary: ({ column, type }, context) => summarize(packed(column), type, context),
    export: async ({ columns: named, rowNames, as, ...request }, context) => {
      const list = named.map(({ name, column }) => ({ name, column: packed(column) }));
      const parts: string[] = [];
      const names = rowNames ? packed(ROW_NAMES) : null;
      for await (const part of exportRows({ ...request, columns: list, rowNames: names }, context))
        parts.push(part);
      return as === "text" ? parts.join("") : new Blob(parts, { type: MIME[request.format] });
    },
  };
}
