// The tables of one nomenclature in the files that came: unpacked, decoded, each known by what it
// holds. Megabytes of text at a time: who calls it decides in which thread (`read-tables.ts`).
import { basename } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import {
  type Archive,
  type ArchiveLimits,
  openArchive,
} from "#platform/documents/server/archive.ts";
import { FileRefused } from "#platform/documents/server/file-refused.ts";
import {
  type Nomenclature,
  type Refused,
  refused,
  type SentFile,
  type SourceFile,
} from "../domain/official.ts";
import { READERS } from "../domain/readers.ts";
import { decode } from "./decode.ts";

/** What a table is called in. */
export const TABLE = /\.(?:txt|csv|tsv|json)(?:\.gz)?$/i;
/** What tells a file is in its first characters. */
export const START = 8_192;
/** The tables of a nomenclature together; a longer file is none of them. */
export const LONGEST = 300_000_000;

/** An issuer's archive holds some tables and what explains them. */
const BOUNDS: ArchiveLimits = {
  archive: LONGEST,
  unpacked: LONGEST,
  entries: 500,
  ratio: 100,
  ratioFrom: 8_000_000,
};

const inflate = promisify(gunzip);
export const nameOf = (path: string): string => basename(path).replace(/\.gz$/i, "");

/** Packed or not, its own first bytes say. */
const GZIP = Buffer.from([0x1f, 0x8b]);
const ZIP = Buffer.from("PK\u0003\u0004", "latin1");
const beginsWith = (bytes: Uint8Array, sign: Uint8Array) =>
  sign.every((byte, at) => bytes[at] === byte);
const isArchive = (bytes: Uint8Array) => beginsWith(bytes, ZIP);
export const isPacked = ({ bytes }: SentFile): boolean =>
  beginsWith(bytes, GZIP) || isArchive(bytes);

/** The text of a file, or why there is none. */
async function textOf({ name, bytes }: SentFile): Promise<SourceFile | Refused> {
  try {
    const plain = beginsWith(bytes, GZIP)
      ? await inflate(bytes, { maxOutputLength: LONGEST })
      : bytes;
    return { name: nameOf(name), text: decode(plain) };
  } catch {
    return refused("truncated", basename(name));
  }
}

const isTable = (read: SourceFile | Refused): read is SourceFile => !("ok" in read);

/** The entries of an archive that may be tables; what explains them is left where it is. */
async function tablesIn(archive: Archive): Promise<(SourceFile | Refused)[]> {
  const tables: (SourceFile | Refused)[] = [];
  for (const name of archive.names().filter((one) => TABLE.test(one))) {
    const bytes = await archive.read(name, { most: LONGEST, zstd: false });
    tables.push(await textOf({ name, bytes }));
  }
  return tables;
}

type Own = (file: SourceFile) => boolean;

async function inArchive({ name, bytes }: SentFile, own: Own): Promise<SourceFile[] | Refused> {
  try {
    const archive = await openArchive({ bytes }, BOUNDS);
    try {
      const read = await tablesIn(archive);
      const wrong = read.find((one) => !isTable(one));
      if (wrong && !isTable(wrong)) return wrong;
      const tables = read.filter((one) => isTable(one)).filter(own);
      return tables.length === 0 ? refused("format", basename(name)) : tables;
    } finally {
      archive.close();
    }
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return refused(error.reason === "truncated" ? "truncated" : "archive", basename(name));
  }
}

async function inFile(given: SentFile, own: Own): Promise<SourceFile[] | Refused> {
  const file = await textOf(given);
  if ("ok" in file) return file;
  if (file.text.trim() === "") return refused("empty", file.name);
  return own(file) ? [file] : refused("format", file.name);
}

/** The tables of all the files; the first that is not this nomenclature's refuses all. */
export async function openTables(
  nomenclature: Nomenclature,
  given: readonly SentFile[],
): Promise<SourceFile[] | Refused> {
  const { recognises } = READERS[nomenclature];
  const own: Own = ({ text, name }) => recognises(text.slice(0, START), name);
  const files: SourceFile[] = [];
  for (const one of given) {
    const open = isArchive(one.bytes) ? inArchive : inFile;
    const tables = await open(one, own);
    if ("ok" in tables && one.optional && tables.reason === "format") continue;
    if ("ok" in tables) return tables;
    files.push(...tables);
  }
  return files.length === 0 ? refused("missing", nomenclature) : files;
}
