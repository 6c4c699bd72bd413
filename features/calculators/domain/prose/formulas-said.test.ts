// Formulas and lists of criteria in prose, in three languages: what is given is read, what is not
// is asked for.
import { expect, test } from "vitest";
import { FORMULAS_SAID, NOT_TOLD_APART } from "../../testing/formulas-said.ts";
import { readScoreQuestion } from "./read-question.ts";

test.each(FORMULAS_SAID)("$question", ({ question, calculator, value, ask = [] }) => {
  const read = readScoreQuestion(question);
  expect(read?.calculator.id).toBe(calculator);
  expect([...(read?.ask ?? [])].sort()).toEqual([...ask].sort());
  if (value !== undefined)
    expect(read?.evaluation.outcome?.value ?? Number.NaN).toBeCloseTo(value, 2);
});

test.each(NOT_TOLD_APART)("%s names none for certain", (question) => {
  expect(readScoreQuestion(question)).toBeNull();
});
