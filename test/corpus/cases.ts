import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { crc32, deflateSync } from "node:zlib";

/** A case as its file holds it: `input` may hold generators that {@link Corpus.expand} carries out. */
export interface RawCase {
  readonly id: string;
  readonly class: string;
  readonly channel: string;
  readonly heavy?: boolean;
  readonly needs?: readonly string[];
  readonly input: unknown;
  readonly expect: string;
  readonly check?: Check;
}

/** The machine-readable part of what a case expects (README of the corpus). */
export interface Check {
  readonly text?: readonly string[];
  readonly textAny?: readonly string[];
  readonly notText?: readonly string[];
  readonly none?: readonly string[];
  readonly kind?: string;
  readonly fallback?: boolean;
  readonly status?: string;
  readonly notStatus?: string;
  readonly links?: number;
  readonly imgs?: number;
  readonly files?: { readonly ok?: number; readonly failed?: number };
  readonly order?: boolean;
  readonly rows?: number;
  readonly cols?: number;
  readonly lines?: number;
  readonly add?: number;
  readonly del?: number;
  readonly maxMs?: number;
  readonly maxNodes?: number;
  readonly hrefParam?: Readonly<Record<string, string>>;
  readonly download?: readonly string[];
}

export interface Corpus {
  /** The module that expands generators. */
  readonly loader: string;
  readonly cases: readonly RawCase[];
  /** Builds the input afresh, so that one case cannot spoil the next. */
  readonly expand: (raw: unknown) => unknown;
}

/** Reads every case file of `CORPUS_DIR`; `null` when the folder is absent, as in a plain clone. */
export async function readCorpus(): Promise<Corpus | null> {
  const dir = resolve(process.env["CORPUS_DIR"] ?? "../shared/fixtures/corpus");
  const loader = [join(dir, "load.mjs"), resolve("../shared/fixtures/corpus/load.mjs")].find(
    (file) => existsSync(file),
  );
  if (!loader) return null;
  const files = readdirSync(dir).filter((file) => /^(hostile|odd-valid)-.*\.json$/.test(file));
  const cases = files
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(join(dir, file), "utf8")) as RawCase[]);
  const { expand } = (await import(pathToFileURL(loader).href)) as {
    expand: (raw: unknown, options: { png: typeof png }) => unknown;
  };
  return { loader, cases, expand: (raw) => expand(raw, { png }) };
}

/** Replaces `$png` by the base64 it stands for: a browser has no deflate that returns at once. */
export function withPngs(raw: unknown): unknown {
  if (raw === null || typeof raw !== "object") return raw;
  if (Array.isArray(raw)) return raw.map(withPngs);
  const keys = Object.keys(raw);
  const spec = (raw as { $png?: { w: number; h: number; truncated?: boolean } }).$png;
  if (keys.length === 1 && spec)
    return png(spec.w, spec.h, spec.truncated === true).toString("base64");
  const out = {};
  for (const key of keys) {
    const value = withPngs((raw as Record<string, unknown>)[key]);
    Object.defineProperty(out, key, {
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
  return out;
}

/** A one-bit grey PNG of zeros, which deflates about 1000 to 1. */
function png(width: number, height: number, truncated: boolean): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const pixels = truncated
    ? Buffer.from([0x78, 0x9c, 0x63, 0x60])
    : deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(checksum(body), body.length + 4);
  return out;
}

// zlib.crc32 came with Node 20.15, which our floor has.
const checksum = (bytes: Buffer): number => crc32(bytes);
