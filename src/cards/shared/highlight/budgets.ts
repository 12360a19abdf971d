/**
 * Budgets of highlighting (security section 6), in UTF-16 units. On the page a text that is tokenised holds up clicks, so the
 * table's 100,000 units hold there. In the worker nobody waits: 100,000 lines of ordinary code fit, and what does not end is
 * ended ({@link STUCK_MS}). Beyond a budget code is plain, and the card says so.
 */
export const PAGE_UNITS = 100_000;
export const WORKER_UNITS = 10_000_000;
/** A longer line stays plain; the lines after it do not. */
export const LINE_UNITS = 2_000;

/** Pieces a text is tokenised in: the first screen, then so much that sending costs nothing. */
export const FIRST_PIECE = 4_000;
export const PAGE_PIECE = 4_000;
export const WORKER_PIECE = 32_000;
/** A piece that would end inside an embedded language grows up to so many times its size. */
export const LARGEST_PIECE = 8;

/** A piece takes some ten milliseconds. One that takes so long is built to, and its worker is ended. */
export const STUCK_MS = 8_000;
/** Pieces that take so long may be bad luck; after {@link MAX_SLOW} of them a text is given up where it is. */
export const SLOW_MS = 1_000;
export const MAX_SLOW = 4;

/** Bytes of texts and tokens that are kept for cards that come back. */
export const CACHE_BYTES = 24 * 1024 * 1024;
