// The files of a nomenclature, found in a folder by what they hold.
import { createReadStream } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { createGunzip, gunzip } from "node:zlib";
import { type Nomenclature, type Refused, refused, type SourceFile } from "../domain/official.ts";
import { READERS } from "../domain/readers.ts";
import { decode } from "./decode.ts";

const ACCEPTED = /\.(?:txt|csv|tsv|json)(?:\.gz)?$/i;
const DEPTH = 3;
/** What tells a file is in its first characters. */
const START = 8_192;
/** The tables of a nomenclature together; a longer file is none of them. */
const LONGEST = 300_000_000;

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
    if (entry.isFile() && ACCEPTED.test(entry.name)) found.push(inner);
    else if (entry.isDirectory() && depth > 1) found.push(...(await filesUnder(inner, depth - 1)));
  }
  return found;
}

/** Packed or not, its own first bytes say. */
const PACKED = [0x1f, 0x8b];

/** The text of a file, or why there is none. */
export async function textOf(name: string, bytes: Uint8Array): Promise<SourceFile | Refused> {
  const packed = PACKED.every((byte, at) => bytes[at] === byte);
  try {
    const plain = packed ? await inflate(bytes, { maxOutputLength: LONGEST }) : bytes;
    return { name: nameOf(name), text: decode(plain) };
  } catch {
    return refused("truncated", basename(name));
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
    const file = await textOf(name, read);
    if ("ok" in file) return file;
    if (file.text.trim() === "") return refused("empty", file.name);
    if (!READERS[nomenclature].recognises(file.text.slice(0, START), file.name))
      return refused("format", file.name);
    files.push(file);
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
  const paths = found.isDirectory() ? await filesUnder(path, DEPTH) : [path];
  const { recognises } = READERS[nomenclature];
  const files: SourceFile[] = [];
  for (const one of paths) {
    if (found.isDirectory() && !recognises(await startOf(one), nameOf(one))) continue;
    if ((await stat(one)).size > LONGEST) return refused("format", basename(one));
    const read = await textOf(one, await readFile(one));
    if ("ok" in read) return read;
    if (!found.isDirectory() && read.text.trim() === "") return refused("empty", read.name);
    if (!recognises(read.text.slice(0, START), read.name)) return refused("format", read.name);
    files.push(read);
  }
  return files.length === 0 ? refused("missing", nomenclature) : files;
}
