/** Budgets of security section 6. Hosts override single ones through the provider. */
export interface Limits {
  /** UTF-16 units of a text that is not shown a window at a time. */
  readonly textUnits: number;
  /** UTF-16 units of a text that is mounted whole; a longer one is shown a window at a time, all of it. */
  readonly textShown: number;
  /** UTF-16 units of source text. */
  readonly codeUnits: number;
  /** UTF-16 units of JSON that becomes a tree; more stays text. */
  readonly jsonUnits: number;
  readonly tableRows: number;
  readonly tableColumns: number;
  /** UTF-16 units of one table cell. */
  readonly cellUnits: number;
  /** Lines of one side of a diff that are compared, and of a patch that are kept. */
  readonly diffLines: number;
  /** UTF-16 units of one side of a diff that are compared, and of a patch that are read. */
  readonly diffUnits: number;
  /** Bytes of one image. */
  readonly imageBytes: number;
  /** Pixels of one side. */
  readonly imageSide: number;
  /** Pixels of one image. */
  readonly imagePixels: number;
  /** Pixels of all images of one card. */
  readonly imagesPixels: number;
  readonly images: number;
  readonly files: number;
  /** UTF-16 units of a title. */
  readonly titleUnits: number;
  /** UTF-16 units of a file name. */
  readonly nameUnits: number;
}

export const DEFAULT_LIMITS: Limits = Object.freeze({
  textUnits: 200_000,
  textShown: 20_000,
  codeUnits: 100_000_000,
  jsonUnits: 100_000_000,
  tableRows: 100,
  tableColumns: 50,
  cellUnits: 500,
  diffLines: 200_000,
  diffUnits: 10_000_000,
  imageBytes: 10 * 1024 * 1024,
  imageSide: 16_384,
  imagePixels: 50_000_000,
  imagesPixels: 100_000_000,
  images: 20,
  files: 100,
  titleUnits: 200,
  nameUnits: 200,
});
