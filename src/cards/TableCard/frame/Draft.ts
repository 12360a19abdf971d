/** A frame whose cells nobody has looked at yet. Lists may be lazy. */
export interface Draft {
  readonly names: readonly string[];
  readonly cells: readonly (readonly unknown[])[];
  readonly rowCount: number;
  /** Rows the payload holds, when fewer were taken. */
  readonly totalRows: number;
  /** What may name the rows; plain numbering does not. */
  readonly index: readonly unknown[] | null;
}

/** Work in steps: rests where it yields. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Cells between two rests. */
export const LOOKED_AT = 512;

/** Does all steps at once. */
export function runSteps<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
