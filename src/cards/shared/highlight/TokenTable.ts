import { lastAtMost } from "../firstWhere.ts";
import type { TokenBlock } from "./TokenBlock.ts";

/** Tokens of one line: `(class id << 24) | end column` each, in order, up to the line's end; empty: plain or not known yet. */
export type LineTokens = Uint32Array;

const NONE: LineTokens = new Uint32Array(0);

interface Place {
  /** Line of the text. */
  readonly first: number;
  /** Lines of the block before it that do not count: other blocks replaced them. */
  readonly skipped: number;
  readonly lines: number;
  readonly block: TokenBlock;
  /** What was given out, by line of the block. */
  readonly views: (LineTokens | undefined)[];
}

/**
 * Tokens of a text by line. A line keeps the very object it was given as long as its tokens
 * are equal, also when they are found anew: what is drawn from them is not drawn again.
 */
export class TokenTable {
  #places: readonly Place[] = [];
  /** Views of replaced lines, until their lines are asked for again. */
  readonly #replaced = new Map<number, LineTokens>();

  /** Lines from the first on that are known. */
  get lines(): number {
    const last = this.#places.at(-1);
    return last ? last.first + last.lines : 0;
  }

  /** Bytes held. */
  get bytes(): number {
    return this.#places.reduce(
      (sum, { block }) => sum + block.records.byteLength + block.starts.byteLength,
      0,
    );
  }

  /** Tokens of a line; the same object for equal tokens. Empty for a line that is plain, not known yet, or not there. */
  lineTokens(line: number): LineTokens {
    const place = this.#placeOf(line);
    if (!place) return NONE;
    const at = line - place.first + place.skipped;
    const known = place.views[at];
    if (known) return known;
    const found = viewOf(place.block, at);
    const before = this.#replaced.get(line);
    this.#replaced.delete(line);
    const view = before && isEqual(before, found) ? before : found;
    place.views[at] = view;
    return view;
  }

  /** Puts a block at a line, which is at most {@link lines}. Lines before and after it stay. */
  put(first: number, block: TokenBlock): void {
    const end = first + block.lines;
    this.#remember(first, end);
    const before = this.#places.flatMap((place) => part(place, 0, first));
    const after = this.#places.flatMap((place) => part(place, end, Number.POSITIVE_INFINITY));
    const own = { first, skipped: 0, lines: block.lines, block, views: [] };
    this.#places = [...before, ...part(own, first, end), ...after];
  }

  /** Another table of the same tokens. */
  copy(): TokenTable {
    const copy = new TokenTable();
    copy.#places = this.#places;
    return copy;
  }

  #remember(from: number, to: number): void {
    for (const place of this.#places) {
      if (place.first >= to || place.first + place.lines <= from) continue;
      place.views.forEach((view, at) => {
        const line = place.first - place.skipped + at;
        if (view && line >= from && line < to) this.#replaced.set(line, view);
      });
    }
  }

  #placeOf(line: number): Place | null {
    const places = this.#places;
    const place = places[lastAtMost(places.length, (at) => places[at]?.first ?? 0, line)];
    return place && line >= place.first && line < place.first + place.lines ? place : null;
  }
}

/** The part of a place between two lines; none when it is empty. */
function part(place: Place, from: number, to: number): readonly Place[] {
  const first = Math.max(place.first, from);
  const lines = Math.min(place.first + place.lines, to) - first;
  if (lines <= 0) return [];
  if (lines === place.lines) return [place];
  return [{ ...place, first, lines, skipped: place.skipped + first - place.first }];
}

function viewOf({ starts, records }: TokenBlock, line: number): LineTokens {
  const from = starts[line] ?? 0;
  const to = starts[line + 1] ?? 0;
  return from < to ? records.subarray(from, to) : NONE;
}

function isEqual(one: LineTokens, two: LineTokens): boolean {
  return one.length === two.length && one.every((record, at) => record === two[at]);
}
