import type { Language } from "../languages.ts";
import { detectLanguage } from "./detectLanguage.ts";
import { forEachLine } from "./TokenBlock.ts";
import type { Grammar, TokenizedText, TokenState } from "./Tokenizer.ts";
import { END_BITS, MAX_END, TokenWriter } from "./TokenWriter.ts";

/** An open fence. */
interface Fence {
  /** What closes it: a line of at least that many of that character. */
  readonly mark: string;
  /** `null`: nothing is known of what is inside. */
  readonly grammar: Grammar | null;
}

interface FenceState {
  readonly fence: Fence | null;
  /** Of the text around fences. */
  readonly outer: TokenState | null;
  /** Of what is inside the open fence. */
  readonly inner: TokenState | null;
}

const START: FenceState = { fence: null, outer: null, inner: null };
/** UTF-16 units of a line that are read to see whether it is a fence. */
const LONGEST_FENCE = 300;
/** Inside list items fences are indented. */
const OPENING = /^[ \t]{0,12}(`{3,}|~{3,})[ \t]*([^`\r\n]*)$/;

/**
 * Markdown whose fences are coloured in their own language, and whose `---` head is YAML. The fence lines stay plain.
 */
export class FencedGrammar implements Grammar {
  readonly #around: Grammar;
  readonly #load: (language: Language) => Promise<Grammar | null>;

  constructor(around: Grammar, load: (language: Language) => Promise<Grammar | null>) {
    this.#around = around;
    this.#load = load;
  }

  async tokenize(text: string, start: TokenState | null): Promise<TokenizedText> {
    let state = (start as FenceState | null) ?? START;
    const writer = new TokenWriter();
    let settled = true;
    for (const { part, line } of partsOf(text, state.fence?.mark ?? null, start === null)) {
      if (line === null) {
        const found = await this.#between(part, state);
        copy(found.records, part.length, writer);
        ({ state, settled } = found);
        continue;
      }
      writer.add(0, part.length);
      state = { ...state, fence: line.opens ? await this.#open(line) : null, inner: null };
    }
    return { records: writer.records(), state, settled };
  }

  async #open({ mark, lang }: FenceLine): Promise<Fence> {
    const language = detectLanguage({ lang });
    return { mark, grammar: language && (await this.#load(language)) };
  }

  async #between(text: string, state: FenceState) {
    const { fence } = state;
    const grammar = fence ? fence.grammar : this.#around;
    const found = await grammar?.tokenize(text, fence ? state.inner : state.outer);
    const after = found?.state ?? null;
    return {
      records: found?.records ?? NONE,
      settled: found?.settled !== false,
      state: fence ? { ...state, inner: after } : { ...state, outer: after },
    };
  }
}

const NONE = new Uint32Array(0);

interface FenceLine {
  readonly opens: boolean;
  readonly mark: string;
  readonly lang: string;
}

interface Part {
  readonly part: string;
  /** `null`: lines that are no fence. */
  readonly line: FenceLine | null;
}

/** Runs of lines outside or inside of fences, and the fence lines one by one; their ends belong to what follows. */
function partsOf(text: string, open: string | null, isStart: boolean): readonly Part[] {
  const parts: Part[] = [];
  let mark = open;
  let from = 0;
  forEachLine(text, (start, end) => {
    const shown = text.slice(start, Math.min(end, start + LONGEST_FENCE));
    const line = fenceLine(shown, mark, isStart && start === 0);
    if (!line) return;
    if (start > from) parts.push({ part: text.slice(from, start), line: null });
    parts.push({ part: text.slice(start, end), line });
    from = end;
    mark = line.opens ? line.mark : null;
  });
  if (from < text.length) parts.push({ part: text.slice(from), line: null });
  return parts;
}

function fenceLine(line: string, open: string | null, isFirst: boolean): FenceLine | null {
  if (open !== null) return closesFence(line, open) ? { opens: false, mark: open, lang: "" } : null;
  if (isFirst && line.trimEnd() === "---") return { opens: true, mark: "---", lang: "yaml" };
  const [, mark, lang = ""] = OPENING.exec(line) ?? [];
  return mark === undefined ? null : { opens: true, mark, lang };
}

function closesFence(line: string, mark: string): boolean {
  const text = line.trim();
  const [char = ""] = mark;
  return text.startsWith(mark) && text === char.repeat(text.length);
}

function copy(records: Uint32Array | undefined, length: number, writer: TokenWriter): void {
  const start = writer.end;
  let from = 0;
  for (const record of records ?? []) {
    const end = record & MAX_END;
    writer.add(record >>> END_BITS, end - from);
    from = end;
  }
  writer.add(0, start + length - writer.end);
}
