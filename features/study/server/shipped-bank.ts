// Reads the questions shipped in content/*.json. A file that does not fit stops the server with its
// name and faults: a question without its passage must never reach a student.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { writtenPassages } from "#features/guidelines/server/public.ts";
import {
  bankErrors,
  readBankFile,
  type ShippedQuestion,
  type StandingPassage,
} from "../domain/shipped-bank.ts";

const FOLDER = new URL("../content/", import.meta.url);

export class InvalidBank extends Error {
  override name = "InvalidBank";
}

export interface BankContent {
  /** Changes with any byte of any file: the database is loaded again only then. */
  readonly hash: string;
  readonly files: readonly { readonly name: string; readonly text: string }[];
}

export async function readBankContent(folder: URL = FOLDER): Promise<BankContent> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
  const files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(new URL(name, folder), "utf8") })),
  );
  const hash = createHash("sha256");
  for (const { name, text } of files) hash.update(`${name}\0${text}\0`);
  return { hash: hash.digest("hex"), files };
}

/** Every question of the files, or InvalidBank with every fault of them. */
export function parseBank(
  { files }: BankContent,
  passages: ReadonlyMap<string, StandingPassage>,
): ShippedQuestion[] {
  const faults: string[] = [];
  const questions: ShippedQuestion[] = [];
  for (const { name, text } of files) {
    const read = readBankFile(parseJson(name, text));
    for (const fault of read.faults) faults.push(`${name}: ${fault}`);
    const [specialty] = read.questions.map(({ content }) => content.specialty);
    if (specialty && !new RegExp(`^${specialty}(?:-[a-z\\d-]+)?\\.json$`).test(name))
      faults.push(`${name}: holds questions of ${specialty}; file and specialty must agree`);
    questions.push(...read.questions);
  }
  faults.push(...bankErrors(questions, passages));
  if (faults.length > 0) throw new InvalidBank(faults.join("\n"));
  return questions;
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InvalidBank(`${name}: not readable as JSON`, { cause });
  }
}

export const readShippedBank = async (): Promise<ShippedQuestion[]> =>
  parseBank(await readBankContent(), await writtenPassages());
