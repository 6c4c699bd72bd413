import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldPaper, isBlank, markPaper, type ReceivedFact } from "./attempt.ts";
import { bankQuestion } from "./bank-question.ts";
import { PROFILES } from "./profiles.ts";
import { tierOf } from "./session.ts";
import { type ShownQuestion, shownQuestion } from "./shown-question.ts";

const startedAt = new Date("2026-11-23T08:00:00Z");
const minute = (minutes: number) => new Date(startedAt.getTime() + minutes * 60_000);
const times = { startedAt, submittedAt: null, minutes: 30 };
const fact = (change: Partial<ReceivedFact> = {}): ReceivedFact => ({
  ...{ id: crypto.randomUUID(), position: 0, given: ["a"], confidence: null, flagged: false },
  ...{ spent: 0, elapsed: 60_000, receivedAt: minute(1), clockMoved: false },
  ...change,
});

describe("what counts in a paper", () => {
  test("an answer of the last minute that was received without network counts, and is named", () => {
    const paper = foldPaper([fact({ elapsed: 29 * 60_000, receivedAt: minute(300) })], times);
    expect([paper.answers.size, paper.late, paper.uncounted]).toEqual([1, 1, 0]);
  });

  test("one given after the time does not count, whenever it came", () => {
    const paper = foldPaper([fact({ elapsed: 31 * 60_000, receivedAt: minute(31) })], times);
    expect([paper.answers.size, paper.uncounted]).toEqual([0, 1]);
    expect(foldPaper([fact({ elapsed: 9e9 })], { ...times, minutes: null }).answers.size).toBe(1);
  });

  test("one received once the paper was handed in does not count: the keys were out", () => {
    const facts = [fact(), fact({ given: ["b"], elapsed: 120_000, receivedAt: minute(9) })];
    const paper = foldPaper(facts, { ...times, submittedAt: minute(5) });
    expect([paper.answers.get(0)?.given, paper.uncounted]).toEqual([["a"], 1]);
  });

  test("one that another had replaced before the end is not told as left out", () => {
    // The answer file brought the last one; the queue brings both, later.
    const facts = [
      fact({ given: ["a", "c"], elapsed: 120_000 }),
      fact({ given: ["a"], elapsed: 60_000, receivedAt: minute(9) }),
    ];
    const paper = foldPaper(facts, { ...times, submittedAt: minute(5) });
    expect([paper.answers.get(0)?.given, paper.uncounted]).toEqual([["a", "c"], 0]);
  });

  test("a clock that went back marks the paper", () => {
    expect(foldPaper([fact({ clockMoved: true })], times).clockMoved).toBe(true);
    expect(foldPaper([fact()], times).clockMoved).toBe(false);
  });

  test("the same facts in any order, doubled or not, give the same paper", () => {
    const some = fc.array(
      fc.record({
        id: fc.uuid(),
        position: fc.nat(3),
        given: fc.constantFrom(null, ["a"], ["b"]),
        elapsed: fc.nat(40 * 60_000),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(some, fc.infiniteStream(fc.nat()), (given, lots) => {
        const facts = given.map((one) => fact(one));
        const mixed = [...facts, ...facts]
          .map((one) => ({ one, lot: lots.next().value as number }))
          .sort((a, b) => a.lot - b.lot)
          .map(({ one }) => one);
        const read = (all: ReceivedFact[]) =>
          [...foldPaper(all, times).answers].sort(([a], [b]) => a - b);
        expect(read(mixed)).toEqual(read(facts));
      }),
    );
  });
});

test.each([
  [null, true],
  [[], true],
  [[""], true],
  [[[], []], true],
  [["a"], false],
  [[[], ["b"]], false],
] as const)("%j is blank: %s", (given, blank) => expect(isBlank(given)).toBe(blank));

test("a paper is the mean of its questions, between 0 and 1, under every profile", () => {
  const qrm = {
    type: "qrm",
    propositions: ["a", "b", "c"].map((id) => ({ id, correct: id === "a" })),
  } as const;
  for (const profile of PROFILES) {
    const paper = markPaper([qrm, qrm], new Map([[0, { given: ["a"] }]]), profile);
    const half = profile.id === "strict" ? 0.5 : 0.75;
    expect([paper.score, paper.answered]).toEqual([half, 1]);
    expect(markPaper([], new Map(), profile).score).toBe(0);
  }
});

test("what is shown before the end holds no key, in a case either", () => {
  const line = (id: string, correct: boolean) => ({
    ...{ id, correct, text: `Ligne ${id}`, explanation: "Parce que", passage: "coma#f1" },
  });
  const propositions = [line("a", true), line("b", false), line("c", true)];
  const part = { type: "qrp", statement: "Que faites-vous ?", propositions };
  const open = { type: "qroc", statement: "Lequel ?", accepted: ["secret"] };
  const content = bankQuestion.parse({
    ...{ type: "mini-case", statement: "Un homme tombe.", rank: "A", explanation: "Parce que" },
    questions: [part, open, { ...open, statement: "Et ensuite ?" }],
  });
  const shown: ShownQuestion = shownQuestion(content);
  expect(JSON.stringify(shown)).not.toMatch(/correct|Parce|secret|passage|rank/);
  expect(shown.questions?.map(({ expected }) => expected)).toEqual([2, null, null]);
});

test.each([
  [1, "excellent"],
  [0.9, "excellent"],
  [0.89, "good"],
  [0.7, "good"],
  [0.5, "average"],
  [0.49, "needsWork"],
] as const)("a score of %s is %s", (score, tier) => expect(tierOf(score)).toBe(tier));
