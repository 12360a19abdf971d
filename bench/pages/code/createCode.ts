import { createRandom, pick } from "../shared/random.ts";

const VERBS = "read write parse merge sort open close fetch build check".split(" ");
const NOUNS = "Row Cell Node File Line Token Range Buffer Index Entry".split(" ");
const TYPES = ["string", "number", "boolean", "readonly string[]", "Map<string, number>"];

type Maker = (i: number, random: () => number) => string[];

const comment: Maker = (i, random) => [
  "/**",
  ` * ${pick(VERBS, random)}s the ${pick(NOUNS, random).toLowerCase()} of step ${i}; see rule ${i % 90}.`,
  " *",
  ` * @returns what is left after \`${pick(VERBS, random)}${pick(NOUNS, random)}\``,
  " */",
];

const fn: Maker = (i, random) => {
  const [verb, noun] = [pick(VERBS, random), pick(NOUNS, random)];
  return [
    `export async function ${verb}${noun}${i}(input: ${pick(TYPES, random)}, limit = ${i * 3}): Promise<void> {`,
    `  const total = limit > 0x${(i * 17).toString(16)} ? Math.min(limit, ${random().toFixed(6)}) : null;`,
    `  if (total === null) throw new Error(\`no ${noun.toLowerCase()} \${limit} in '${verb}'\`);`,
    `  for (let at = 0; at < total; at += 1) {`,
    `    await ${pick(VERBS, random)}("${noun}-${i}", { at, total, name: 'a "quoted" ${verb}' }); // step ${i}`,
    "  }",
    "}",
    "",
  ];
};

const shape: Maker = (i, random) => {
  const noun = pick(NOUNS, random);
  return [
    `export interface ${noun}${i}<T extends object = ${noun}> {`,
    `  readonly id: ${pick(TYPES, random)};`,
    `  readonly ${pick(VERBS, random)}?: (value: T, index: number) => ${pick(TYPES, random)} | undefined;`,
    `  kind: "${noun.toLowerCase()}" | "none" | ${i};`,
    "}",
    "",
  ];
};

const klass: Maker = (i, random) => {
  const [verb, noun] = [pick(VERBS, random), pick(NOUNS, random)];
  return [
    `class ${noun}Store${i} extends Base<${noun}> implements Iterable<${noun}> {`,
    `  static readonly #pattern = /^(?:${verb}|${noun})[\\w-]{1,${(i % 9) + 1}}$/giu;`,
    `  private count = ${i};`,
    "",
    "  constructor(private readonly source: Uint8Array) {",
    `    super("${verb}", source.length);`,
    "  }",
    "",
    `  get ${verb}(): boolean {`,
    `    return this.count >= ${i % 100} && ${noun}Store${i}.#pattern.test(String(this.source[0]));`,
    "  }",
    "}",
    "",
  ];
};

const MAKERS = [comment, fn, shape, fn, klass, fn];

/** TypeScript that no one wrote: `count` lines, the same in every run. */
export function createCode(count: number): string[] {
  const random = createRandom(7);
  const lines = ['import { Base } from "./base.ts";', ""];
  for (let i = 0; lines.length < count; i += 1) {
    lines.push(...(MAKERS[i % MAKERS.length] as Maker)(i, random));
  }
  return lines.slice(0, count);
}

/** The same code on one line of `length` characters, as a bundler writes it. */
export function createLongLine(length: number): string {
  const code = createCode(Math.ceil(length / 20)).filter((line) => !/^\s*(?:\/?\*|$)/.test(line));
  const line = code.map((text) => text.replace(/\s*\/\/.*$/, "").trim()).join(" ");
  return line.slice(0, length);
}
