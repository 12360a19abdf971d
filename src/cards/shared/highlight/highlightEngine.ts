import { type Background, createBackground, type JobSession } from "../worker/createBackground.ts";
import { PAGE_PIECE, PAGE_UNITS, STUCK_MS, WORKER_PIECE, WORKER_UNITS } from "./budgets.ts";
import { createHighlightJobs, type HighlightJobs } from "./highlightJobs.ts";
import { serveGrammars } from "./serveGrammars.ts";
import type { Tokenizer } from "./Tokenizer.ts";
import { TokenCache } from "./tokenCache.ts";

/** What a place where texts are tokenised allows. */
export interface EngineLimits {
  /** UTF-16 units of a text that is tokenised at all. */
  readonly units: number;
  /** UTF-16 units of one piece. */
  readonly piece: number;
}

/** Workers that had to be ended because of a text. After so many, no further text is tokenised: somebody tries. */
const MAX_KILLS = 2;

const IN_WORKER: EngineLimits = Object.freeze({ units: WORKER_UNITS, piece: WORKER_PIECE });
const ON_PAGE: EngineLimits = Object.freeze({ units: PAGE_UNITS, piece: PAGE_PIECE });
const OFF: EngineLimits = Object.freeze({ units: 0, piece: PAGE_PIECE });

/** Where texts are tokenised: the built-in tokenizer's worker, or this thread. */
export interface HighlightEngine {
  readonly cache: TokenCache;
  /** Milliseconds after which a piece is given up and its worker ended. */
  readonly stuckMs: number;
  openSession(): JobSession<HighlightJobs>;
  /** Of the place where jobs run; known once one was started. */
  limits(): EngineLimits;
  /** Ends the worker in the middle of what it does; another starts with the next call. Nothing on this thread. */
  kill(): void;
}

interface EngineOptions {
  /** Starts the worker. Absent: texts are tokenised on this thread. */
  readonly start?: () => Worker;
  /** For this thread, where no worker can start. */
  readonly loadTokenizer: () => Tokenizer | Promise<Tokenizer>;
  readonly cache?: TokenCache;
  readonly stuckMs?: number;
}

/** Prepares an engine. Nothing starts before its first call. */
export function createHighlightEngine(options: EngineOptions): HighlightEngine {
  const { start, loadTokenizer, cache = new TokenCache(), stuckMs = STUCK_MS } = options;
  let worker: Worker | null = null;
  let limits = IN_WORKER;
  let kills = 0;
  const background: Background<HighlightJobs> = createBackground<HighlightJobs>({
    keepsState: true,
    ...(start && {
      start: () => {
        worker = start();
        return worker;
      },
    }),
    loadJobs: async () => {
      worker = null;
      const tokenizer = await loadTokenizer();
      limits = { ...ON_PAGE, units: tokenizer.maxUnits ?? PAGE_UNITS };
      return createHighlightJobs(tokenizer);
    },
  });
  return {
    cache,
    stuckMs,
    openSession: () => background.openSession(),
    limits: () => (kills < MAX_KILLS ? limits : OFF),
    kill: () => {
      if (!worker) return;
      kills += 1;
      // The same as when it dies by itself: open calls are rejected and the next one starts another.
      worker.dispatchEvent(new Event("error", { cancelable: true }));
    },
  };
}

/** The built-in tokenizer, in one worker for all cards of the page. */
const builtIn = createHighlightEngine({
  start: () =>
    serveGrammars(
      new Worker(new URL("./highlight.worker.ts", import.meta.url), { type: "module" }),
    ),
  loadTokenizer: async () => (await import("./highlightTokenizer.ts")).highlightTokenizer,
});

const ofHosts = new WeakMap<Tokenizer, HighlightEngine>();

/** The engine for a host's tokenizer, which runs on this thread; the built-in one when there is none. */
export function engineOf(tokenizer: Tokenizer | undefined): HighlightEngine {
  if (!tokenizer) return builtIn;
  const known = ofHosts.get(tokenizer);
  if (known) return known;
  const engine = createHighlightEngine({ loadTokenizer: () => tokenizer });
  ofHosts.set(tokenizer, engine);
  return engine;
}
