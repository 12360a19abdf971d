import type { ColumnType } from "../../../protocol/payloads/column.ts";
import type { DataFrame } from "../../../protocol/payloads/dataFrame.ts";
import type { JobSession } from "../../shared/worker/createBackground.ts";
import { createPause } from "../../shared/worker/createPause.ts";
import { yieldToHost } from "../../shared/worker/nextTask.ts";
import { type CellAt, cellReader } from "../frame/lazyList.ts";
import { packNumbers, packTexts } from "./packColumn.ts";
import { ROW_NAMES, type TableJobs } from "./tableJobs.ts";

/** Half of a frame: input and drawing get the other half. */
const SLICE_MS = 8;

/** Sends the columns that are asked for to the jobs, each once, in slices. */
export class ColumnSender {
  readonly #frame: DataFrame;
  readonly #session: JobSession<TableJobs>;
  readonly #closed = new AbortController();
  #sent = new Map<number, Promise<void>>();
  #generation = -1;

  constructor(frame: DataFrame, session: JobSession<TableJobs>) {
    this.#frame = frame;
    this.#session = session;
  }

  /** Resolves when the jobs have all of these columns, whatever they lost meanwhile. */
  async send(columns: readonly number[]): Promise<void> {
    for (;;) {
      const generation = await this.#session.generation();
      if (generation !== this.#generation) {
        this.#sent = new Map();
        this.#generation = generation;
      }
      for (const column of columns) await this.#once(column);
      if ((await this.#session.generation()) === generation) return;
    }
  }

  /** Stops sending. */
  close(): void {
    this.#closed.abort();
    this.#sent.clear();
  }

  #once(column: number): Promise<void> {
    const sent = this.#sent;
    const known = sent.get(column);
    if (known) return known;
    const sending = this.#transmit(column);
    sent.set(column, sending);
    sending.catch(() => sent.delete(column));
    return sending;
  }

  async #transmit(column: number): Promise<void> {
    const { rowCount } = this.#frame;
    const { type, cell } = this.#column(column);
    const { signal } = this.#closed;
    const pause = createPause({ slice: SLICE_MS, signal, giveWay: yieldToHost });
    const numbers =
      type === "number" || type === "boolean" || type === "empty"
        ? await packNumbers(cell, rowCount, pause)
        : null;
    if (numbers) {
      const transfer = [numbers.values, numbers.missing].flatMap((list) =>
        list ? [list.buffer as ArrayBuffer] : [],
      );
      await this.#session.run("addNumbers", { column, ...numbers }, { signal, transfer });
      return;
    }
    let at = 0;
    // A table without rows has columns, too.
    if (rowCount === 0) await this.#session.run("addTexts", { column, at, values: [] }, { signal });
    for await (const values of packTexts(cell, rowCount, pause)) {
      await this.#session.run("addTexts", { column, at, values }, { signal });
      at += values.length;
    }
  }

  #column(column: number): { readonly type: ColumnType; readonly cell: CellAt } {
    const { columns, rowNames } = this.#frame;
    if (column === ROW_NAMES && rowNames) return { type: "string", cell: cellReader(rowNames) };
    const found = columns[column];
    if (!found) throw new RangeError(`There is no column ${column}.`);
    return { type: found.type, cell: cellReader(found.values) };
  }
}
