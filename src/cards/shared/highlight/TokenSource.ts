import { growsFrom } from "../growsFrom.ts";
import type { Language } from "../languages.ts";
import type { JobSession } from "../worker/createBackground.ts";
import { FIRST_PIECE, LARGEST_PIECE, LINE_UNITS, MAX_SLOW, SLOW_MS } from "./budgets.ts";
import type { HighlightEngine } from "./highlightEngine.ts";
import type { HighlightJobs, TokenizeRequest } from "./highlightJobs.ts";
import { nextSegment, type Segment } from "./segments.ts";
import { type TokenBlock, toLines } from "./TokenBlock.ts";
import { NO_TOKENS, type TokenStatus, type Tokens, tokensFrom } from "./Tokens.ts";
import { TokenTable } from "./TokenTable.ts";

/** Hears of lines whose tokens changed: from the first to before the second. */
export type OnTokensChange = (from: number, to: number) => void;

/**
 * Finds the tokens of one text, piece by piece and in the background, the first screen first. The text may grow: what is known
 * stays, and only the last lines are looked at again. A text that does not begin with the one before it starts anew.
 */
export class TokenSource {
  readonly #engine: HighlightEngine;
  readonly #language: Language;
  readonly #onChange: OnTokensChange;
  #text = "";
  #grows = false;
  #table = new TokenTable();
  #tokens = NO_TOKENS;
  #compared = { text: "", before: "", isGrown: false };
  /** Of another text, asked for last. */
  #kept: { readonly text: string; readonly tokens: Tokens } | null = null;
  /** Where the next piece starts. */
  #offset = 0;
  #line = 0;
  /** Units of the next piece; grows while pieces would end inside an embedded language. */
  #size = FIRST_PIECE;
  /** Pieces that took too long. */
  #slow = 0;
  #session: JobSession<HighlightJobs> | null = null;
  /** Of the jobs that know what came before {@link #offset}. */
  #generation = -1;
  #work: Promise<void> | null = null;
  #isStopped = true;

  constructor(engine: HighlightEngine, language: Language, onChange: OnTokensChange) {
    this.#engine = engine;
    this.#language = language;
    this.#onChange = onChange;
  }

  /**
   * What is known of a text: tokens of this one or of its beginning, or what an earlier card left. Starts and changes nothing;
   * gives the same object until more is known.
   */
  tokensOf(text: string): Tokens {
    if (this.#isGrown(text)) return this.#tokens;
    if (this.#kept?.text === text) return this.#kept.tokens;
    const kept = this.#engine.cache.get(text, this.#language.label);
    const tokens =
      kept === null
        ? NO_TOKENS
        : kept === "over-budget"
          ? tokensFrom(kept, new TokenTable())
          : tokensFrom("ready", kept.copy());
    this.#kept = { text, tokens };
    return tokens;
  }

  /** Whether the text has only grown behind a line, up to which everything is known. */
  isBeyond(text: string, line: number): boolean {
    return this.#table.lines > line && text !== this.#text && this.#isGrown(text);
  }

  /** Looks for the tokens of a text, or goes on with one that has grown. Resolves when there are no more, or it was stopped. */
  run(text: string): Promise<void> {
    if (text !== this.#text) this.#take(text);
    this.#isStopped = false;
    this.#work ??= this.#runAll().finally(() => {
      this.#work = null;
    });
    return this.#work;
  }

  /** Stops; {@link run} goes on. */
  stop(): void {
    this.#isStopped = true;
    this.#session?.close();
    this.#session = null;
  }

  /** Asked several times about each text, which is compared once. */
  #isGrown(text: string): boolean {
    const last = this.#compared;
    if (last.text !== text || last.before !== this.#text) {
      const isGrown = this.#text !== "" && growsFrom(text, this.#text);
      this.#compared = { text, before: this.#text, isGrown };
    }
    return this.#compared.isGrown;
  }

  #take(text: string): void {
    const isGrown = this.#isGrown(text);
    this.#grows = isGrown;
    this.#text = text;
    if (isGrown) {
      if (this.#tokens.status === "ready") this.#settle("pending");
      return;
    }
    const kept = this.#engine.cache.get(text, this.#language.label);
    this.#table = kept instanceof TokenTable ? kept.copy() : new TokenTable();
    this.#slow = 0;
    this.#forget();
    this.#settle(kept === null ? "pending" : kept === "over-budget" ? kept : "ready");
  }

  /** The next piece is the first one. What is known stays until it is found anew. */
  #forget(): void {
    this.#offset = 0;
    this.#line = 0;
    this.#size = FIRST_PIECE;
    this.#generation = -1;
  }

  #settle(status: TokenStatus): void {
    this.#tokens = tokensFrom(status, this.#table);
  }

  async #runAll(): Promise<void> {
    while (!this.#isStopped && this.#tokens.status === "pending") {
      const session = this.#session ?? this.#engine.openSession();
      this.#session = session;
      try {
        await this.#step(session);
      } catch (error) {
        // Stopped meanwhile, or the worker was lost with what it knew: the next step starts over.
        if (this.#session === session && !isLost(error)) this.#end("plain");
      }
    }
  }

  async #step(session: JobSession<HighlightJobs>): Promise<void> {
    const generation = await session.generation();
    if (generation !== this.#generation) {
      this.#forget();
      if (!(await session.run("load", this.#language))) return this.#end("plain");
      this.#generation = generation;
    }
    const { units, piece } = this.#engine.limits();
    if (this.#text.length > units) return this.#end("over-budget");
    const size = Math.max(this.#size, this.#offset > 0 ? piece : 0);
    const segment = nextSegment(this.#text, this.#offset, size, this.#grows);
    if (!segment) return this.#end("ready");
    if (segment.tokenize) await this.#tokenize(session, segment, size);
    else this.#put(segment, plainBlock(this.#text, segment), true);
  }

  async #tokenize(
    session: JobSession<HighlightJobs>,
    segment: Segment,
    size: number,
  ): Promise<void> {
    const text = this.#text;
    const table = this.#table;
    // Text that streams in does not wait for a better place to cut.
    const canWait = !this.#grows && size < this.#engine.limits().piece * LARGEST_PIECE;
    const request: TokenizeRequest = {
      language: this.#language,
      text: text.slice(segment.from, segment.to),
      resume: segment.from > 0,
      advance: !segment.advance ? "never" : canWait ? "settled" : "always",
      maxLine: LINE_UNITS,
    };
    const found = await this.#inTime(session, request);
    // Another text was taken meanwhile.
    if (!found || this.#table !== table) return;
    this.#put(segment, found.block, found.advanced);
    if (found.ms > SLOW_MS && ++this.#slow >= MAX_SLOW) return this.#end("over-budget");
    if (!found.advanced && segment.advance) this.#size = size * 4;
    if (segment.to === this.#text.length) this.#end("ready");
  }

  /** `null`: the worker hung on this piece and was ended. */
  async #inTime(session: JobSession<HighlightJobs>, request: TokenizeRequest) {
    let isStuck = false;
    const timer = setTimeout(() => {
      isStuck = true;
      this.#engine.kill();
    }, this.#engine.stuckMs);
    try {
      return await session.run("tokenize", request);
    } catch (error) {
      if (!isStuck) throw error;
      this.#end("over-budget");
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  #put(segment: Segment, block: TokenBlock, advanced: boolean): void {
    const first = this.#line;
    this.#table.put(first, block);
    if (advanced) {
      this.#offset = segment.to;
      this.#line += block.lines;
      this.#size = FIRST_PIECE;
    }
    this.#settle("pending");
    this.#onChange(first, first + block.lines);
  }

  #end(status: TokenStatus): void {
    const from = this.#table.lines;
    this.#settle(status);
    const { cache } = this.#engine;
    if (status === "over-budget") cache.set(this.#text, this.#language.label, status);
    // What was found while a text grew may differ from what is found at once: cuts were where it paused.
    if (status === "ready" && !this.#grows)
      cache.set(this.#text, this.#language.label, this.#table.copy());
    this.#onChange(from, from);
  }
}

function isLost(error: unknown): boolean {
  return error instanceof Error && error.name === "WorkerLostError";
}

function plainBlock(text: string, { from, to }: Segment): TokenBlock {
  return toLines(text.slice(from, to), new Uint32Array(0));
}
