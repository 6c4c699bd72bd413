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

/** The typed words with each ambiguous abbreviation in the meaning its company gives it. */
export function disambiguate(typed: readonly Term[]): Term[] {
  const around = typed.map((term) => term.stem);
  return typed.flatMap((term, at) => {
    if (MEASURED.has(term.stem) && isFigure(typed[at + 1])) return [term];
    const second = MEANINGS.find(
      ({ short, company }) => short === term.stem && around.some((s) => company.has(s)),
    );
    return second ? second.meaning : [term];
  });
}
