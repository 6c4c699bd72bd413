// The drugs a question names: those the sheets dose, their trade and foreign names, and the
// substances of the official drug file. A substance that is also an everyday word (water, mint,
// air) is no drug of a question.
import { fold, stem, words } from "#platform/search/normalise.ts";
import register from "../../content/register/substances.json" with { type: "json" };
import trade from "../../content/register/trade-names.json" with { type: "json" };
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

/** The official names bear their accents; what a trade name holds and the tables of words do not. */
const accents = new Map(
  register.substances.flatMap(([name]) =>
    String(name)
      .split(/[^\p{L}]+/u)
      .map((word) => [fold(word), word] as const),
  ),
);
const accented = (name: string): string =>
  name.replace(/[a-z]+/gu, (word) => accents.get(word) ?? word);

const aliases = new Map<string, string>();
for (const row of DRUG_NAMES.trim().split("\n")) {
  const [left = "", right = ""] = row.split(" > ");
  for (const form of left.split("|")) {
    const own = words(form).map(stem);
    if (own.length === 1 && own[0]) aliases.set(own[0], accented(right.trim()));
  }
}

const SHORTEST_BRAND = 5;
/** More is a mixture, or several medicines of one house. */
const MOST_SUBSTANCES = 2;
/** Words of every day that somebody sells something under. */
const SOLD_WORDS: ReadonlySet<string> = new Set(
  "carlin carmin daily diane esters etain larmes princi rhino siklos vichy".split(" "),
);
const brands = new Map(
  (trade.brands as [string, string[]][])
    .filter(
      ([name, { length }]) =>
        name.length >= SHORTEST_BRAND && !SOLD_WORDS.has(name) && length <= MOST_SUBSTANCES,
    )
    .map(([name, held]) => [name, accented(held.join(" et "))]),
);
/** What a trade name of the official drug file holds; a word of every day is none. */
const heldBy = (own: string, typed: string): string | null =>
  STOP_WORDS.has(own) || COMMON_WORDS.has(own) || PLAIN_WORDS.has(own)
    ? null
    : (brands.get(fold(typed)) ?? null);

/** A medicine, whether a sheet knows it or not. */
export const isMedicine = (own: string, typed: string): boolean =>
  aliases.has(own) || substances.has(own) || heldBy(own, typed) !== null;

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
  const held = index.postings.has(token.stem) ? null : heldBy(token.stem, token.typed);
  return substances.get(token.stem) ?? held;
}
