// The files that may be a nomenclature's, found in a folder by how they begin.
import { createReadStream } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { createGunzip } from "node:zlib";
import {
  type Nomenclature,
  type Refused,
  refused,
  type SentFile,
  type SourceFile,
} from "../domain/official.ts";
import { READERS } from "../domain/readers.ts";
import { decode } from "./decode.ts";
import { LONGEST, nameOf, openTables, START, TABLE } from "./open-tables.ts";

const ARCHIVE = /\.zip$/i;
const DEPTH = 3;

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
    const wanted = TABLE.test(entry.name) || ARCHIVE.test(entry.name);
    if (entry.isFile() && wanted) found.push(inner);
    else if (entry.isDirectory() && depth > 1) found.push(...(await filesUnder(inner, depth - 1)));
  }
  return found;
}

/**
 * The files at `path` that may be this nomenclature's: the file itself, or those of a folder and of
 * the folders in it. Null when nothing is there.
 */
export async function sourceFiles(
  nomenclature: Nomenclature,
  path: string,
): Promise<SentFile[] | Refused | null> {
  const found = await stat(path).catch(() => null);
  if (!found) return null;
  const folder = found.isDirectory();
  const paths = folder ? await filesUnder(path, DEPTH) : [path];
  const { recognises } = READERS[nomenclature];
  const files: SentFile[] = [];
  for (const one of paths) {
    const optional = folder && ARCHIVE.test(one);
    if (folder && !optional && !recognises(await startOf(one), nameOf(one))) continue;
    if ((await stat(one)).size > LONGEST) return refused("format", basename(one));
    const file: SentFile = { name: basename(one), bytes: await readFile(one) };
    files.push(optional ? { ...file, optional } : file);
  }
  return files.length === 0 ? refused("missing", nomenclature) : files;
}

/** The tables at `path`, opened here; for whoever has nobody to answer meanwhile. */
export async function tablesAt(
  nomenclature: Nomenclature,
  path: string,
): Promise<SourceFile[] | Refused | null> {
  const files = await sourceFiles(nomenclature, path);
  return files === null || "ok" in files ? files : openTables(nomenclature, files);
}
