import { joinBlocks, plainLines, type TokenBlock, toLines } from "./TokenBlock.ts";
import type { Grammar, TokenState } from "./Tokenizer.ts";

interface PieceResult {
  readonly block: TokenBlock;
  readonly state: TokenState | null;
  readonly settled: boolean;
}

/**
 * Tokenises whole lines. A line of more than `maxLine` units is left plain and skipped: what follows goes on as if it were not
 * there. A tokenizer that throws leaves its lines plain and is started anew after them.
 */
export async function tokenizePiece(
  grammar: Grammar,
  text: string,
  start: TokenState | null,
  maxLine: number,
): Promise<PieceResult> {
  const blocks: TokenBlock[] = [];
  let state = start;
  let settled = true;
  for (const { run, isLong } of runsOf(text, maxLine)) {
    const found = isLong ? null : await tokenizeRun(grammar, run, state);
    blocks.push(toLines(run, found?.records ?? NONE));
    if (isLong) continue;
    state = found?.state ?? null;
    settled = found?.settled !== false;
  }
  return { block: blocks.length > 0 ? joinBlocks(blocks) : plainLines(0), state, settled };
}

const NONE = new Uint32Array(0);

async function tokenizeRun(grammar: Grammar, run: string, state: TokenState | null) {
  try {
    return await grammar.tokenize(run, state);
  } catch {
    return null;
  }
}

/** Cuts a text at LF into runs of lines of ordinary length and single long lines. */
function* runsOf(text: string, maxLine: number): Iterable<{ run: string; isLong: boolean }> {
  let from = 0;
  for (let at = 0; at < text.length; ) {
    const lf = text.indexOf("\n", at);
    const end = lf < 0 ? text.length : lf + 1;
    if (end - at > maxLine + 1) {
      if (at > from) yield { run: text.slice(from, at), isLong: false };
      yield { run: text.slice(at, end), isLong: true };
      from = end;
    }
    at = end;
  }
  if (from < text.length) yield { run: text.slice(from), isLong: false };
}
