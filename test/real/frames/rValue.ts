/**
 * Reads the text R's `deparse()` gives for vectors, lists and nested frames into plain data: vectors are arrays,
 * named ones and lists of names are objects, raw bytes are `Uint8Array`. Text that is no such call is an array
 * of itself: R prints a vector of one as its element.
 */
export function readRValue(text: string): unknown {
  const reader = new Reader(text);
  const value = /^(?:[A-Za-z_.]+\(|-?\d+:)/.test(text) ? reader.value() : undefined;
  return value === undefined || !reader.atEnd ? [text] : value;
}

interface Argument {
  readonly name: string | null;
  readonly value: unknown;
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get atEnd(): boolean {
    return this.#at === this.#text.length;
  }

  value(): unknown {
    const string = this.#match(/"((?:[^"\\]|\\.)*)"/y);
    if (string !== null) return JSON.parse(string);
    const number = this.#match(/-?(?:0x[\da-f]+|\d[\d.]*(?:e[-+]?\d+)?)L?/iy);
    if (number !== null) {
      const from = Number(number.replace("L", ""));
      return this.#skip(":") ? range(from, Number(this.value())) : from;
    }
    const name = this.#match(/[A-Za-z_.][\w.]*/y);
    if (name === null) return undefined;
    if (!this.#skip("(")) return { TRUE: true, FALSE: false, NULL: null, NA: null }[name];
    return call(name, this.#arguments());
  }

  #arguments(): Argument[] {
    const found: Argument[] = [];
    while (!this.atEnd && !this.#skip(")")) {
      const before = this.#at;
      const name = this.#match(/`[^`]+`|[A-Za-z_.][\w.]*/y);
      const isNamed = name !== null && this.#skip(" = ");
      if (!isNamed) this.#at = before;
      found.push({ name: isNamed ? name.replaceAll("`", "") : null, value: this.value() });
      this.#skip(", ");
    }
    return found;
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0] ?? null;
    this.#at += found?.length ?? 0;
    return found;
  }

  #skip(text: string): boolean {
    const found = this.#text.startsWith(text, this.#at);
    if (found) this.#at += text.length;
    return found;
  }
}

function range(from: number, to: number): number[] {
  const step = from <= to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * step);
}

function call(name: string, found: readonly Argument[]): unknown {
  const values = found.map(({ value }) => value);
  if (name === "structure") return values[0];
  if (name === "as.raw") return Uint8Array.from((values[0] as number[] | undefined) ?? []);
  if (name === "list" && found.length > 0 && found.every((one) => one.name !== null))
    return Object.fromEntries(found.map((one) => [one.name, one.value]));
  // c(mean = 1, n = 2), c(1, 2), list(1, 2), character(0): the names of a vector do not reach JSON.
  return name === "c" || name === "list" ? values : [];
}
