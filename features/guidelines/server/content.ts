// Reads the sheets shipped in content/*.yaml. A sheet that does not fit stops the server with its
// name and fault: half a library would answer "nothing found" where the sheet exists.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { parse } from "yaml";
import { z } from "zod";
import { type Sheet, sheetSchema } from "../domain/sheet.ts";

const FOLDER = new URL("../content/", import.meta.url);
/** Of the rows made from the sheets: the same files are loaded again when it changes. */
const ROWS = "2";

export class InvalidSheet extends Error {
  override name = "InvalidSheet";
}

export function parseSheet(file: string, text: string): Sheet {
  let raw: unknown;
  try {
    raw = parse(text);
  } catch (cause) {
    throw new InvalidSheet(`${file}: not readable as YAML`, { cause });
  }
  const result = sheetSchema.safeParse(raw);
  if (!result.success) throw new InvalidSheet(`${file}:\n${z.prettifyError(result.error)}`);
  if (`${result.data.id}.yaml` !== file)
    throw new InvalidSheet(`${file}: holds the sheet ${result.data.id}; file and id must agree`);
  return result.data;
}

export interface LibraryContent {
  /** Changes with any byte of any sheet: the database is loaded again only then. */
  hash: string;
  files: { name: string; text: string }[];
}

export async function readContent(): Promise<LibraryContent> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith(".yaml")).sort();
  const files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(new URL(name, FOLDER), "utf8") })),
  );
  const hash = createHash("sha256").update(ROWS);
  for (const file of files) hash.update(`${file.name}\0${file.text}\0`);
  return { hash: hash.digest("hex"), files };
}

export function parseContent(content: LibraryContent): Sheet[] {
  return content.files.map((file) => parseSheet(file.name, file.text));
}
