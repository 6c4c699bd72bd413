// The promise on questions in French prose: at least 95 % as expected, everything computed right,
// what is missing asked for.
import { describe, expect, test } from "vitest";
import type { AskedScore } from "../../testing/asked-score.ts";
import { HELD_OUT } from "../../testing/held-out-questions.ts";
import { QUESTIONS } from "../../testing/questions.ts";
import { SECOND_HELD_OUT } from "../../testing/second-held-out.ts";
import { readScoreQuestion } from "./read-question.ts";

const SAME = 0.06;

function judge({ question, calculator, value, symbol, ask }: AskedScore): {
  ok: boolean;
  wrong: boolean;
  told: string;
} {
  const read = readScoreQuestion(question);
  const outcome = read && read.ask.length === 0 ? read.evaluation.outcome : null;
  const told = JSON.stringify({
    calculator: read?.calculator.id,
    value: outcome?.value,
    ask: read?.ask,
    words: read?.words,
    assumed: read?.assumed,
    unread: read?.unread,
  });
  if (read?.calculator.id !== calculator) return { ok: false, wrong: outcome !== null, told };
  if (ask)
    return {
      ok:
        outcome === null &&
        ask.every((name) => read.ask.includes(name)) &&
        read.ask.length === ask.length,
      wrong: outcome !== null,
      told,
    };
  if (!outcome) return { ok: false, wrong: false, told };
  const right =
    value === null
      ? outcome.value === null && outcome.symbol === symbol
      : Math.abs((outcome.value ?? Number.NaN) - (value ?? Number.NaN)) <= SAME;
  return { ok: right, wrong: !right, told };
}

describe.each([
  ["sixty questions", QUESTIONS, 60],
  ["held out", HELD_OUT, 40],
  ["held out a second time", SECOND_HELD_OUT, 40],
] as const)("%s", (_, questions, atLeast) => {
  test("are enough, over the ten calculators", () => {
    expect(questions.length).toBeGreaterThanOrEqual(atLeast);
    expect(new Set(questions.map(({ calculator }) => calculator)).size).toBe(10);
  });

  test("95 % as expected, and nothing computed wrong", () => {
    const judged = questions.map((one) => ({ ...judge(one), question: one.question }));
    const missed = judged
      .filter(({ ok }) => !ok)
      .map(({ question, told }) => `${question}\n   ${told}`);
    if (process.env.SHOW_MISSED) for (const line of missed) process.stdout.write(`${line}\n`);
    expect(judged.filter(({ wrong }) => wrong).map(({ question }) => question)).toEqual([]);
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(questions.length * 0.05);
  });
});
