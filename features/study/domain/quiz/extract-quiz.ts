// A quiz without a language model: every question that the rules can make of a subject, then those
// of the asked difficulty first, of all kinds in turn.
import { fold } from "#platform/search/normalise.ts";
import { DIFFICULTIES, type Difficulty } from "../programme.ts";
import { doseQuestion } from "./dose-questions.ts";
import { firstLineQuestion } from "./drug-questions.ts";
import { flagQuestions } from "./flag-questions.ts";
import type { QuizLibrary, QuizPassage, QuizSubject } from "./library.ts";
import { limitQuestion, thresholdQuestions } from "./limit-questions.ts";
import { drawn } from "./lot.ts";
import type { Made } from "./question-parts.ts";

function questionsOf(passage: QuizPassage, library: QuizLibrary, drug: string | null): Made[] {
  const doses = passage.doses.filter((dose) => drug === null || fold(dose.drug) === fold(drug));
  const ofDoses = doses.flatMap((dose) => [
    doseQuestion(dose, passage, library),
    limitQuestion(dose, passage, library),
  ]);
  const ofText = [
    ...thresholdQuestions(passage, library),
    firstLineQuestion(passage, library),
    ...flagQuestions(passage, library),
  ];
  return [...ofDoses, ...(drug === null ? ofText : [])].filter((made) => made !== null);
}

/** Every question that the library gives on a subject; none asks twice the same. */
export function everyQuestion(library: QuizLibrary, subject: QuizSubject): Made[] {
  const asked = new Set<string>();
  return library.passages
    .filter(({ documentId }) => subject.sheets.includes(documentId))
    .flatMap((passage) => questionsOf(passage, library, subject.drug))
    .filter(({ content: { statement } }) => {
      const known = asked.has(statement);
      asked.add(statement);
      return !known;
    });
}

export interface Choice {
  readonly difficulty: Difficulty;
  readonly count: number;
  readonly seed: string;
}

/** The asked difficulty first, then the nearest; the kinds take turns. */
export function chooseQuestions(all: readonly Made[], { difficulty, count, seed }: Choice): Made[] {
  const level = DIFFICULTIES.indexOf(difficulty);
  const far = ({ content }: Made) => Math.abs(DIFFICULTIES.indexOf(content.difficulty) - level);
  const turns = [...Map.groupBy(all, (made) => `${far(made)} ${made.kind}`).values()].flatMap(
    (same) =>
      drawn(same, seed, ({ content }) => content.statement).map((made, turn) => ({ made, turn })),
  );
  return drawn(turns, seed, ({ made }) => made.content.statement)
    .sort((a, b) => far(a.made) - far(b.made) || a.turn - b.turn)
    .slice(0, count)
    .map(({ made }) => made);
}
