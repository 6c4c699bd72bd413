// Experts answer each item of a panel alone, once; what they chose becomes the key of the question.
import type { BankQuestion, ConcordanceItem } from "../bank-question.ts";
import { FEWEST_EXPERTS } from "../programme.ts";
import { CONCORDANCE_STEPS } from "../question.ts";

export type ConcordanceStep = (typeof CONCORDANCE_STEPS)[number];

export interface ExpertAnswer {
  /** Rank of the item in its panel. */
  readonly item: number;
  readonly step: ConcordanceStep;
  readonly comment: string | null;
}

/** As many as a question keeps. */
const MOST_COMMENTS = 30;

/** How many experts answered each item. */
export const answeredOf = (count: number, answers: readonly { item: number }[]): number[] =>
  Array.from({ length: count }, (_, at) => answers.filter(({ item }) => item === at).length);

/** Every item has as many experts as a key needs. */
export const isEnough = (answered: readonly number[]): boolean =>
  answered.every((experts) => experts >= FEWEST_EXPERTS);

/**
 * The items as questions, each with the counts of its experts: sums, and what was said of a choice,
 * without a name.
 * @param panelOf who answered, and when
 */
export function keyedQuestions(
  items: readonly ConcordanceItem[],
  answers: readonly ExpertAnswer[],
  panelOf: string,
): BankQuestion[] {
  return items.map((item, at) => {
    const given = answers.filter((one) => one.item === at);
    const chosen = (step: ConcordanceStep) => given.filter((one) => one.step === step).length;
    const panel = Object.fromEntries(CONCORDANCE_STEPS.map((step) => [step, chosen(step)]));
    const comments = given.flatMap(({ step, comment }) =>
      comment === null ? [] : [{ step, text: comment }],
    );
    return {
      ...item,
      ...{ panel: panel as Record<ConcordanceStep, number>, panelOf },
      comments: comments.slice(0, MOST_COMMENTS),
    };
  });
}
