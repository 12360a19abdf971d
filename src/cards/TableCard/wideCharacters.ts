/** East Asian characters, which take the room of two Latin ones, roughly. */
export const WIDE_CHARACTER = /[\u1100-\u11ff\u2e80-\uffef]/;
