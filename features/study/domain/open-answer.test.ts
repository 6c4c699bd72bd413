import { expect, test } from "vitest";
import { agrees } from "./open-answer.ts";

const drugs = new Set(["cefotaxime", "cefoxitine", "prednisone", "prednisolone", "clonidine"]);
const says = (text: string, wording: string) => agrees(text, wording, (word) => drugs.has(word));

test.each([
  ["hyperkaliemie", "hyperkaliémie"],
  ["HYPERKALIÉMIE", "hyperkaliémie"],
  ["hyperkalièmie", "hyperkaliémie"],
  ["hyperkalémie", "hyperkaliémie"],
  ["hyperkailémie", "hyperkaliémie"],
  ["une embolie pulmonaire", "embolie pulmonaire"],
  ["l'embolie pulmonnaire", "embolie pulmonaire"],
  ["sus décalage du segment ST", "sus-décalage du segment ST"],
  ["susdécalage ST", "sus-décalage ST"],
  ["œdème aigu du poumon", "oedeme aigu du poumon"],
  ["0,5 mg", "0.5 mg"],
  ["3 500 UI", "3 500 UI"],
])("%s says %s", (text, wording) => {
  expect(says(text, wording)).toBe(true);
});

test.each([
  ["hypokaliémie", "hyperkaliémie"],
  ["sous-décalage du segment ST", "sus-décalage du segment ST"],
  ["sousdécalage", "susdécalage"],
  ["abduction", "adduction"],
  ["intracrânien", "infracrânien"],
  ["antérieur", "intérieur"],
  ["macrocytaire", "microcytaire"],
  ["céfoxitine", "céfotaxime"],
  ["prednisone", "prednisolone"],
  ["0,05 mg", "0,5 mg"],
  ["15 mg", "150 mg"],
  ["> 5", "< 5"],
  ["500 µg", "500 mg"],
  ["pulmonaire", "embolie pulmonaire"],
  ["embolie pulmonaire massive", "embolie pulmonaire"],
  ["hiperkalimie", "hyperkaliémie"],
  ["", "embolie"],
  ["…", "…"],
])("%s does not say %s", (text, wording) => {
  expect(says(text, wording)).toBe(false);
});

test("a name that exists is never taken for another misspelt", () => {
  expect(agrees("clonidime", "clonidine", () => false)).toBe(true);
  expect(says("prednisolone", "prednisolome")).toBe(false);
});

test("what may be two words that exist says neither", () => {
  const words = new Set(["hyperkaliemie", "hypercalcemie", "hyperkaliemies"]);
  const exists = (word: string) => words.has(word);
  expect(agrees("hyperkalcémie", "hyperkaliémie", exists)).toBe(false);
  expect(agrees("hyperkalcémie", "hypercalcémie", exists)).toBe(false);
  // A plural is no other word.
  expect(agrees("hyperkailémie", "hyperkaliémie", exists)).toBe(true);
  expect(agrees("hyperkaliémiee", "hyperkaliémie", exists)).toBe(true);
});
