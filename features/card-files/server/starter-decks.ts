// Reads the decks shipped in content/*.yaml. A deck that does not fit stops the server with its
// name and fault.
import { readdir, readFile } from "node:fs/promises";
import { parse } from "yaml";
import { z } from "zod";
import { type StarterDeck, starterDeckSchema } from "../domain/starter-deck.ts";

const FOLDER = new URL("../content/", import.meta.url);

export class InvalidDeck extends Error {
  override name = "InvalidDeck";
}

export function parseStarterDeck(file: string, text: string): StarterDeck {
  let raw: unknown;
  try {
    raw = parse(text);
  } catch (cause) {
    throw new InvalidDeck(`${file}: not readable as YAML`, { cause });
  }
  const result = starterDeckSchema.safeParse(raw);
  if (!result.success) throw new InvalidDeck(`${file}:\n${z.prettifyError(result.error)}`);
  if (`${result.data.id}.yaml` !== file)
    throw new InvalidDeck(`${file}: holds the deck ${result.data.id}; file and id must agree`);
  return result.data;
}

/** All of them, by file name. */
export async function readStarterDecks(): Promise<StarterDeck[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith(".yaml")).sort();
  return Promise.all(
    names.map(async (name) =>
      parseStarterDeck(name, await readFile(new URL(name, FOLDER), "utf8")),
    ),
  );
}
