import type { JsonNodes } from "./JsonNodes.ts";
import { OPEN_LIST, OPEN_RECORD, QUOTE, stringEnd, valueEnd } from "./scanJson.ts";

/** What a value is. */
export type JsonType = "record" | "list" | "string" | "number" | "word";

/** A JSON text that has been read, and what can be asked of its values. The root is node 0. */
export class JsonTree {
  readonly text: string;
  readonly #nodes: JsonNodes;

  constructor(text: string, nodes: JsonNodes) {
    this.text = text;
    this.#nodes = nodes;
  }

  get count(): number {
    return this.#nodes.count;
  }
  /** Keys or items; 0 for a scalar. */
  size(node: number): number {
    return this.#nodes.sizes[node] ?? 0;
  }
  /** First node after a node and all that is in it. */
  next(node: number): number {
    return this.#nodes.nexts[node] ?? 0;
  }
  /** -1 for the root. */
  parent(node: number): number {
    return node === 0 ? -1 : (this.#nodes.parents[node] ?? 0);
  }
  /** 0 for the root. */
  depth(node: number): number {
    return this.#nodes.depths[node] ?? 0;
  }
  /** Place among its siblings, from 0. */
  place(node: number): number {
    return this.#nodes.places[node] ?? 0;
  }

  type(node: number): JsonType {
    const unit = this.text.charCodeAt(this.#start(node));
    if (unit === OPEN_RECORD) return "record";
    if (unit === OPEN_LIST) return "list";
    if (unit === QUOTE) return "string";
    return unit === 0x74 || unit === 0x66 || unit === 0x6e ? "word" : "number";
  }

  /** The key as the text means it; `null` for an item of a list and for the root. */
  key(node: number): string | null {
    const at = this.#nodes.keys[node] ?? 0;
    return at === 0 ? null : decoded(this.text, at);
  }

  /** The value as it stands in the text, digits and all. */
  source(node: number): string {
    const start = this.#start(node);
    return this.text.slice(start, valueEnd(this.text, start));
  }

  /** A string as the text means it, anything else as it stands in the text. */
  value(node: number): string {
    return this.type(node) === "string" ? decoded(this.text, this.#start(node)) : this.source(node);
  }

  /** A path such as `a.b[0]["x y"]`; `$` for the root. */
  path(node: number): string {
    const parts: string[] = [];
    for (let at = node; at > 0; at = this.parent(at)) {
      const key = this.key(at);
      parts.push(key === null ? `[${this.place(at)}]` : pathPart(key, this.parent(at) === 0));
    }
    return parts.reverse().join("") || "$";
  }

  #start(node: number): number {
    return this.#nodes.starts[node] ?? 0;
  }
}

const NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u;

/** Whether a key can be written without quotes. */
export function isName(key: string): boolean {
  return key.length <= 200 && NAME.test(key);
}

function pathPart(key: string, isFirst: boolean): string {
  if (!isName(key)) return `[${JSON.stringify(key)}]`;
  return isFirst ? key : `.${key}`;
}

/** What a string literal of valid JSON means. */
function decoded(text: string, at: number): string {
  const end = stringEnd(text, at);
  const inner = text.slice(at + 1, end - 1);
  return inner.includes("\\") ? String(JSON.parse(text.slice(at, end))) : inner;
}
