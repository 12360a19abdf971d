import { scopeClass } from "../../../../src/cards/shared/highlight/scopeClass.ts";

/**
 * The class id of every UTF-16 unit of a text, read from the markup highlight.js itself writes for it: another way to the same
 * answer than the packed records.
 */
export function classesInMarkup(markup: string): readonly number[] {
  const classes: number[] = [];
  const open: number[] = [0];
  for (const [piece, className, entity] of markup.matchAll(
    /<span class="([^"]*)">|<\/span>|&(amp|lt|gt|quot|#x27);|[\s\S]/g,
  )) {
    const parent = open.at(-1) ?? 0;
    if (className !== undefined) open.push(classOf(className, parent));
    else if (piece === "</span>") open.pop();
    else classes.push(...Array.from({ length: entity ? 1 : piece.length }, () => parent));
  }
  return classes;
}

/** `hljs-title function_ invoke__` is the scope `title.function.invoke`; `language-css` is no scope. */
function classOf(className: string, parent: number): number {
  if (className.startsWith("language-")) return parent;
  const scope = className
    .replace(/^hljs-/, "")
    .replace(/_+(?= |$)/g, "")
    .replaceAll(" ", ".");
  return scopeClass(className.includes(" ") ? scope : className.replace(/^hljs-/, ""), parent);
}

/** The class id of every unit, read from packed records. */
export function classesInRecords(records: Uint32Array): readonly number[] {
  let from = 0;
  return [...records].flatMap((record) => {
    const end = record & 0xffffff;
    const run = Array.from({ length: end - from }, () => record >>> 24);
    from = end;
    return run;
  });
}
