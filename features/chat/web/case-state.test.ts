import { expect, test } from "vitest";
import { caseState, weightIn } from "./case-state.ts";

const answer = (state: object, more: object = {}) => ({
  tools: [{ name: "search_library", card: null, input: {}, output: { state, ...more } }],
});

test.each([
  [["K 6,9", "82 kg"], 82],
  [["12,5 kg"], 12.5],
  [["82 kg", "82 kg"], 82],
  [["82 kg", "70 kg"], undefined],
  [["0,1 mg/kg"], undefined],
  [[], undefined],
])("the weight among %j", (values, kilos) => expect(weightIn(values)).toBe(kilos));

test("an answer kept by an earlier version, or damaged, shows what it can and nothing else", () => {
  expect(caseState({ tools: [] })).toBeNull();
  expect(caseState(answer({ topic: "x", population: "martian", values: [1, "82 kg"] }))).toEqual({
    topic: null,
    others: [],
    population: null,
    values: ["82 kg"],
    score: null,
  });
  const topic = { id: "a", title: "A" };
  const documents = [topic, { id: "b", title: "B" }, { id: 3 }];
  expect(caseState(answer({ topic, population: "child" }, { documents }))).toMatchObject({
    topic,
    others: [{ id: "b", title: "B" }],
    population: "child",
  });
});
