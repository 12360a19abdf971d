import type { Check } from "./cases.ts";

/** Counts and facts of a card that only its own markup can tell; each renderer under test brings its own probe. */
export interface Probe {
  readonly kinds: (root: Element) => readonly string[];
  readonly fallback: (root: Element) => boolean;
  readonly error: (root: Element) => boolean;
  readonly files: (root: Element) => { readonly ok: number; readonly failed: number };
  readonly rows: (root: Element) => number;
  readonly columns: (root: Element) => number;
  readonly lines: (root: Element) => number;
  readonly added: (root: Element) => number;
  readonly removed: (root: Element) => number;
  /** Elements the library itself makes whatever the data says, left out of `none` and `imgs`. */
  readonly own: string;
}

const FORBIDDEN = "script, iframe, object, embed, style, link, meta, base, foreignObject";
/** What React's `useId` and Radix make, with our own suffix. */
const REACT_ID = /^(radix-)?[:_«][rR][:_]?[\w:]*[:_»](-[a-z]+)?$/;
/** What our own script sets through the CSSOM, which no policy forbids: sizes of windowed lists, a number each. */
const OWN_SIZES = /^(?:(?:height|width|min-width|--_ac-[a-z]+): [\d.]+(?:e\+\d+)?(?:px)?; ?)*$/;
const URL_ATTRIBUTES = ["href", "src", "action", "formaction", "poster", "xlink:href"];

/** What must hold for every case, whatever it is (README of the corpus, "Invariants"). */
export function invariantFaults(root: Element, maxNodes: number): string[] {
  // A message without a readable call may show nothing at all.
  if (root.childElementCount === 0 && root.hasAttribute("data-subject")) return [];
  const faults: string[] = [];
  const elements = [...root.querySelectorAll("*")];
  if (root.matches(FORBIDDEN) || root.querySelector(FORBIDDEN))
    faults.push(`3: forbidden element ${root.querySelector(FORBIDDEN)?.tagName}`);
  for (const element of elements) faults.push(...attributeFaults(element));
  if (elements.length > maxNodes)
    faults.push(`10: ${elements.length} nodes, more than ${maxNodes}`);
  if (!visibleText(root).trim()) faults.push("12: no visible text");
  return [...new Set(faults)];
}

function attributeFaults(element: Element): string[] {
  const faults: string[] = [];
  for (const { name, value } of [...element.attributes]) {
    if (/^on/i.test(name) || name === "srcdoc" || name === "srcset")
      faults.push(`3: attribute ${name}`);
    if (name === "style" && !OWN_SIZES.test(value)) faults.push(`3: style="${value.slice(0, 60)}"`);
    if (URL_ATTRIBUTES.includes(name.toLowerCase()) && !urlAllowed(element, value))
      faults.push(`4: ${name}="${value.slice(0, 80)}"`);
    if (name === "name" || (name === "id" && !REACT_ID.test(value)))
      faults.push(`7: ${name}="${value.slice(0, 60)}"`);
  }
  for (const part of element.classList) {
    if (!/^(ac-|ac:|lucide|not-prose$)/.test(part)) faults.push(`7: class "${part}"`);
  }
  return faults;
}

function urlAllowed(element: Element, value: string): boolean {
  if (value.startsWith("#")) return element.namespaceURI === "http://www.w3.org/2000/svg";
  if (/^https?:\/\//.test(value))
    return element.tagName === "A" || value.startsWith(location.origin);
  if (value.startsWith("/files?")) return true;
  return (
    element.tagName === "IMG" &&
    (value.startsWith("blob:") || /^data:image\/[\w.+-]+;base64,/.test(value))
  );
}

/** What the case says of the text a reader can reach: `opened` is the text once every disclosure is open. */
export function textFaults(text: string, check: Check, opened = text): string[] {
  const both = squeezed(`${text}\n${opened}`);
  const seen = (part: string): boolean => both.includes(squeezed(part));
  const faults: string[] = [];
  for (const part of check.text ?? []) {
    if (!seen(part)) faults.push(`text: "${part.slice(0, 60)}" is not shown`);
  }
  for (const part of check.notText ?? []) {
    if (text.includes(part) || opened.includes(part))
      faults.push(`notText: "${part.slice(0, 60)}" is shown`);
  }
  if (check.textAny && !check.textAny.some(seen))
    faults.push(`textAny: none of ${JSON.stringify(check.textAny).slice(0, 90)} is shown`);
  return faults;
}

/** The machine-readable part of the case but for its text. */
export function checkFaults(root: Element, check: Check, probe: Probe): string[] {
  const faults: string[] = [];
  const expect = (ok: boolean, message: string): void => {
    if (!ok) faults.push(message);
  };
  for (const selector of check.none ?? []) {
    const found = [...root.querySelectorAll(selector)].filter(
      (element) => !element.matches(probe.own),
    );
    expect(found.length === 0, `none: ${selector} matches ${found[0]?.outerHTML.slice(0, 120)}`);
  }
  const counted: [string, number | undefined, () => number][] = [
    ["links", check.links, () => root.querySelectorAll("a[href]").length],
    [
      "imgs",
      check.imgs,
      () => [...root.querySelectorAll("img")].filter((image) => !image.matches(probe.own)).length,
    ],
    ["rows", check.rows, () => probe.rows(root)],
    ["cols", check.cols, () => probe.columns(root)],
    ["lines", check.lines, () => probe.lines(root)],
    ["add", check.add, () => probe.added(root)],
    ["del", check.del, () => probe.removed(root)],
    ["files.ok", check.files?.ok, () => probe.files(root).ok],
    ["files.failed", check.files?.failed, () => probe.files(root).failed],
  ];
  for (const [name, wanted, count] of counted) {
    if (wanted !== undefined)
      expect(count() === wanted, `${name}: ${count()} instead of ${wanted}`);
  }
  if (check.kind !== undefined)
    expect(
      probe.kinds(root).includes(check.kind),
      `kind: ${probe.kinds(root).join(", ") || "none"} instead of ${check.kind}`,
    );
  if (check.fallback !== undefined)
    expect(probe.fallback(root) === check.fallback, `fallback: ${probe.fallback(root)}`);
  if (check.status === "error") expect(probe.error(root), "status: not shown as an error");
  if (check.notStatus === "error") expect(!probe.error(root), "status: shown as an error");
  return faults;
}

/** Whether a file was asked for with exactly these decoded parameters, by a link or by the host's resolver. */
export function paramFaults(root: Element, wanted: Readonly<Record<string, string>>): string[] {
  const urls = [...root.querySelectorAll("a[href], [data-file-url]")].map(
    (element) => element.getAttribute("href") ?? element.getAttribute("data-file-url") ?? "",
  );
  const asked = [...urls, ...(globalThis.__fileUrls ?? [])].map(
    (url) => new URL(url, "http://host.example").searchParams,
  );
  const fits = asked.some((params) =>
    Object.entries(wanted).every(([key, value]) => params.get(key) === value),
  );
  return fits ? [] : [`hrefParam: ${JSON.stringify(urls).slice(0, 160)}`];
}

const squeezed = (text: string): string => text.replace(/\s+/g, " ");

/** The text a reader can reach: without what is hidden from everybody. */
export function visibleText(root: Element): string {
  let text = "";
  const walk = (node: Node): void => {
    if (node.nodeType === 3) text += node.nodeValue ?? "";
    if (node.nodeType !== 1) return;
    const element = node as Element;
    if (element.hasAttribute("hidden")) return;
    const block = /^(DIV|P|TR|LI|TD|TH|PRE|SECTION|FIGURE|BUTTON|HEADER)$/.test(element.tagName);
    if (block) text += "\n";
    for (const child of element.childNodes) walk(child);
    if (block) text += "\n";
  };
  walk(root);
  return text;
}

declare global {
  var __fileUrls: string[] | undefined;
  var __xss: unknown;
}
