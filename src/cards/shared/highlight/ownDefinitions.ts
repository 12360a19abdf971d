import type { LanguageFn } from "highlight.js";
import javascript from "highlight.js/lib/languages/javascript";
import php from "highlight.js/lib/languages/php";
import typescript from "highlight.js/lib/languages/typescript";

/** Grammars with functions of their own, which cannot be posted: they are part of the worker. */
export const OWN_DEFINITIONS: ReadonlyMap<string, LanguageFn> = new Map([
  ["javascript", javascript],
  ["php", php],
  ["typescript", typescript],
]);
