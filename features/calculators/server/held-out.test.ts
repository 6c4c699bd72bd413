// The promise on questions in French prose, through what the tool does with them: written out
// first, then read.
import { describe, expect, test } from "vitest";
import { readScoreQuestion } from "../domain/prose/read-question.ts";
import type { AskedScore } from "../testing/asked-score.ts";
import dictated from "../testing/dictated.json" with { type: "json" };
import eighth from "../testing/eighth-held-out.json" with { type: "json" };
import eleventh from "../testing/eleventh-held-out.json" with { type: "json" };
import { FIFTH_HELD_OUT } from "../testing/fifth-held-out.ts";
import fourEach from "../testing/four-a-calculator.json" with { type: "json" };
import fourteenth from "../testing/fourteenth-held-out.json" with { type: "json" };
import otherLanguages from "../testing/fourteenth-other-languages.json" with { type: "json" };
import { FOURTH_HELD_OUT } from "../testing/fourth-held-out.ts";
import { HELD_OUT } from "../testing/held-out-questions.ts";
import ninth from "../testing/ninth-held-out.json" with { type: "json" };
import { QUESTIONS } from "../testing/questions.ts";
import { SECOND_AUTHOR } from "../testing/second-author.ts";
import { SECOND_HELD_OUT } from "../testing/second-held-out.ts";
import seventh from "../testing/seventh-held-out.json" with { type: "json" };
import tenth from "../testing/tenth-held-out.json" with { type: "json" };
import { THIRD_AUTHOR } from "../testing/third-author.ts";
import { THIRD_HELD_OUT } from "../testing/third-held-out.ts";
import twelfth from "../testing/twelfth-held-out.json" with { type: "json" };

const SAME = 0.06;

function judge({
  question,
  calculator,
  value,
  symbol,
  ask,
  within = SAME,
}: AskedScore): "right" | "missed" | "wrong" {
  const read = readScoreQuestion(question);
  const outcome = read && read.ask.length === 0 ? read.evaluation.outcome : null;
  const shown = [outcome?.value, outcome?.also.find(({ id }) => id === read?.wanted)?.value];
  const same = read?.calculator.id === calculator;
  if (!outcome) {
    const asked =
      same && ask?.length === read.ask.length && ask.every((name) => read.ask.includes(name));
    return asked ? "right" : "missed";
  }
  if (!same || ask) return "wrong";
  const right =
    value === null
      ? outcome.symbol === symbol
      : shown.some((one) => Math.abs((one ?? Number.NaN) - (value ?? 0)) <= within);
  return right ? "right" : "wrong";
}

describe.each([
  ["sixty questions", QUESTIONS],
  ["held out", HELD_OUT],
  ["held out a second time", SECOND_HELD_OUT],
  ["held out a third time", THIRD_HELD_OUT],
  ["held out a fourth time", FOURTH_HELD_OUT],
  ["held out a fifth time", FIFTH_HELD_OUT],
  ["of a second author", SECOND_AUTHOR],
  ["of a third author", THIRD_AUTHOR],
] as const)("%s", (_, questions) => {
  test("95 % as expected, and nothing computed wrong", () => {
    const judged = questions.map((one) => ({ question: one.question, verdict: judge(one) }));
    expect(judged.filter(({ verdict }) => verdict === "wrong")).toEqual([]);
    const missed = judged.filter(({ verdict }) => verdict === "missed");
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(questions.length * 0.05);
  });
});

// Written by somebody who had seen the list of calculators and no reading, values by hand and by a
// program of the author. First run: of 134, 94 right, 38 asked for more, 2 wrong (what brackets deny,
// "DFG selon Cockcroft"), which are mended since. YEARS, Parkland by the hour and the rules of
// imaging are compared by the figure that their card shows.
test("held out a seventh time: nothing is computed wrong, and no fewer are right than at first", () => {
  const judged = seventh.map((one) => ({ question: one.question, verdict: judge(one) }));
  expect(judged.filter(({ verdict }) => verdict === "wrong")).toEqual([]);
  expect(judged.filter(({ verdict }) => verdict === "right").length).toBeGreaterThanOrEqual(129);
});

// Four questions for each calculator, seven in ten French, written from the definitions of the criteria
// before the readings were gone through again; scores by hand, formulas by a program of the author.
// First run: of 268, 197 right, 68 asked for more, 3 wrong (IGS II twice, YEARS), mended since.
test("four questions a calculator: nothing is computed wrong, and no fewer are right", () => {
  const judged = fourEach.map((one) => ({ question: one.question, verdict: judge(one) }));
  expect(judged.filter(({ verdict }) => verdict === "wrong")).toEqual([]);
  expect(judged.filter(({ verdict }) => verdict === "right").length).toBeGreaterThanOrEqual(259);
});

/** Formulas whose author rounded: one unit of what is shown. */
const ROUNDED =
  /^(cockcroft-gault|ckd-epi|ekfc|qtc|schwartz|pf-ratio|tidal-volume|corrected-sodium|crl-dating|meld)/;

/** Imaging rules and YEARS are compared by the band that their card shows. */
function judgeDecision({ decision, ...one }: AskedScore & { decision?: string }) {
  if (decision === undefined)
    return judge({ ...one, within: one.within ?? (ROUNDED.test(one.calculator) ? 1 : SAME) });
  const read = readScoreQuestion(one.question);
  const band = read?.ask.length === 0 ? read.evaluation.outcome?.band : undefined;
  if (band === undefined) return "missed";
  return ["some", "imaging"].includes(band ?? "") === (decision === "oui") ? "right" : "wrong";
}

test.each([
  // Written by another author, who had seen the names of the calculators only. First run: of 150, 113
  // right, 35 asked for more, 2 wrong (« à trente-deux » read as thirty-three; painless nodes counted),
  // mended since.
  ["held out an eighth time", eighth, 145],
  // Four more a calculator, as a clinician dictates, written before the readings were read. First run: of
  // 268, 199 right, 67 asked for more, 2 wrong (a denied duration, "stade III"), mended since.
  ["dictated", dictated, 255],
  // By another author, who had seen the names of the calculators only, on the readings as they stand.
  // First run: of 150, 114 right, 35 asked for more (some after the decision that is already certain),
  // 1 differs by the published form in inches of the predicted weight (460.8 mL for 462). The mechanisms that
  // asked are mended since.
  ["held out a ninth time", ninth, 142],
  // By another author, on readings made since by somebody who had not seen it. First run: of 150, 124
  // right, 22 asked for more, 4 differ: a list that ends in « absents », another edition of Geneva and
  // the figure asked for, mended since; the form in inches of the predicted weight (450 mL for 451).
  ["held out a tenth time", tenth, 126],
  // By another author, likewise. First run: of 150, 128 right, 20 asked for more, 2 differ: « ne vomit
  // pas » was read as vomiting, and what was set apart of a denied haematoma as one; mended since.
  ["held out an eleventh time", eleventh, 130],
  // By another author, who had seen the constants of a few. First run: of 150, 126 right, 22 asked for
  // more, 2 differ: « sept kilos et demi » was read as seven, mended since; an arm that « chute avant 10 s
  // (2) », whose words and number contradict each other, is computed by its words, and left out here.
  [
    "held out a twelfth time",
    twelfth.filter(({ question }) => !/chute avant 10 s/.test(question)),
    127,
  ],
  // By another author, who had seen the names of the calculators only. First run: of 150 in French, 128
  // right, 18 asked for more, 2 not recognised, 2 differ: eyes closed « même au pincement » opened to pain,
  // mended since; 0.18 mg was said as 180 µg. Of 30 in English 28, in Spanish 25 and 1 differs, "ojos
  // cerrados que abre al dolor", mended since; over two turns 20 of 20.
  ["held out a fourteenth time", fourteenth, 131],
  ["the same author in English and Spanish", otherLanguages, 54],
] as const)("%s: nothing is computed wrong, and no fewer are right", (_, questions, least) => {
  const judged = questions.map((one) => ({
    question: one.question,
    verdict: judgeDecision(one as AskedScore & { decision?: string }),
  }));
  expect(judged.filter(({ verdict }) => verdict === "wrong")).toEqual([]);
  expect(judged.filter(({ verdict }) => verdict === "right").length).toBeGreaterThanOrEqual(least);
});
