/** What an encoding cannot carry. Everything not named here has to arrive. */
export interface Losses {
  /** Digits after the point, or significant digits; absent: all of them. */
  readonly decimals?: number;
  readonly significant?: number;
  /** A missing cell is left out: so are columns of nothing else, and NaN and infinities. */
  readonly missingLeftOut?: true;
  /** A missing text, date or factor level reads "NA"; such dates are texts. */
  readonly missingTextReadsNA?: true;
  /** NaN and infinities are sent as missing. */
  readonly notFiniteIsMissing?: true;
  /** No rows: the columns are gone too. */
  readonly noRowsNoColumns?: true;
  /** No columns: the rows are gone too. */
  readonly noColumnsNoRows?: true;
  /** Names are keys of an object: whole numbers come first, ascending. `none`: no names. */
  readonly columnNames?: "keys" | "none";
  /** `last-column`: they stand at the end of each row and look like a column of text. */
  readonly rowNames?: "none" | "last-column";
  /** Times are numbers: epoch seconds or milliseconds; dates are days in R, milliseconds in pandas. */
  readonly times?: "ms" | "s";
  /** Factors are the numbers of their levels. */
  readonly factorCodes?: true;
  /** A missing duration reads "NaT". */
  readonly missingDurationReadsNaT?: true;
  /** Rows are keyed: whole-number keys come in ascending order, the frame's own order of rows is gone. */
  readonly rowsAreKeys?: true;
  /** Objects in an object: columns named by whole numbers cannot be told from rows. */
  readonly axesUnnamed?: true;
}

/** The one loss of every encoding is JSON.parse's own: integers beyond 2^53 keep the digits of a double. */
const KEYS: Losses = { columnNames: "keys" };
const ROWS: Losses = { ...KEYS, decimals: 4, missingLeftOut: true, noRowsNoColumns: true };
const COLUMNS: Losses = { ...KEYS, decimals: 4, noColumnsNoRows: true };
const ROWS_EXACT: Losses = {
  ...KEYS,
  significant: 15,
  missingLeftOut: true,
  noRowsNoColumns: true,
};
const ROWS_NULL: Losses = { ...KEYS, decimals: 4, notFiniteIsMissing: true, noRowsNoColumns: true };
const ROWS_NA: Losses = { ...KEYS, decimals: 4, missingTextReadsNA: true, noRowsNoColumns: true };
const VALUES: Losses = {
  decimals: 4,
  columnNames: "none",
  rowNames: "last-column",
  noRowsNoColumns: true,
};
const SHINY: Losses = {
  ...KEYS,
  significant: 15,
  notFiniteIsMissing: true,
  rowNames: "none",
  noColumnsNoRows: true,
};

/** jsonlite 1.8, by the `encoding` of the case. */
export const R_LOSSES: Readonly<Record<string, Losses>> = {
  default: ROWS,
  unbox: ROWS,
  plumber: ROWS,
  plumber_unboxed: ROWS,
  pretty: ROWS,
  ndjson: ROWS,
  iso8601: ROWS,
  mongo: ROWS,
  roundtrip_unbox: ROWS,
  no_rownames: { ...ROWS, rowNames: "none" },
  factor_int: { ...ROWS, factorCodes: true },
  epoch: { ...ROWS, times: "ms" },
  digits_na: ROWS_EXACT,
  httr2: ROWS_EXACT,
  na_null: ROWS_NULL,
  unbox_null: ROWS_NULL,
  na_string: ROWS_NA,
  unbox_nastring: ROWS_NA,
  columns: COLUMNS,
  columns_unbox: COLUMNS,
  columns_na_null: { ...COLUMNS, notFiniteIsMissing: true },
  columns_na_string: { ...COLUMNS, missingTextReadsNA: true },
  values: VALUES,
  values_na_null: { ...VALUES, notFiniteIsMissing: true },
  values_na_string: { ...VALUES, missingTextReadsNA: true },
  shiny: SHINY,
  htmlwidgets: SHINY,
  roundtrip_shiny: { ...SHINY, decimals: 4 },
};

const PANDAS: Losses = { decimals: 10, notFiniteIsMissing: true, times: "ms" };
const RECORDS: Losses = { ...PANDAS, ...KEYS, rowNames: "none", noRowsNoColumns: true };
const KEYED: Losses = {
  ...PANDAS,
  ...KEYS,
  rowsAreKeys: true,
  axesUnnamed: true,
  noColumnsNoRows: true,
};

/** pandas 1.5, by the `encoding` of the case. */
export const PANDAS_LOSSES: Readonly<Record<string, Losses>> = {
  split: PANDAS,
  split_iso: PANDAS,
  table: { ...PANDAS, missingDurationReadsNaT: true },
  records: RECORDS,
  records_iso: RECORDS,
  records_lines: RECORDS,
  records_utf8: RECORDS,
  indent: RECORDS,
  records_p15: { ...RECORDS, decimals: 15 },
  records_s: { ...RECORDS, times: "s" },
  values: { ...RECORDS, columnNames: "none" },
  columns: KEYED,
  index: { ...KEYED, noRowsNoColumns: true },
  index_iso: { ...KEYED, noRowsNoColumns: true },
  // json.dumps of to_dict("list") and other dictionaries by column; of to_dict("tight" or "split").
  dict: { ...KEYS, rowNames: "none", noColumnsNoRows: true },
  dict_split: {},
};

/** The losses of an encoding. One that the table does not know may lose nothing. */
export function lossesOf(
  table: Readonly<Record<string, Losses>>,
  encoding: string | undefined,
): Losses {
  return (encoding !== undefined && Object.hasOwn(table, encoding) && table[encoding]) || {};
}
