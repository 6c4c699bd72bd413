// A question that names a calculator, whole: what was read, and what the engine makes of it.
import type { Calculator } from "../calculator.ts";
import { type Evaluation, evaluate } from "../evaluate.ts";
import { findCalculator } from "./find-calculator.ts";
import { type ReadValues, readValues } from "./read-values.ts";

export interface ScoreQuestion extends ReadValues {
  calculator: Calculator;
  evaluation: Evaluation;
  /** Everything to ask for: missing, or named and not usable. Empty = the result stands. */
  ask: readonly string[];
}

/** Null when no calculator is named. Ready for `compute_score`: { calculator: id, inputs, words, assumed }. */
export function readScoreQuestion(question: string): ScoreQuestion | null {
  const calculator = findCalculator(question);
  if (!calculator) return null;
  const read = readValues(question, calculator);
  const evaluation = evaluate(calculator, read.inputs);
  const unread = read.unread.map(({ name }) => name).filter((name) => evaluation.relevant.includes(name));
  const ask = [...new Set([...evaluation.problems.map(({ field }) => field), ...evaluation.missing, ...unread])];
  return { calculator, ...read, evaluation, ask };
}
