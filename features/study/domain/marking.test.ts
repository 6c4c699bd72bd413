import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mark } from "./marking.ts";
import { findProfile, type Profile } from "./profiles.ts";
import type { Answer, Proposition, Question, TickedQuestion } from "./question.ts";

const profile = (id: string): Profile => {
  const found = findProfile(id);
  if (!found) throw new Error(`No profile ${id}`);
  return found;
};
const EDN = profile("edn-2024");
const STRICT = profile("strict");
const score = (question: Question, answer: Answer, by = EDN) => mark(question, answer, by).score;

/** "a+ b c+! d?" : + right, ! indispensable, ? unacceptable. */
const lines = (text: string): Proposition[] =>
  text.split(" ").map((word) => ({
    id: word.charAt(0),
    correct: word.includes("+"),
    ...(word.includes("!") ? { indispensable: true } : {}),
    ...(word.includes("?") ? { unacceptable: true } : {}),
  }));
const ticked = (type: TickedQuestion["type"], text: string): TickedQuestion => ({
  type,
  propositions: lines(text),
});

describe("QRM: points by discordances", () => {
  const question = ticked("qrm", "a+ b c+ d e");
  test.each([
    ["ac", 1],
    ["a", 0.5],
    ["c", 0.5],
    ["acb", 0.5],
    ["ab", 0.2],
    ["", 0.2],
    ["acbd", 0.2],
    ["bd", 0],
    ["abd", 0],
    ["abcde", 0],
    ["bde", 0],
  ])("%s → %d", (answer, points) => {
    expect(score(question, [...answer])).toBe(points);
    expect(score(question, [...answer], STRICT)).toBe(points === 1 ? 1 : 0);
  });

  test("the lines that differ are named", () => {
    expect(mark(question, ["a", "b"], EDN).steps).toEqual([
      { rule: "discordances", count: 2, ids: ["b", "c"], points: 0.2 },
    ]);
  });

  test("ticked twice is ticked once", () => {
    expect(score(question, ["a", "a", "c"])).toBe(1);
  });
});

describe("unacceptable and indispensable lines", () => {
  const question = ticked("qrm", "a+! b+ c d? e");
  test.each([
    ["ab", 1],
    ["a", 0.5],
    ["abc", 0.5],
    ["b", 0],
    ["", 0],
    ["abd", 0],
    ["ad", 0],
    ["d", 0],
  ])("%s → %d", (answer, points) => {
    expect(score(question, [...answer])).toBe(points);
  });

  test("what took the points is said, the unacceptable first", () => {
    expect(mark(question, ["d"], EDN).steps).toEqual([{ rule: "unacceptable", ids: ["d"] }]);
    expect(mark(question, ["b"], EDN).steps).toEqual([{ rule: "indispensable", ids: ["a"] }]);
  });

  test("they count in a QRP too", () => {
    const precise = ticked("qrp", "a+! b+ c d? e");
    expect(score(precise, ["a", "b"])).toBe(1);
    expect(score(precise, ["b", "c"])).toBe(0);
    expect(score(precise, ["a", "d"])).toBe(0);
  });
});

test.each([
  ["b", 1],
  ["a", 0],
  ["", 0],
  ["ab", 0],
])("QRU %s → %d", (answer, points) => {
  expect(score(ticked("qru", "a b+ c d"), [...answer])).toBe(points);
});

describe("QRP: x out of n", () => {
  const short = ticked("qrp", "a+ b+ c+ d e");
  test.each([
    ["abc", 1],
    ["ab", 2 / 3],
    ["abd", 2 / 3],
    ["ade", 1 / 3],
    ["de", 0],
    ["", 0],
    // Beyond the number that is told.
    ["abcd", 2 / 3],
    ["abcde", 1 / 3],
  ])("%s → %d", (answer, points) => {
    expect(score(short, [...answer])).toBeCloseTo(points, 12);
    expect(score(short, [...answer], STRICT)).toBe(points === 1 ? 1 : 0);
  });

  test("three of five in a long one: 0.6, as the example of the published rule", () => {
    const long = ticked("qrp-long", "a+ b+ c+ d+ e+ f g h i j k");
    expect(score(long, ["a", "b", "c", "f", "g"])).toBe(0.6);
  });
});

test.each([
  ["adrenaline", 1],
  ["Adrénaline", 1],
  ["l’adrénaline", 1],
  ["adrenalinne", 1],
  ["noradrénaline", 0],
  ["", 0],
])("QROC %s → %d", (answer, points) => {
  expect(score({ type: "qroc", accepted: ["adrénaline", "épinéphrine"] }, [answer])).toBe(points);
});

describe("zones", () => {
  const question: Question = {
    type: "zones",
    zones: [
      { id: "heart", x: 0.5, y: 0.5, radius: 0.1 },
      { id: "lung", x: 0.2, y: 0.4, radius: 0.1 },
    ],
  };
  test.each<[Answer, number]>([
    [
      [
        [0.5, 0.55],
        [0.2, 0.4],
      ],
      1,
    ],
    [[[0.5, 0.55]], 0.5],
    // Twice in the same zone is one zone.
    [
      [
        [0.5, 0.5],
        [0.52, 0.5],
      ],
      0.5,
    ],
    [
      [
        [0.9, 0.9],
        [0.2, 0.4],
      ],
      0.5,
    ],
    [
      [
        [0.5, 0.5],
        [0.2, 0.4],
        [0.9, 0.9],
      ],
      0.5,
    ],
    [[], 0],
  ])("%j → %d", (answer, points) => {
    expect(score(question, answer)).toBe(points);
  });

  test("a circle stays round on an image that is not square", () => {
    const wide: Question = {
      type: "zones",
      ratio: 0.5,
      zones: [{ id: "a", x: 0.5, y: 0.5, radius: 0.1 }],
    };
    expect(score(wide, [[0.5, 0.69]])).toBe(1);
    expect(score(wide, [[0.5, 0.71]])).toBe(0);
    expect(score(wide, [[0.61, 0.5]])).toBe(0);
  });
});

test.each([
  ["1", 1],
  ["0", 0.5],
  ["2", 0.25],
  ["-2", 0],
])("TCS: step %s → %d", (step, points) => {
  const question: Question = { type: "tcs", panel: { "-2": 0, "-1": 1, "0": 4, "1": 8, "2": 2 } };
  expect(score(question, [step])).toBe(points);
  expect(score(question, [step], STRICT)).toBe(points === 1 ? 1 : 0);
  expect(score(question, [])).toBe(0);
});

describe("series", () => {
  const first = ticked("qru", "a+ b c d");
  const second = ticked("qrp", "a+ b+ c d e");
  test("a short case is the mean of its questions; what was not reached counts nothing", () => {
    const question: Question = { type: "mini-case", questions: [first, second, first] };
    expect(score(question, [["a"], ["a"], ["b"]])).toBe(0.5);
    expect(score(question, [["a"]])).toBeCloseTo(1 / 3, 11);
    expect(mark(question, [["a"], ["a"], ["b"]], EDN).steps.at(-1)).toEqual({
      rule: "mean",
      score: 0.5,
    });
  });

  test("key features add what each question is worth", () => {
    const question: Question = { type: "kfp", questions: [first, second], points: [1, 3] };
    expect(score(question, [["a"], []])).toBe(0.25);
    expect(score(question, [["b"], ["a", "b"]])).toBe(0.75);
    expect(score({ ...question, points: undefined }, [["b"], ["a", "b"]])).toBe(0.5);
  });
});

test("1,000 random papers: from 0 to 1, the same in another order, never better for an added wrong tick", () => {
  const flags = fc.record({ correct: fc.boolean(), special: fc.boolean(), chosen: fc.boolean() });
  const type = fc.constantFrom<TickedQuestion["type"]>("qrm", "qrp", "qrp-long", "qru");
  fc.assert(
    fc.property(type, fc.array(flags, { minLength: 2, maxLength: 12 }), (type, drawn) => {
      fc.pre(drawn.some(({ correct }) => correct));
      fc.pre(type !== "qru" || drawn.filter(({ correct }) => correct).length === 1);
      const propositions = drawn.map(({ correct, special }, at) => ({
        id: String(at),
        correct,
        ...(special ? { [correct ? "indispensable" : "unacceptable"]: true } : {}),
      }));
      const question: TickedQuestion = { type, propositions };
      const answer = propositions.flatMap(({ id }, at) => (drawn[at]?.chosen ? [id] : []));
      for (const by of [EDN, STRICT]) {
        const points = score(question, answer, by);
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(1);
        const reversed = { type, propositions: propositions.toReversed() };
        expect(score(reversed, answer.toReversed(), by)).toBe(points);
        for (const wrong of propositions.filter(
          ({ id, correct }) => !correct && !answer.includes(id),
        ))
          expect(score(question, [...answer, wrong.id], by)).toBeLessThanOrEqual(points);
      }
    }),
    { numRuns: 1000 },
  );
});
