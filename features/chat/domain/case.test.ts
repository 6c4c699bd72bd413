import { expect, test } from "vitest";
import { corrected, countedTurns, valuesAfter } from "./case.ts";
import type { ConversationState } from "./follow-up.ts";

const state: ConversationState = {
  topic: { id: "hyperkaliemie", title: "Hyperkaliémie" },
  population: "adult",
  question: "K+ à 6,9 chez un homme de 82 kg",
  language: "fr",
  values: ["K+ à 6,9", "82 kg"],
  forgotten: [],
  ignoredTurns: 0,
};
const kept = { topic: "hyperkaliemie", population: "adult" as const, forget: [] };
const found = [{ id: "choc-septique", title: "Choc septique" }];

test("a value that is erased counts no more, here and in what was written before", () => {
  const after = corrected(state, { ...kept, forget: ["82 kg"], giveUpScore: false }, found, 2);
  expect(after).toEqual({ ...state, values: ["K+ à 6,9"], forgotten: ["82 kg"] });
  expect(countedTurns([state.question], after)).toEqual(["K+ à 6,9 chez un homme de  "]);
});

test("words that were never a value cannot be struck from what was written", () => {
  const after = corrected(state, { ...kept, forget: ["chez"], giveUpScore: false }, found, 1);
  expect(after.forgotten).toEqual([]);
});

test("another subject is one that was found; any other is none", () => {
  const to = (topic: string) => ({ ...kept, topic, giveUpScore: false });
  expect(corrected(state, to("choc-septique"), found, 1).topic?.title).toBe("Choc septique");
  expect(corrected(state, to("invente"), found, 1).topic).toBeNull();
});

test("a score that is given up takes no value of what was written so far", () => {
  const after = corrected(state, { ...kept, giveUpScore: true }, found, 2);
  expect(countedTurns(["CURB-65", "urée 8", "80 ans"], after)).toEqual(["80 ans"]);
  expect(countedTurns(["CURB-65"], null)).toEqual(["CURB-65"]);
});

test("values add up, each once", () => {
  const value = (words: string) =>
    ({ id: "v", kind: "value", words, title: words, sheet: null, corrected: false }) as const;
  expect(valuesAfter(["82 kg"], [value("82 kg"), value("FR 30")])).toEqual(["82 kg", "FR 30"]);
});
