import { expect, test } from "vitest";
import { proposedMentions, readProposal } from "./proposals.ts";

const TEXT = "Homme de 60 ans, foyer d’une pneumonie droite. Pas de phlébite.";
const isHeld = (table: string, code: string) =>
  table === "cim10" && ["J189", "I802"].includes(code);
const read = (given: object | string) =>
  readProposal(typeof given === "string" ? given : JSON.stringify(given), { text: TEXT, isHeld });

test("a proposal is a code of the tables and words of the text, as the text has them", () => {
  expect(read({ table: "cim10", code: "j18.9", words: "foyer  d'une pneumonie" })).toEqual({
    ...{ table: "cim10", code: "J189", words: "foyer d’une pneumonie" },
  });
});

test.each<[string, object | string]>([
  ["a code that no table has", { table: "cim10", code: "J99.99", words: "pneumonie" }],
  ["an act that no table has", { table: "ccam", code: "ABCD123", words: "pneumonie" }],
  ["words that the text does not have", { table: "cim10", code: "J189", words: "pneumopathie" }],
  ["no words", { table: "cim10", code: "J189", words: " " }],
  ["a letter of the NGAP", { table: "ngap", code: "G", words: "pneumonie" }],
  ["a tariff beside it", { table: "cim10", code: "J189", words: "pneumonie", tariff: 30 }],
  ["no object", "J18.9"],
  ["half an object", '{"table":"cim10","code":"J18'],
])("%s is nothing", (_, given) => expect(read(given)).toBeNull());

test("proposals stand where their words are, once a code, and never over what the rules read", () => {
  const given = ["J189", "I802", "J189"].map((code) => ({
    ...{ table: "cim10" as const, code, words: code === "I802" ? "phlébite" : "pneumonie" },
  }));
  const rules = [{ start: 0, end: 5, code: "I802", exact: true }];
  expect(proposedMentions(given, "cim10", TEXT, rules)).toEqual([
    { start: 29, end: 38, code: "J189", exact: false, byModel: true },
  ]);
  expect(proposedMentions(given, "ccam", TEXT, [])).toEqual([]);
});
