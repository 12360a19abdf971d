/** What the scanner reports, in the order of the text. */
export interface AnsiEvents {
  /** Text with no LF, CR or escape sequence in it, and where it begins. */
  readonly text: (part: string, at: number) => void;
  /** Parameters of one SGR sequence, raw: `"1;31"`. */
  readonly sgr: (params: string) => void;
  /** CRs that do not belong to a line end, and where the text goes on. */
  readonly carriageReturn: (next: number) => void;
  readonly lineFeed: () => void;
}

const BEL = 0x07;
const LF = 0x0a;
const CR = 0x0d;
const ESC = 0x1b;
const CSI = 0x9b;
const ST = 0x9c;

/**
 * Splits terminal text into text and control sequences (ECMA-48), both the 7-bit and the 8-bit forms.
 * Each unit is looked at no more than twice: a search for the end of a string sequence stops at the
 * next control character, and so does a search that fails.
 */
export function scanAnsi(text: string, events: AnsiEvents): void {
  let from = 0;
  let i = 0;
  const flush = (to: number): void => {
    if (to > from) events.text(text.slice(from, to), from);
  };
  while (i < text.length) {
    const unit = text.charCodeAt(i);
    if (!isSpecial(unit)) {
      i++;
      continue;
    }
    flush(i);
    if (unit === LF) {
      events.lineFeed();
      i++;
    } else if (unit === CR) {
      const next = afterCarriageReturns(text, i);
      if (text.charCodeAt(next) === LF) events.lineFeed();
      else events.carriageReturn(next);
      i = text.charCodeAt(next) === LF ? next + 1 : next;
    } else {
      i = skipSequence(text, i, events);
    }
    from = i;
  }
  flush(text.length);
}

function isSpecial(unit: number): boolean {
  return unit < 0x20
    ? unit === LF || unit === CR || unit === ESC
    : unit >= 0x80 && unit <= 0x9f && isC1Introducer(unit);
}

/** DCS, SOS, CSI, OSC, PM, APC, and a stray ST. */
function isC1Introducer(unit: number): boolean {
  return unit === 0x90 || unit === 0x98 || unit >= CSI;
}

/** Pseudo-terminals write CR CR LF: all of it is one line end. */
function afterCarriageReturns(text: string, at: number): number {
  let i = at + 1;
  while (text.charCodeAt(i) === CR) i++;
  return i;
}

/** Index after the sequence that starts at `at`, or after its introducer when it does not end. */
function skipSequence(text: string, at: number, events: AnsiEvents): number {
  const unit = text.charCodeAt(at);
  if (unit !== ESC) return afterIntroducer(text, unit, at + 1, events);
  const next = text.charCodeAt(at + 1);
  // ESC with 0x40-0x5F is the 7-bit form of a C1 control.
  if (next >= 0x40 && next <= 0x5f) return afterIntroducer(text, next + 0x40, at + 2, events);
  // Character sets and the like: intermediates and one final.
  if (next >= 0x20 && next <= 0x2f) {
    const end = skipRange(text, at + 2, 0x20, 0x2f);
    return inRange(text.charCodeAt(end), 0x30, 0x7e) ? end + 1 : at + 1;
  }
  // Private functions (save cursor, keypad modes), and the few standard ones: c l m n o | } ~
  return inRange(next, 0x30, 0x3f) || "clmno|}~".includes(text.charAt(at + 1) || " ")
    ? at + 2
    : at + 1;
}

function afterIntroducer(text: string, c1: number, start: number, events: AnsiEvents): number {
  if (c1 === CSI) return skipCsi(text, start, events);
  if (c1 === 0x90 || c1 === 0x98 || c1 >= 0x9d) return skipString(text, start);
  return start;
}

/** Control sequence: parameters, intermediates, a final. Only the introducer goes when there is no final. */
function skipCsi(text: string, start: number, events: AnsiEvents): number {
  const paramsEnd = skipRange(text, start, 0x30, 0x3f);
  const end = skipRange(text, paramsEnd, 0x20, 0x2f);
  const final = text.charCodeAt(end);
  if (!inRange(final, 0x40, 0x7e)) return end;
  if (final === 0x6d && end === paramsEnd) events.sgr(text.slice(start, paramsEnd));
  return end + 1;
}

/** Control string (OSC, DCS, …): up to BEL or ST on the same line; else only the introducer goes. */
function skipString(text: string, start: number): number {
  let i = start;
  while (i < text.length && !endsString(text.charCodeAt(i))) i++;
  const unit = text.charCodeAt(i);
  if (unit === BEL || unit === ST) return i + 1;
  if (unit === ESC && text.charAt(i + 1) === "\\") return i + 2;
  return start;
}

function endsString(unit: number): boolean {
  return (unit < 0x20 && unit !== 0x09) || (unit >= 0x80 && unit <= 0x9f);
}

function skipRange(text: string, from: number, low: number, high: number): number {
  let i = from;
  while (inRange(text.charCodeAt(i), low, high)) i++;
  return i;
}

/** False for NaN, which `charCodeAt` gives past the end. */
function inRange(unit: number, low: number, high: number): boolean {
  return unit >= low && unit <= high;
}
