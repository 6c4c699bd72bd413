// The drugs a question names: those the sheets dose, their trade and foreign names, and the
// substances of the official drug file. A substance that is also an everyday word (water, mint,
// air) is no drug of a question.
import { stem, words } from "#platform/search/normalise.ts";
import register from "../../content/register/substances.json" with { type: "json" };
import type { LibraryIndex } from "../library-index.ts";
import { COMMON_WORDS, PARTS_OF_DRUGS, STOP_WORDS } from "../stop-words.ts";
import { DRUG_NAMES } from "../vocabulary/drug-names.ts";
import { PLAIN_WORDS } from "../vocabulary/plain-words.ts";
import { MEDICINE } from "../vocabulary/word-parts.ts";
import type { Token } from "./tokens.ts";

const SHORTEST = 6;
const substances = new Map<string, string>();
for (const [name] of register.substances) {
  const [first = "", ...others] = words(String(name).replace(/\(.*\)/u, ""));
  const telling = stem(first);
  const plain = STOP_WORDS.has(telling) || COMMON_WORDS.has(telling) || PLAIN_WORDS.has(telling);
  if (others.length === 0 && first.length >= SHORTEST && !plain && MEDICINE.test(first))
    substances.set(telling, first);
}

const aliases = new Map<string, string>();
for (const row of DRUG_NAMES.trim().split("\n")) {
  const [left = "", right = ""] = row.split(" > ");
  for (const form of left.split("|")) {
    const own = words(form).map(stem);
    if (own.length === 1 && own[0]) aliases.set(own[0], right.trim());
  }
}

/** The drug that the word there names, in the words of the sheets; null when it names none. */
export function drugAt(said: readonly Token[], at: number, index: LibraryIndex): string | null {
  const token = said[at];
  if (!token || token.stem.length < 3) return null;
  const alias = aliases.get(token.stem);
  if (alias !== undefined) return alias;
  if (
    index.drugs.has(token.stem) &&
    !COMMON_WORDS.has(token.stem) &&
    !PARTS_OF_DRUGS.has(token.stem)
  )
    return token.stem.length >= 5 ? token.typed.toLowerCase() : null;
  return substances.get(token.stem) ?? null;
}
