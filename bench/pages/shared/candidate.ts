/** What a page below `pages/` exports as `candidate`: one viewer, set up as its documentation says. */
export interface Candidate {
  /**
   * Builds the data and loads code, before anything is measured.
   *
   * @param name the case of the suite, where a page serves several
   */
  readonly prepare?: (size: number, name: string) => void | Promise<void>;
  /** Takes the data through the library's border; measured by itself. */
  readonly decode?: () => void;
  /** Reads the decoded data once more; measured after everything else. */
  readonly read?: () => void;
  /** Shows the data in `root`, 1000 x 600 pixels. */
  readonly mount: (root: HTMLElement) => void;
  /** Whether the data is on screen. @default there is the text of a row */
  readonly isReady?: () => boolean;
  /** Opens what mounts folded, by the reader's own click; absent where all is in view or a scroll away. */
  readonly open?: () => void;
  /** Starts an ascending sort by the column `amount`; absent where a viewer has no sort. */
  readonly sort?: () => void;
  /** Whether the sorted rows are on screen. */
  readonly isSorted?: () => boolean;
  /** The engine's own sort of the bare numbers: no sort of a table can take less. */
  readonly sortBare?: () => void;
  /** Shows syntax colours, at first or later. */
  readonly hasColours?: boolean;
  /** Paints on a canvas: there is no text in the DOM to look for. */
  readonly isCanvas?: boolean;
  /** Changes one row. */
  readonly update?: () => void;
  /** The text of a whole stream, and a way to show, in the same place, what has come so far. */
  readonly stream?: {
    readonly text: () => string;
    readonly show: (root: HTMLElement, text: string) => void;
  };
}
