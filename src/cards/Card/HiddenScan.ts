import { countHidden } from "../../protocol/safety/hiddenCharacters.ts";
import { isPlain } from "../shared/isPlain.ts";
import { whenIdle } from "../shared/whenIdle.ts";
import { FIRST_UNITS, type HiddenAtStart, hiddenAtStart } from "./hiddenAtStart.ts";
import { SLICE_UNITS } from "./sliceUnits.ts";

/** UTF-16 units that are looked through at once, whatever they are part of. */
const AT_ONCE = 100_000;

/**
 * Counts the hidden characters of a text (security R11), and remembers it: of one that goes on from it, only the last line and what
 * is new are looked at.
 */
export class HiddenScan {
  readonly #isPatient: boolean;
  #text = "";
  /** Where the last line starts, which may go on. */
  #last = 0;
  /** Where a line starts, at most the last one; all before it is counted. */
  #to = 0;
  #count = 0;
  /** Of a long last line, as far as it was counted when the page was idle. */
  #tail = { from: -1, units: 0, count: 0 };

  /** @param isPatient leaves most of a long piece for {@link countLater}. */
  constructor(isPatient: boolean) {
    this.#isPatient = isPatient;
  }

  /**
   * Hidden characters as far as they are counted.
   * @param last where its last line starts.
   * @param isGrown it goes on from the text before.
   */
  read(text: string, last: number, isGrown: boolean): HiddenAtStart {
    if (!isGrown) {
      this.#to = 0;
      this.#count = 0;
      this.#tail = { from: -1, units: 0, count: 0 };
    }
    this.#text = text;
    this.#last = last;
    this.#settle(this.#isPatient && last - this.#to > AT_ONCE ? FIRST_UNITS : text.length);
    if (this.#to < last) return { hidden: this.#count, isCounted: false };
    const line = text.slice(last);
    if (!this.#isPatient || line.length <= AT_ONCE)
      return { hidden: this.#count + hiddenIn(line), isCounted: true };
    const known = this.#tail.from === last ? this.#tail : null;
    if (known?.units === line.length) return { hidden: this.#count + known.count, isCounted: true };
    const first = known?.count ?? hiddenAtStart(line, false).hidden;
    return { hidden: this.#count + first, isCounted: false };
  }

  /** Counts the rest of the text read last, a slice whenever the page is idle, and gives the whole number. Returns what ends it before. */
  countLater(onCounted: (count: number) => void): () => void {
    const text = this.#text;
    const next = (): void => {
      // Another one was read meanwhile, by a drawing that is not to be seen yet or never will be.
      if (this.#text !== text) return;
      if (this.#to < this.#last) {
        this.#settle(SLICE_UNITS);
        stop = whenIdle(next);
        return;
      }
      const line = text.slice(this.#last);
      this.#tail = { from: this.#last, units: line.length, count: hiddenIn(line) };
      onCounted(this.#count + this.#tail.count);
    };
    let stop = whenIdle(next);
    return () => stop();
  }

  /** Counts so many units more, to the end of a line and no further than to the last one. */
  #settle(units: number): void {
    const feed = this.#text.indexOf("\n", this.#to + units) + 1;
    const to = feed > 0 ? Math.min(feed, this.#last) : this.#last;
    this.#count += hiddenIn(this.#text.slice(this.#to, to));
    this.#to = to;
  }
}

/** Nothing at one side of a line's end decides what is hidden at the other. */
function hiddenIn(lines: string): number {
  return isPlain(lines) ? 0 : countHidden(lines);
}
