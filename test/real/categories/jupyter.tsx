import assert from "node:assert/strict";
import { ErrorCard } from "../../../src/cards/ErrorCard/ErrorCard.tsx";
import { DEFAULT_LIMITS } from "../../../src/cards/shared/limits.ts";
import { TableCard } from "../../../src/cards/TableCard/TableCard.tsx";
import { TextCard } from "../../../src/cards/TextCard/TextCard.tsx";
import type { TablePayload } from "../../../src/protocol/artifact/artifact.ts";
import { readImages } from "../../../src/protocol/payloads/images.ts";
import type { CaseFiles, RealCase } from "../cases.ts";
import { shownText } from "../dom/shownText.ts";
import { checkTableText, type TableCells, tableCells } from "./jupyter/tableCells.ts";

/** A value of nbformat 4 that may be one text or pieces of it. */
type Pieces = string | readonly string[];

interface Output {
  readonly output_type: string;
  readonly text?: Pieces;
  readonly data?: Readonly<Record<string, Pieces>>;
  readonly traceback?: readonly string[];
}

interface ExpectedOutput {
  readonly type: string;
  readonly chars?: number;
  readonly lines?: number;
  readonly text_without_ansi?: string;
  readonly mimes?: readonly string[];
  readonly plain_starts?: string;
  readonly html?: TableCells["counts"];
  readonly image?: {
    readonly mime: string;
    readonly bytes: number;
    readonly width: number;
    readonly height: number;
  };
  readonly ename?: string;
  readonly evalue?: string;
  readonly traceback_lines?: number;
  readonly last_line_without_ansi?: string;
}

const PROPS = {
  artifact: null,
  value: "the portable value",
  isError: false,
  status: "success",
} as const;
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what colours are in a terminal
const COLOURS = /\u001b\[[\d;]*m/g;
/** Representations that are checked here; of the others nothing can be said before something chooses them. */
const CHECKED = /^(?:text\/plain|image\/(?:png|jpeg))$/;

/**
 * Outputs of notebooks in the cards that need no adapter to be told what they are: streams, errors, pictures, and plain
 * text, that of tables among it.
 *
 * @returns the representations that only an adapter can choose.
 */
export async function run(one: RealCase, files: CaseFiles): Promise<readonly string[]> {
  const outputs = outputsOf(files.json());
  const expected = one.expect["outputs"] as readonly ExpectedOutput[];
  assert.deepEqual(
    outputs.map(({ output_type }) => output_type),
    expected.map(({ type }) => type),
    "outputs",
  );
  const left = new Set<string>();
  for (const [at, output] of outputs.entries()) {
    const wanted = expected[at] as ExpectedOutput;
    if (wanted.type === "stream") await checkStream(output, wanted);
    else if (wanted.type === "error") await checkError(output, wanted);
    else for (const mime of await checkData(output, wanted)) left.add(mime);
  }
  return [...left].map((mime) => `${mime} needs an adapter for notebooks to choose it`);
}

function outputsOf(json: unknown): readonly Output[] {
  if (Array.isArray(json)) return json as Output[];
  const { cells } = json as { readonly cells: readonly { readonly outputs?: Output[] }[] };
  return cells.flatMap(({ outputs }) => outputs ?? []);
}

function whole(pieces: Pieces | undefined): string {
  return typeof pieces === "string" ? pieces : (pieces ?? []).join("");
}

async function checkStream(output: Output, wanted: ExpectedOutput): Promise<void> {
  const text = whole(output.text);
  assert.equal(text.length, wanted.chars, "characters");
  const shown = await shownText(<TextCard {...PROPS} payload={{ text }} />);
  assert.equal(shown, wanted.text_without_ansi?.replace(/\n$/, ""), "stream");
  assert.equal(shown.split("\n").length, wanted.lines, "lines");
}

async function checkError({ traceback = [] }: Output, wanted: ExpectedOutput): Promise<void> {
  const payload = {
    message: `${wanted.ename}: ${wanted.evalue}`,
    detail: traceback.join("\n"),
  };
  const card = <ErrorCard {...PROPS} payload={payload} />;
  assert.equal(await shownText(card, "[data-slot=header]"), payload.message);
  const sent = payload.detail.replace(COLOURS, "");
  assert.equal(sent.split("\n").length, wanted.traceback_lines, "lines of the traceback");
  const shown = await shownText(card, "[data-slot=detail]");
  assert.equal(shown, sent.trimEnd(), "traceback");
  assert.ok(
    shown
      .split("\n")
      .at(-1)
      ?.startsWith(wanted.last_line_without_ansi ?? "\0"),
  );
}

/** Gives the representations that were not checked. */
async function checkData({ data = {} }: Output, wanted: ExpectedOutput): Promise<string[]> {
  const mimes = Object.keys(data).sort();
  assert.deepEqual(mimes, [...(wanted.mimes ?? [])].sort(), "representations");
  const text = whole(data["text/plain"]);
  assert.ok(text.startsWith(wanted.plain_starts ?? "\0"), "plain text");
  const shown = await shownText(<TextCard {...PROPS} payload={{ text }} />);
  assert.equal(shown, text.replace(/\n$/, ""), "plain text in its card");
  if (wanted.html?.tables) await checkTable(whole(data["text/html"]), text, wanted);
  if (wanted.image) checkImage(data, wanted.image);
  const isTable = (mime: string): boolean => mime === "text/html" && wanted.html?.tables === 1;
  return mimes.filter((mime) => !CHECKED.test(mime) && !isTable(mime));
}

/** A table of markup stays text (contracts 1.45, security R5): the text has the cells of the markup, row by row. */
async function checkTable(html: string, text: string, wanted: ExpectedOutput): Promise<void> {
  const { counts, rows } = tableCells(html);
  for (const [name, count] of Object.entries(counts))
    assert.equal(count, wanted.html?.[name as keyof typeof counts], `${name} in the markup`);
  const payload: TablePayload & { readonly html: string } = { html, text };
  const shown = await shownText(<TableCard {...PROPS} payload={payload} />);
  checkTableText(shown, rows);
}

function checkImage(data: NonNullable<Output["data"]>, wanted: ExpectedOutput["image"]): void {
  const mime = String(wanted?.mime);
  const [item, ...more] = readImages(
    { images: [{ mime, b64: whole(data[mime]) }] },
    DEFAULT_LIMITS,
  );
  assert.ok(item?.ok && more.length === 0, "a picture");
  const { width, height, bytes } = item;
  assert.deepEqual({ mime: item.mime, bytes: bytes.byteLength, width, height }, pick(wanted));
}

function pick(image: ExpectedOutput["image"]): unknown {
  const { mime, bytes, width, height } = image ?? {};
  return { mime, bytes, width, height };
}
