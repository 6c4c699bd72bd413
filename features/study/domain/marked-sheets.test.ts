import fc from "fast-check";
import { expect, test } from "vitest";
import * as byHand from "../testing/marked-sheets.ts";
import { mark } from "./marking.ts";
import { findProfile } from "./profiles.ts";
import type { Answer, Proposition, Question, SingleQuestion } from "./question.ts";

interface Sheet {
  readonly question: Question;
  readonly answer: Answer;
  readonly points: number;
}

const EDN = (() => {
  const found = findProfile("edn-2024");
  if (!found) throw new Error("no profile edn-2024");
  return found;
})();

const propositions = (text: string): Proposition[] =>
  text.split(" ").map((word) => ({
    id: word.charAt(0),
    correct: word.includes("+"),
    ...(word.includes("!") ? { indispensable: true } : {}),
    ...(word.includes("?") ? { unacceptable: true } : {}),
  }));

const pointsOf = (text: string) => {
  const [top = Number.NaN, bottom = 1] = text.split("/").map(Number);
  return top / bottom;
};
const ticks = (text: string) => (text === "-" ? [] : [...text]);

/** "ab=1/2 -=0": each answer and its points. */
const pairs = (sheets: string) =>
  sheets.split(" ").map((sheet) => {
    const at = sheet.lastIndexOf("=");
    return { answer: sheet.slice(0, at), points: pointsOf(sheet.slice(at + 1)) };
  });

const ticked = (type: "qrm" | "qru" | "qrp" | "qrp-long", all: typeof byHand.QRM): Sheet[] =>
  all.flatMap(([text, sheets]) =>
    pairs(sheets).map(({ answer, points }) => ({
      question: { type, propositions: propositions(text) },
      answer: ticks(answer),
      points,
    })),
  );

const series = (type: "kfp" | "mini-case" | "lca", all: typeof byHand.KFP): Sheet[] =>
  all.flatMap(({ questions, points: worths, sheets }) =>
    pairs(sheets).map(({ answer, points }) => ({
      question: {
        type,
        questions: questions.map(
          ([part, text]): SingleQuestion => ({ type: part, propositions: propositions(text) }),
        ),
        points: worths,
      },
      answer: answer.split("/").map(ticks),
      points,
    })),
  );

const SHEETS: Readonly<Record<Question["type"], readonly Sheet[]>> = {
  qrm: ticked("qrm", byHand.QRM),
  qru: ticked("qru", byHand.QRU),
  qrp: ticked("qrp", byHand.QRP),
  "qrp-long": ticked("qrp-long", byHand.QRP_LONG),
  qroc: byHand.QROC.flatMap(([accepted, right, wrong]) =>
    [...right.map((text) => [text, 1] as const), ...wrong.map((text) => [text, 0] as const)].map(
      ([text, points]) => ({ question: { type: "qroc", accepted }, answer: [text], points }),
    ),
  ),
  zones: byHand.ZONES.flatMap(([zones, sheets]) =>
    sheets.map(([answer, points]) => ({
      question: {
        type: "zones",
        zones: zones.map(([x, y], at) => ({ id: String(at), x, y, radius: 0.1 })),
      },
      answer,
      points,
    })),
  ),
  tcs: byHand.TCS.flatMap(([panel, sheets]) =>
    pairs(sheets).map(({ answer, points }) => ({
      question: { type: "tcs", panel },
      answer: answer === "-" ? [] : [answer],
      points,
    })),
  ),
  kfp: series("kfp", byHand.KFP),
  "mini-case": series("mini-case", byHand.MINI_CASE),
  lca: series("lca", byHand.LCA),
};

const types = Object.keys(SHEETS) as Question["type"][];

test.each(types)("%s: forty sheets and more, marked as by hand", (type) => {
  const sheets = SHEETS[type];
  expect(sheets.length).toBeGreaterThanOrEqual(40);
  const differing = sheets.filter(
    ({ question, answer, points }) => Math.abs(mark(question, answer, EDN).score - points) > 1e-9,
  );
  const told = differing.map(
    ({ question, answer, points }) =>
      `${JSON.stringify(answer)}: ${points} by hand, ${mark(question, answer, EDN).score}`,
  );
  expect(told).toEqual([]);
});

const reordered = (question: Question): Question => {
  if ("propositions" in question)
    return { ...question, propositions: question.propositions.toReversed() };
  if ("zones" in question) return { ...question, zones: question.zones.toReversed() };
  return question;
};

test("1,000 random papers of every type: from 0 to 1, the same in another order", () => {
  const sheet = fc.constantFrom(...types).chain((type) => {
    const questions = SHEETS[type].map(({ question }) => question);
    // An answer of one sheet beside a question of another: nobody has marked it.
    const answers = SHEETS[type].map(({ answer }) => answer);
    return fc.record({
      question: fc.constantFrom(...questions),
      answer: fc.constantFrom(...answers),
    });
  });
  fc.assert(
    fc.property(fc.array(sheet, { minLength: 1, maxLength: 30 }), (paper) => {
      for (const { question, answer } of paper) {
        const { score } = mark(question, answer, EDN);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        if ("questions" in question) continue;
        const turned = (answer as readonly string[]).toReversed();
        expect(mark(reordered(question), turned, EDN).score).toBe(score);
      }
    }),
    { numRuns: 1_000 },
  );
});
