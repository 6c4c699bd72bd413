// The files of a nomenclature, found in a folder by what they hold.
import { createReadStream } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { createGunzip, gunzip } from "node:zlib";
import {
  type Archive,
  type ArchiveLimits,
  openArchive,
} from "#platform/documents/server/archive.ts";
import { FileRefused } from "#platform/documents/server/file-refused.ts";
import { type Nomenclature, type Refused, refused, type SourceFile } from "../domain/official.ts";
import { READERS } from "../domain/readers.ts";
import { decode } from "./decode.ts";

const ACCEPTED = /\.(?:txt|csv|tsv|json)(?:\.gz)?$/i;
const ARCHIVE = /\.zip$/i;
const DEPTH = 3;
/** What tells a file is in its first characters. */
const START = 8_192;
/** The tables of a nomenclature together; a longer file is none of them. */
const LONGEST = 300_000_000;

/** An issuer's archive holds some tables and what explains them. */
const BOUNDS: ArchiveLimits = {
  archive: LONGEST,
  unpacked: LONGEST,
  entries: 500,
  ratio: 100,
  ratioFrom: 8_000_000,
};

const inflate = promisify(gunzip);
const nameOf = (path: string) => basename(path).replace(/\.gz$/i, "");
const isPacked = (path: string) => /\.gz$/i.test(path);

async function startOf(path: string): Promise<string> {
  const file = createReadStream(path, { end: START * 8 });
  const stream = isPacked(path) ? file.pipe(createGunzip()) : file;
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>)
      return decode(chunk.subarray(0, START));
  } catch {
    // Not what its name says: nobody recognises it.
  } finally {
    file.destroy();
  }
  return "";
}

async function filesUnder(path: string, depth: number): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const inner = join(path, entry.name);
    const wanted = ACCEPTED.test(entry.name) || ARCHIVE.test(entry.name);
    if (entry.isFile() && wanted) found.push(inner);
    else if (entry.isDirectory() && depth > 1) found.push(...(await filesUnder(inner, depth - 1)));
  }
  return found;
}

/** Packed or not, its own first bytes say. */
const PACKED = [0x1f, 0x8b];

/** The text of a file, or why there is none. */
async function textOf(name: string, bytes: Uint8Array): Promise<SourceFile | Refused> {
  const packed = PACKED.every((byte, at) => bytes[at] === byte);
  try {
    const plain = packed ? await inflate(bytes, { maxOutputLength: LONGEST }) : bytes;
    return { name: nameOf(name), text: decode(plain) };
  } catch {
    return refused("truncated", basename(name));
  }
}

const ZIPPED = Buffer.from("PK\u0003\u0004", "latin1");
const isTable = (read: SourceFile | Refused): read is SourceFile => !("ok" in read);
const isArchive = (bytes: Uint8Array) => ZIPPED.every((byte, at) => bytes[at] === byte);

/** The entries of an archive that may be tables; what explains them is left where it is. */
async function tablesIn(archive: Archive): Promise<(SourceFile | Refused)[]> {
  const tables: (SourceFile | Refused)[] = [];
  for (const name of archive.names().filter((one) => ACCEPTED.test(one)))
    tables.push(await textOf(name, await archive.read(name, { most: LONGEST, zstd: false })));
  return tables;
}

/**
 * The tables of this nomenclature in a file as its issuer gives it: itself, or those of an archive.
 */
async function tablesOf(
  nomenclature: Nomenclature,
  name: string,
  bytes: Uint8Array,
): Promise<SourceFile[] | Refused> {
  const { recognises } = READERS[nomenclature];
  const own = (file: SourceFile) => recognises(file.text.slice(0, START), file.name);
  if (!isArchive(bytes)) {
    const file = await textOf(name, bytes);
    if ("ok" in file) return file;
    if (file.text.trim() === "") return refused("empty", file.name);
    return own(file) ? [file] : refused("format", file.name);
  }
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

/** Files that were sent or downloaded, each one of this nomenclature's or a refusal of all. */
export async function readFiles<Failure extends { ok: false }>(
  nomenclature: Nomenclature,
  given: readonly { name: string; bytes(): Promise<Uint8Array | Failure> }[],
): Promise<SourceFile[] | Refused | Failure> {
  const files: SourceFile[] = [];
  for (const { name, bytes } of given) {
    const read = await bytes();
    if (!(read instanceof Uint8Array)) return read;
    const tables = await tablesOf(nomenclature, name, read);
    if ("ok" in tables) return tables;
    files.push(...tables);
  }
  return files.length === 0 ? refused("missing", nomenclature) : files;
}

/**
 * The files at `path` that are this nomenclature's: the file itself, or those of a folder and of
 * the folders in it. Null when nothing is there.
 */
export async function sourceFiles(
  nomenclature: Nomenclature,
  path: string,
): Promise<SourceFile[] | Refused | null> {
  const found = await stat(path).catch(() => null);
  if (!found) return null;
  const folder = found.isDirectory();
  const paths = folder ? await filesUnder(path, DEPTH) : [path];
  const { recognises } = READERS[nomenclature];
  const files: SourceFile[] = [];
  for (const one of paths) {
    const zipped = ARCHIVE.test(one);
    if (folder && !zipped && !recognises(await startOf(one), nameOf(one))) continue;
    if ((await stat(one)).size > LONGEST) return refused("format", basename(one));
    const tables = await tablesOf(nomenclature, one, await readFile(one));
    // In a folder, an archive of another nomenclature is none of these.
    if (folder && zipped && "ok" in tables && tables.reason === "format") continue;
    if ("ok" in tables) return tables;
    files.push(...tables);
  }
  return files.length === 0 ? refused("missing", nomenclature) : files;
}
