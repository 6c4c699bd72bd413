// Reads the checklists shipped in content/*.yaml. One that does not fit its shape stops the server
// with its name: a team must not find half of one.
import { readdir, readFile } from "node:fs/promises";
import { parse } from "yaml";
import { z } from "zod";
import { type WrittenChecklist, writtenChecklist } from "../domain/written.ts";

const FOLDER = new URL("../content/", import.meta.url);

export class InvalidChecklist extends Error {
  override name = "InvalidChecklist";
}

export function parseChecklist(file: string, text: string): WrittenChecklist {
  let raw: unknown;
  try {
    raw = parse(text);
  } catch (cause) {
    throw new InvalidChecklist(`${file}: not readable as YAML`, { cause });
  }
  const result = writtenChecklist.safeParse(raw);
  if (!result.success) throw new InvalidChecklist(`${file}:\n${z.prettifyError(result.error)}`);
  if (`${result.data.id}.yaml` !== file)
    throw new InvalidChecklist(`${file}: holds ${result.data.id}; file and id must agree`);
  return result.data;
}

export async function readChecklistFiles(): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith(".yaml")).sort();
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(new URL(name, FOLDER), "utf8") })),
  );
}

let reading: Promise<readonly WrittenChecklist[]> | null = null;

/** The files of the installed version: read once in a process. */
export function shippedChecklists(): Promise<readonly WrittenChecklist[]> {
  reading ??= readChecklistFiles().then((files) =>
    files.map(({ name, text }) => parseChecklist(name, text)),
  );
  return reading;
}
