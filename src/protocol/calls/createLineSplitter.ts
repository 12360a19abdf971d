/** Cuts text that arrives in pieces into lines. */
export interface LineSplitter {
  /** The lines that `text` completes. A line longer than the bound is `null`. */
  readonly push: (text: string) => readonly (string | null)[];
  /** The last line, when it was not ended. */
  readonly end: () => readonly (string | null)[];
}

/**
 * Lines end with LF, CR LF or CR, also when a chunk border lies between CR and LF. A line of more than `maxUnits` is
 * dropped as it arrives, so that it costs no memory.
 */
export function createLineSplitter(maxUnits: number): LineSplitter {
  let pending = "";
  let isTooLong = false;
  let endedInCR = false;

  const grow = (piece: string) => {
    isTooLong ||= pending.length + piece.length > maxUnits;
    pending = isTooLong ? "" : pending + piece;
  };
  const take = () => {
    const line = isTooLong ? null : pending;
    pending = "";
    isTooLong = false;
    return line;
  };

  return {
    push(chunk) {
      // An empty chunk tells nothing about what follows a CR.
      if (chunk === "") return [];
      const text = endedInCR && chunk.startsWith("\n") ? chunk.slice(1) : chunk;
      endedInCR = chunk.endsWith("\r");
      const lines: (string | null)[] = [];
      const pieces = text.split(/\r\n|\n|\r/);
      for (const [i, piece] of pieces.entries()) {
        if (i > 0) lines.push(take());
        grow(piece);
      }
      return lines;
    },
    end: () => (pending === "" && !isTooLong ? [] : [take()]),
  };
}
