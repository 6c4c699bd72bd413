// Abbreviations with a second meaning, and the company that gives it away: "TS" beside "TP TCA" is
// a bleeding time, not a suicide attempt; "aVF" beside "D2 D3" a lead, not a cluster headache. Then
// the second meaning is read.
import { stem, stems, words } from "#platform/search/normalise.ts";
import type { Term } from "../terms.ts";
import { SECOND_MEANINGS } from "./second-meanings.ts";

const MEANINGS = SECOND_MEANINGS.trim()
  .split("\n")
  .map((row) => {
    const [short = "", company = "", meaning = ""] = row.split("|").map((cell) => cell.trim());
    return {
      short,
      company: new Set(stems(company)),
      meaning: words(meaning).map((word): Term => ({ word, stem: stem(word) })),
    };
  });

/** Signs that are measured: with its figure, "PA 172/112" is a pressure in any company. */
const MEASURED = new Set(["pa"]);
const isFigure = (term: Term | undefined) => /^\d{2,3}$/.test(term?.word ?? "");

/** What the abbreviation there means in such company; null for its first meaning. */
function meaningAt(typed: readonly Term[], at: number): readonly Term[] | null {
  const own = typed[at]?.stem;
  if (own === undefined || (MEASURED.has(own) && isFigure(typed[at + 1]))) return null;
  const second = MEANINGS.find(
    ({ short, company }) => short === own && typed.some(({ stem: one }) => company.has(one)),
  );
  return second?.meaning ?? null;
}

/** The typed words with each ambiguous abbreviation in the meaning its company gives it. */
export const disambiguate = (typed: readonly Term[]): Term[] =>
  typed.flatMap((term, at) => meaningAt(typed, at) ?? [term]);

/** The places of ambiguous abbreviations that have another meaning there, with its stems. */
export const otherMeanings = (typed: readonly Term[]): ReadonlyMap<number, readonly string[]> =>
  new Map(
    typed.flatMap((_, at) => {
      const meaning = meaningAt(typed, at);
      return meaning ? [[at, meaning.map(({ stem: one }) => one)] as const] : [];
    }),
  );
