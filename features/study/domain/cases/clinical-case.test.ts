import { expect, test } from "vitest";
import {
  type CaseStory,
  caseStanding,
  openQuestion,
  scoresByStep,
  stepReached,
} from "./clinical-case.ts";

const step = (kind: CaseStory["steps"][number]["kind"], from: number, count: number) => ({
  ...{ kind, from, count, text: kind, wanted: [] },
});
const story: CaseStory = {
  ...{ id: "a", title: "A", specialty: "urgences", difficulty: "easy", item: null, rank: null },
  steps: [
    step("patient", 0, 0),
    step("symptoms", 0, 1),
    step("examination", 1, 2),
    step("results", 3, 0),
    step("question", 3, 1),
    step("diagnosis", 4, 0),
  ],
};
const closed =
  (...positions: number[]) =>
  (position: number) =>
    positions.includes(position);

test.each<[string, number, number[], number]>([
  ["nothing is answered", 0, [], 0],
  ["a step without a question was passed", 1, [], 1],
  ["an answer of another device proves a later step", 0, [0, 1], 2],
  ["the device is further than the answers", 3, [0, 1, 2], 3],
  ["a device that says too much stays in the case", 40, [], 5],
])("the step where one is, when %s", (_, known, answered, at) => {
  expect(stepReached(story, known, closed(...answered))).toBe(at);
});

test("the questions of a step are asked one after the other", () => {
  const examination = story.steps[2] as CaseStory["steps"][number];
  expect(openQuestion(examination, closed(0))).toBe(1);
  expect(openQuestion(examination, closed(0, 1))).toBe(2);
  expect(openQuestion(examination, closed(0, 1, 2))).toBeNull();
});

test("a step is worth the mean of its questions; one that asks nothing has no score", () => {
  expect(scoresByStep(story, [1, 0.5, 1, 0])).toEqual([
    { kind: "symptoms", at: 1, count: 1, score: 1 },
    { kind: "examination", at: 2, count: 2, score: 0.75 },
    { kind: "question", at: 4, count: 1, score: 0 },
  ]);
});

test("a case is new, under way, or done", () => {
  const at = new Date();
  expect(caseStanding([])).toBe("new");
  expect(caseStanding([{ submittedAt: at }])).toBe("done");
  expect(caseStanding([{ submittedAt: null }, { submittedAt: at }])).toBe("underWay");
});
