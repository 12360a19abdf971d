import { JsonNodes } from "./JsonNodes.ts";
import {
  CLOSE_LIST,
  CLOSE_RECORD,
  COLON,
  COMMA,
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

/** What comes next. */
type Expect = "value" | "value or end" | "key" | "key or end" | "comma or end";

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
  #expect: Expect = "value";
  readonly #maxNodes: number;

  constructor(text: string, maxNodes = MAX_NODES) {
    this.text = text;
    this.#maxNodes = maxNodes;
    this.nodes = new JsonNodes(Math.min(Math.max(FIRST_ROOM, text.length >> 4), maxNodes));
  }

  /** Reads about so many UTF-16 units more; says whether that was the rest, or the end of what is JSON. */
  advance(units: number): boolean {
    const until = this.at + units;
    while (!this.done && this.at < until) {
      this.at = skipBlanks(this.text, this.at);
      if (this.#parent < 0 && this.nodes.count > 0) this.#finish();
      else this.#step();
    }
    return this.done;
  }

  #finish(): void {
    this.done = true;
    if (this.at < this.text.length) this.error = this.at;
  }

  #fail(at: number): void {
    this.error = Math.min(at, this.text.length);
    this.done = true;
  }

  #step(): void {
    const { text, at } = this;
    const unit = text.charCodeAt(at);
    const expect = this.#expect;
    if (expect === "comma or end" && unit === COMMA) {
      this.at++;
      this.#expect = this.#inRecord() ? "key" : "value";
    } else if (expect === "comma or end" || (isClosing(unit) && expect.endsWith("or end"))) {
      this.#close(unit);
    } else if (expect === "key" || expect === "key or end") {
      this.#member(at);
    } else {
      this.#value(at, 0);
    }
  }

  #inRecord(): boolean {
    return this.text.charCodeAt(this.nodes.starts[this.#parent] ?? 0) === OPEN_RECORD;
  }

  #close(unit: number): void {
    if (unit !== (this.#inRecord() ? CLOSE_RECORD : CLOSE_LIST)) {
      this.#fail(this.at);
      return;
    }
    this.at++;
    const { nodes } = this;
    const closed = this.#parent;
    nodes.nexts[closed] = nodes.count;
    this.#parent = closed === 0 ? -1 : (nodes.parents[closed] ?? 0);
    this.#expect = "comma or end";
  }

  #member(at: number): void {
    const { text } = this;
    const end = text.charCodeAt(at) === QUOTE ? stringEnd(text, at) : -1;
    const colon = end < 0 ? at : skipBlanks(text, end);
    if (end < 0 || text.charCodeAt(colon) !== COLON) this.#fail(colon);
    else this.#value(skipBlanks(text, colon + 1), at);
  }

  #value(at: number, key: number): void {
    const { nodes, text } = this;
    if (nodes.count >= this.#maxNodes) {
      this.tooMany = true;
      this.#fail(at);
      return;
    }
    const unit = text.charCodeAt(at);
    const isRecord = unit === OPEN_RECORD;
    if (isRecord || unit === OPEN_LIST) {
      this.#parent = nodes.add(at, key, this.#parent);
      this.at = at + 1;
      this.#expect = isRecord ? "key or end" : "value or end";
      return;
    }
    const end = scalarEnd(text, at);
    if (end < 0) {
      this.#fail(at);
      return;
    }
    nodes.add(at, key, this.#parent);
    this.at = end;
    this.#expect = "comma or end";
  }
}

const isClosing = (unit: number): boolean => unit === CLOSE_RECORD || unit === CLOSE_LIST;
