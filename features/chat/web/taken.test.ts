import { expect, test } from "vitest";
import { takenIn } from "./taken.ts";

const search = (output: object) => [{ name: "search_library", output }];
const documents = [
  { id: "a", title: "Embolie pulmonaire", score: 0.6 },
  { id: "b", title: "Pneumothorax", score: 0.55 },
];

test("a misspelt word offers the others it may have meant, in its place", () => {
  const entities = [
    { corrected: true, words: "hypercaliémi", sheet: "hyperkaliemie", others: ["hypercalcémie"] },
  ];
  expect(takenIn(search({ documents: [], entities }))).toEqual({
    understood: null,
    choices: [{ words: "hypercaliémi", name: "hypercalcémie" }],
  });
});

test("a sheet taken by resemblance says so, with the others", () => {
  expect(takenIn(search({ documents, entities: [] }))).toEqual({
    understood: "Embolie pulmonaire",
    choices: [{ words: null, name: "Pneumothorax" }],
  });
});

test.each([
  ["a sheet that the question names", [{ sheet: "a", corrected: false }], documents],
  ["a sure match", [], [{ ...documents[0], score: 0.9 }, documents[1]]],
  ["no other sheet", [], documents.slice(0, 1)],
])("%s offers nothing", (_, entities, found) => {
  expect(takenIn(search({ documents: found, entities }))).toBeNull();
});
