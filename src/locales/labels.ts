/**
 * Every text of the library's own. Hosts replace single ones through the provider.
 * Functions take raw numbers and format them themselves, so that plurals and digits fit the language.
 */
export interface Labels {
  readonly running: string;
  readonly failed: string;
  readonly stopped: string;
  readonly denied: string;
  readonly awaitingApproval: string;
  /** Of a call that is over; one decimal. */
  readonly duration: (ms: number) => string;
  /** Of a call that runs; whole seconds. */
  readonly elapsed: (ms: number) => string;
  readonly showDetails: (tool: string) => string;
  readonly hideDetails: (tool: string) => string;
  readonly output: string;
  readonly result: string;
  readonly arguments: string;
  readonly unnamedTool: string;
  readonly modelSaw: string;
  readonly modelSawText: (characters: number) => string;
  readonly modelDidNotSee: (
    what: "table" | "images" | "code" | "diff" | "files" | "card",
  ) => string;
  readonly showCard: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly download: string;
  readonly downloadAll: string;
  readonly downloadAllShort: string;
  readonly downloadFailed: string;
  readonly downloading: (share?: number) => string;
  readonly more: string;
  readonly close: string;
  readonly tryAgain: string;
  readonly details: string;
  readonly lines: (n: number) => string;
  readonly showAllLines: (n: number) => string;
  readonly showLess: string;
  /** On paper, which has a bound. */
  readonly notPrinted: (n: number, what: "rows" | "columns" | "lines") => string;
  readonly showMore: (n: number) => string;
  readonly wrapLines: string;
  readonly toolError: string;
  readonly errorPrefix: string;
  readonly imageBeforeError: string;
  readonly tableBeforeError: string;
  readonly resultBeforeError: string;
  /** @param isLeast only a part of the text has been looked at */
  readonly hiddenCharacters: (n: number, isLeast?: boolean) => string;
  readonly noResult: string;
  readonly textCut: (shown: number, total: number) => string;
  readonly linesCut: (shown: number, total: number) => string;
  readonly lineCut: (hidden: number) => string;
  readonly showMoreText: string;
  readonly code: string;
  readonly line: (n: number) => string;
  readonly lineOf: (i: number, n: number) => string;
  readonly ofLines: (n: number) => string;
  readonly goToLine: string;
  /** `lines`: such as `12–15, 20`. */
  readonly highlightedLines: (lines: string) => string;
  readonly notColoured: string;
  readonly mixedLineEnds: string;

  readonly find: string;
  readonly previousMatch: string;
  readonly nextMatch: string;
  readonly noMatch: string;
  /** `more`: there are more than are counted. */
  readonly matchOf: (i: number, n: number, more: boolean) => string;
  readonly json: string;
  readonly keys: (n: number) => string;
  readonly items: (n: number) => string;
  readonly expandAll: string;
  readonly collapseAll: string;
  readonly copyValue: string;
  readonly copyPath: string;
  readonly showRawText: string;
  readonly showTree: string;
  readonly jsonTooLarge: (size: string) => string;

  readonly table: string;
  readonly noRows: string;
  readonly noColumns: string;
  readonly tableSize: (rows: number, columns: number) => string;
  readonly tableSizeShort: (rows: number, columns: number) => string;
  readonly firstRows: (shown: number, total: number) => string;
  readonly firstColumns: (shown: number, total: number) => string;
  readonly missing: string;
  readonly nullValue: string;
  readonly emptyValue: string;
  readonly rowName: string;
  readonly rows: (n: number) => string;
  /** Size of a table whose payload holds the first `k` of `n` rows. */
  readonly tablePart: (k: number, n: number, columns: number) => string;
  readonly filterRows: string;
  readonly clearFilter: string;
  /** No row holds what was looked for. */
  readonly noRowsMatch: (query: string) => string;
  /** Rows that are left by a filter, of all. */
  readonly rowsOf: (k: number, n: number) => string;
  readonly rowsOfShort: (k: number, n: number) => string;
  /** After `firstRows`, when more can be done with the table than look at it. */
  readonly partOnly: string;
  /** Said after a press on a column's name. */
  readonly sortedBy: (column: string, way: "ascending" | "descending" | "none") => string;
  /** Said of a column without a name. */
  readonly columnNumber: (n: number) => string;
  readonly rowNumber: (n: number) => string;
  readonly copyAs: (format: "CSV" | "TSV" | "Markdown") => string;
  readonly downloadCsv: string;
  readonly keepFirstColumn: string;
  readonly columnSummary: string;
  readonly previousColumn: string;
  readonly nextColumn: string;
  /** Lines of a column's summary. */
  readonly summary: {
    readonly values: string;
    readonly missing: string;
    readonly distinct: string;
    readonly atLeast: (n: number) => string;
    readonly min: string;
    readonly max: string;
    readonly mean: string;
    readonly median: string;
    readonly top: string;
  };
  /** What a picture of a distribution says. */
  readonly distribution: (from: string, to: string, most: string) => string;
  /** A long piece of work, with the share that is done from 0 to 1. */
  readonly working: (what: string, share: number) => string;

  readonly images: (n: number) => string;
  readonly openImage: (i: number, n: number) => string;
  readonly imageNotShown: string;
  readonly invalidImage: (type: string) => string;
  readonly unsupportedType: (mime: string) => string;
  readonly imageTooLarge: (width: number, height: number) => string;
  readonly imageTooHeavy: (size: string) => string;
  readonly moreImages: (n: number) => string;
  readonly loadingImage: string;
  readonly image: string;
  readonly imageOf: (i: number, n: number) => string;
  readonly noImages: string;
  readonly firstImages: (shown: number, total: number) => string;
  readonly imageMissing: string;
  readonly imageRemote: string;

  readonly unchangedLines: (n: number) => string;
  readonly showUnchangedLines: (n: number) => string;
  readonly newFile: string;
  readonly deletedFile: string;
  readonly renamed: string;
  readonly noDifferences: string;
  readonly contentsUnchanged: string;
  readonly fromPath: (path: string) => string;
  readonly diffCounts: (added: number, removed: number) => string;
  readonly added: string;
  readonly removed: string;
  readonly diffTooLarge: string;
  readonly noNewline: string;
  readonly binaryDiffers: string;
  readonly emptyFile: string;
  readonly lineEndsChanged: (from: "LF" | "CRLF" | "mixed", to: "LF" | "CRLF" | "mixed") => string;
  readonly modeChanged: (from: string, to: string) => string;
  readonly filesChanged: (n: number) => string;
  readonly filesCut: (shown: number, total: number) => string;
  readonly copyNewText: string;
  readonly copyPatch: string;
  readonly downloadPatch: string;
  readonly unified: string;
  readonly split: string;
  readonly comparing: string;
  readonly ignoreSpace: string;
  readonly showSpace: string;
  /** Every change is of that kind. */
  readonly onlySpaceChanged: (what: "space" | "line-ends") => string;
  readonly spaceIgnored: string;
  readonly changes: (n: number) => string;
  readonly nextChange: string;
  readonly previousChange: string;
  readonly changeOf: (i: number, n: number) => string;
  /** A patch that names other files than the tool does. */
  readonly patchNamed: (path: string) => string;

  readonly files: (n: number) => string;
  readonly deliveringFiles: (n?: number) => string;
  readonly deliveredSoFar: (k: number, n: number) => string;
  readonly deliveredFiles: (n: number) => string;
  readonly deliveredItems: (n: number) => string;
  readonly deliveredOf: (k: number, n: number) => string;
  readonly failedCount: (n: number) => string;
  readonly notDelivered: string;
  readonly whyNotDelivered: (name: string) => string;
  readonly firstItems: (shown: number, total: number) => string;
  readonly downloadingOf: (k: number, n: number) => string;
  readonly cancelDownload: string;
  readonly openFailed: string;
  readonly preview: string;
  readonly fileNotFound: string;
  readonly unknownType: string;
  readonly open: (name: string) => string;
  readonly openLink: string;
  readonly downloadNamed: (name: string) => string;
  readonly comment: string;
  readonly commentOn: (name: string) => string;
  readonly commentPrompt: string;
  readonly commentNote: string;
  readonly send: string;
  readonly cancel: string;
  readonly comments: (n: number) => string;
  readonly sendFailed: string;

  readonly noViewForKind: (kind: string) => string;
  readonly newerFormat: (version: number) => string;
  readonly cardFailed: string;
  readonly textShownInstead: string;
  readonly cardFailedNoText: string;
}
