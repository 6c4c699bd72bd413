// Questions written by somebody who saw neither rules nor texts. Their first run, on 2026-11-23,
// after the readings of all calculators were written: 103 right of 150, 2 wrong, 45 asked for more
// or not recognised; of 25 where a value is missing or contradicts another, 4 were computed. Since
// then they are a regression test.
import { expect, test } from "vitest";
import questions from "../../testing/blind-questions.json" with { type: "json" };
import { readScoreTurns } from "./read-question.ts";

/** The numbers of a result, in its unit and in those it is shown in beside. */
function said(question: string): number[] | null {
  const read = readScoreTurns([question]);
  const outcome = read && read.ask.length === 0 ? read.evaluation.outcome : null;
  return outcome && [outcome.value ?? Number.NaN, ...outcome.also.map(({ value }) => value)];
}

/** Null for a decision in words. */
function expected(text: string): number | null {
  const number = /^-?\d+(?:[.,]\d+)?/.exec(text)?.[0];
  return number === undefined ? null : Number(number.replace(",", "."));
}

/** The number that is asked for is in another unit, or the question asks for a variant. */
const OTHERWISE: Readonly<Record<number, string>> = {
  122: "in mg/dL: given in mmol/L and in mg/L",
  147: "in mg: given in micrograms, with the volume",
};

test("nothing is computed wrong, and what was right stays right", () => {
  const asked = questions.filter(({ expected: text }) => !/^(?:missing|ask)/.test(text));
  const wrong = asked.filter(({ id, question, expected: text }) => {
    const [numbers, wanted] = [said(question), expected(text)];
    if (numbers === null || wanted === null || OTHERWISE[id]) return false;
    return !numbers.some((number) => Math.abs(number - wanted) <= 0.51);
  });
  expect(wrong.map(({ id, question }) => `${id} ${question}`)).toEqual([]);
  expect(asked.filter(({ question }) => said(question) !== null).length).toBeGreaterThanOrEqual(
    134,
  );
});

test("what is missing, or contradicts itself, is asked for", () => {
  const open = questions.filter(({ expected: text }) => /^(?:missing|ask)/.test(text));
  const computed = open.filter(({ question }) => said(question) !== null);
  expect(computed.map(({ id, question }) => `${id} ${question}`)).toEqual([]);
});
