// Reads the clinical cases shipped in content/cases/*.json. A file that does not fit stops the
// server with its name and faults.
import { readdir, readFile } from "node:fs/promises";
import { readCase, type ShippedCase } from "../../domain/cases/shipped-case.ts";

const FOLDER = new URL("../../content/cases/", import.meta.url);

export class InvalidCase extends Error {
  override name = "InvalidCase";
}

/** One case of one file, or InvalidCase. */
export function parseCase(name: string, text: string): ShippedCase {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (cause) {
    throw new InvalidCase(`${name}: not readable as JSON`, { cause });
  }
  const read = readCase(raw);
  if (typeof read === "string") throw new InvalidCase(`${name}: ${read}`);
  if (name !== `${read.story.id}.json`)
    throw new InvalidCase(`${name}: holds ${read.story.id}; file and id must agree`);
  return read;
}

export async function readCaseFiles(): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith(".json")).sort();
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(new URL(name, FOLDER), "utf8") })),
  );
}

let kept: Promise<readonly ShippedCase[]> | null = null;

/** They do not change while the server runs. */
export function shippedCases(): Promise<readonly ShippedCase[]> {
  kept ??= readCaseFiles()
    .then((files) => files.map(({ name, text }) => parseCase(name, text)))
    .catch((error: unknown) => {
      kept = null;
      throw error;
    });
  return kept;
}
