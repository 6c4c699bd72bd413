import { expect, test } from "vitest";
import { CONCORDANCE, READING, ZONES } from "../testing/kinds.ts";
import { bankQuestion } from "./bank-question.ts";
import { shownQuestion } from "./shown-question.ts";

test("zones are shown among the other places, as they stand on the drawing, without their size", () => {
  const shown = shownQuestion(ZONES);
  expect(shown.places).toEqual([
    { name: "La croix de gauche", x: 0.25, y: 0.5 },
    { name: "La croix de droite", x: 0.75, y: 0.5 },
  ]);
  expect(shown.expected).toBe(1);
  expect(JSON.stringify(shown)).not.toMatch(/radius|"zones":|decoys|Elle est/);
});

test("a script concordance is shown without its panel", () => {
  const shown = JSON.stringify(shownQuestion(CONCORDANCE));
  expect(shown).toContain("Un fait nouveau");
  expect(shown).not.toMatch(/panel|Panel|plutôt/);
});

test("an article is shown with its questions, and nothing says where the answers stand", () => {
  const shown = shownQuestion(READING);
  expect(shown.article?.fictitious).toBe(true);
  expect(shown.questions?.map(({ type }) => type)).toEqual(["qru", "qroc"]);
  expect(JSON.stringify(shown)).not.toMatch(/quote|correct|accepted|C’est écrit/);
});

test.each([
  ["a drawing that is not lines", { image: { path: "javascript:alert(1)" } }],
  ["a circle wider than half of the drawing", { zones: { radius: 0.6 } }],
  ["a place outside of the drawing", { zones: { x: 1.2 } }],
  ["two places of one name", { zones: { name: "La croix de droite" } }],
])("%s is refused", (_, change) => {
  const { image, zones, ...rest } = structuredClone(ZONES) as Extract<
    typeof ZONES,
    { type: "zones" }
  >;
  const spoilt = {
    ...rest,
    image: "image" in change ? { ...image, marks: [...image.marks, { ...change.image }] } : image,
    zones: "zones" in change ? zones.map((zone) => ({ ...zone, ...change.zones })) : zones,
  };
  expect(bankQuestion.safeParse({ ...rest, image, zones }).success).toBe(true);
  expect(bankQuestion.safeParse(spoilt).success).toBe(false);
});

test("the height of a drawing is never what a file says", () => {
  expect(bankQuestion.parse({ ...ZONES, ratio: 9 })).toMatchObject({ ratio: 0.5 });
});

test("a panel of nobody is refused", () => {
  expect(bankQuestion.safeParse({ ...CONCORDANCE, panel: {} }).success).toBe(false);
  expect(bankQuestion.safeParse({ ...CONCORDANCE, panel: { "3": 5 } }).success).toBe(false);
});
