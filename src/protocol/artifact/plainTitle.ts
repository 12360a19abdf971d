/** `text` without every match of `<[^>]+>` (contracts 1.23), in linear time. */
export function stripTags(text: string): string {
  let kept = "";
  let from = 0;
  for (let start = text.indexOf("<"); start >= 0; start = text.indexOf("<", start)) {
    const end = text.indexOf(">", start + 1);
    if (end < 0) break;
    if (end === start + 1) {
      start += 1;
      continue;
    }
    kept += text.slice(from, start);
    from = end + 1;
    start = from;
  }
  return kept + text.slice(from);
}

/** The first item as text, as R's `as.character(x)[1]` gives it; anything but a scalar is left as it is. */
export function firstText(x: unknown): unknown {
  const first: unknown = Array.isArray(x) ? x[0] : x;
  return typeof first === "number" || typeof first === "boolean" ? String(first) : first;
}

/** A title as producers write it: the first item, without tags (contracts 1.23). `null` when there is none. */
export function plainTitle(x: unknown): unknown {
  const title = firstText(x) ?? null;
  return typeof title === "string" ? stripTags(title) : title;
}
