import { JsonNodes } from "./JsonNodes.ts";
import {
  CLOSE_LIST,
  CLOSE_RECORD,
  COLON,
  COMMA,
  isBlank,
  OPEN_LIST,
  OPEN_RECORD,
  QUOTE,
  scalarEnd,
  skipBlanks,
  stringEnd,
} from "./scanJson.ts";

/** Values of one tree at most: with their rows, about 270 MB. */
const MAX_NODES = 8_000_000;
const FIRST_ROOM = 256;

// What comes next: numbers, since this is asked for every value.
const VALUE = 0;
const VALUE_OR_END = 1;
const KEY = 2;
const KEY_OR_END = 3;
const COMMA_OR_END = 4;

/**
 * Reads a JSON text into packed nodes: strictly what the standard allows, in linear time, without recursion, so that any
 * depth will do. Numbers and strings stay in the text, digit for digit; a key that comes twice is there twice.
 */
export class JsonReader {
  readonly text: string;
  readonly nodes: JsonNodes;
  /** How far it has read. */
  at = 0;
  done = false;
  /** Where the text stops being JSON; `null` while it is. */
  error: number | null = null;
  /** There are more values than a tree can hold. */
  tooMany = false;
  #parent = -1;
  #inRecord = false;
  #expect = VALUE;
  readonly #maxNodes: number;

  constructor(text: string, maxNodes = MAX_NODES) {
    this.text = text;
    this.#maxNodes = maxNodes;
    this.nodes = new JsonNodes(Math.min(Math.max(FIRST_ROOM, text.length >> 3), maxNodes));
  }

  /** Reads about so many UTF-16 units more; says whether that was the rest, or the end of what is JSON. */
  advance(units: number): boolean {
    const { text } = this;
    const until = this.at + units;
    while (!this.done && this.at < until) {
      const unit = text.charCodeAt(this.at);
      if (isBlank(unit)) {
        this.at++;
        continue;
      }
      const expect = this.#expect;
      if (expect === COMMA_OR_END) this.#afterValue(unit);
      else if (expect === KEY || expect === KEY_OR_END) this.#member(unit);
      else this.#value(this.at, 0, unit);
    }
    return this.done;
  }

  #fail(at: number): void {
    this.error = Math.min(at, this.text.length);
    this.done = true;
  }

  #afterValue(unit: number): void {
    if (this.#parent < 0) {
      this.done = true;
      if (this.at < this.text.length) this.error = this.at;
    } else if (unit === COMMA) {
      this.at++;
      this.#expect = this.#inRecord ? KEY : VALUE;
    } else {
      this.#close(unit);
    }
  }

  #close(unit: number): void {
    if (unit !== (this.#inRecord ? CLOSE_RECORD : CLOSE_LIST)) {
      this.#fail(this.at);
      return;
    }
    this.at++;
    this.#parent = this.nodes.close(this.#parent);
    const start = this.nodes.starts[this.#parent] ?? 0;
    this.#inRecord = this.text.charCodeAt(start) === OPEN_RECORD;
    this.#expect = COMMA_OR_END;
  }

  #member(unit: number): void {
    const { text, at } = this;
    if (unit !== QUOTE) {
      if (this.#expect === KEY_OR_END) this.#close(unit);
      else this.#fail(at);
      return;
    }
    const end = stringEnd(text, at);
    const colon = end < 0 ? at : skipBlanks(text, end);
    if (end < 0 || text.charCodeAt(colon) !== COLON) {
      this.#fail(colon);
      return;
    }
    const start = skipBlanks(text, colon + 1);
    this.#value(start, at, text.charCodeAt(start));
  }

  #value(at: number, key: number, unit: number): void {
    const { nodes } = this;
    if (unit === CLOSE_LIST && this.#expect === VALUE_OR_END) {
      this.#close(unit);
      return;
    }
    if (nodes.count >= this.#maxNodes) {
      this.tooMany = true;
      this.#fail(at);
      return;
    }
    if (unit === OPEN_RECORD || unit === OPEN_LIST) {
      this.#parent = nodes.add(at, key, this.#parent);
      this.at = at + 1;
      this.#inRecord = unit === OPEN_RECORD;
      this.#expect = this.#inRecord ? KEY_OR_END : VALUE_OR_END;
      return;
    }
    const end = unit === QUOTE ? stringEnd(this.text, at) : scalarEnd(this.text, at);
    if (end < 0) {
      this.#fail(at);
      return;
    }
    nodes.add(at, key, this.#parent);
    this.at = end;
    this.#expect = COMMA_OR_END;
  }
}
