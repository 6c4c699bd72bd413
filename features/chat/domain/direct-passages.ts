// The passages nearest to what was asked, shown before the sections: the doses of the drug named, what is written for
// the person asked about, and the statements that hold the rare words of the question.
import type { Population, RankedPassage } from "#platform/ai/toolbox.ts";
import { stem, stems } from "#platform/search/normalise.ts";
import { subjectWords } from "./question.ts";
import type { Topic } from "./topic.ts";

const MOST_DOSES = 4;
const MOST_SPECIFIC = 3;
const MOST_WORDED = 3;
const MOST_DIRECT = 5;
/** One word held by eight passages, or several commoner ones: less says nothing of the question. */
const ENOUGH = 0.35;

/** A passage for another person than the question's. A newborn is not a child, and neither is an adult. */
export const unlike = (passage: Population, asked: Population | null): boolean =>
  passage !== "all" && (asked === null ? passage !== "adult" : passage !== asked);

export function directPassages(
  topic: Topic,
  asked: Population | null,
  passages: readonly RankedPassage[],
): RankedPassage[] {
  const title = new Set(stems(topic.title));
  const words = new Set(
    subjectWords(topic.asked)
      .map(stem)
      .filter((word) => !title.has(word)),
  );
  // Red flags have their own place, before everything.
  const candidates = passages.filter(({ passage }) => passage.section !== "redFlags");
  const chosen = new Map<string, RankedPassage>();
  const add = (some: readonly RankedPassage[], most: number) => {
    for (const one of some.slice(0, most)) if (chosen.size < MOST_DIRECT) chosen.set(one.passage.id, one);
  };
  add(dosesOf(words, asked, candidates), MOST_DOSES);
  if (asked !== null && asked !== "adult" && asked !== "all") {
    add(byScore(candidates.filter(({ passage }) => passage.population === asked)), MOST_SPECIFIC);
  }
  add(worded(words, candidates), MOST_WORDED);
  return [...chosen.values()];
}

const byScore = (passages: readonly RankedPassage[]) => [...passages].sort((a, b) => b.score - a.score);

/** Doses of a drug the question names, for the person it names: what is given first comes first. */
function dosesOf(
  words: ReadonlySet<string>,
  asked: Population | null,
  passages: readonly RankedPassage[],
): RankedPassage[] {
  const place = ({ passage }: RankedPassage) =>
    (passage.population === asked ? 2 : 0) + (passage.section === "firstMinutes" ? 1 : 0);
  return byScore(passages)
    .filter(({ passage }) =>
      passage.doses.some(
        (dose) =>
          stems(dose.drug).some((part) => words.has(part)) && (asked === null || !unlike(dose.population, asked)),
      ),
    )
    .filter(({ passage }) => asked === null || !unlike(passage.population, asked))
    .sort((a, b) => place(b) - place(a));
}

/** Passages that hold the words of the question, rare words counting more; words of half the sheet count for nothing. */
function worded(words: ReadonlySet<string>, passages: readonly RankedPassage[]): RankedPassage[] {
  const held = passages.map((ranked) => ({ ranked, stems: new Set(stems(ranked.passage.text)) }));
  const weight = (word: string) => {
    const holders = held.filter((one) => one.stems.has(word)).length;
    return holders === 0 || holders > passages.length / 2 ? 0 : 1 / Math.sqrt(holders);
  };
  const weights = [...words].map((word) => [word, weight(word)] as const);
  return held
    .map(({ ranked, stems: own }) => ({
      ranked,
      points: weights.reduce((sum, [word, value]) => sum + (own.has(word) ? value : 0), 0),
    }))
    .filter(({ points }) => points >= ENOUGH)
    .sort((a, b) => b.points - a.points || b.ranked.score - a.ranked.score)
    .map(({ ranked }) => ranked);
}
