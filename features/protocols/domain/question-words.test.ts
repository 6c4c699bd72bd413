import { expect, test } from "vitest";
import { saidWords } from "#features/guidelines/server/public.ts";
import { wantedWords } from "./question-words.ts";

const words = (question: string) => wantedWords(question, saidWords).map(({ said }) => said);

test.each(["à peu près", "plus ou moins", "en gros", "à la louche"])(
  "« %s » says how sure one is, and is looked for nowhere",
  (roughly) => {
    expect(words(`poche ouverte depuis 2 h ${roughly}`)).toEqual(words("poche ouverte depuis 2 h"));
  },
);

test("« c’est bon » asks for no form, and « il a bu » for no strip", () => {
  expect(words("à jeun depuis 4 h c’est bon ?")).toEqual(words("à jeun depuis 4 h"));
  expect(words("il a bu à 4 h")).toEqual(words("il a boire à 4 h"));
});

test("two words that name one thing say it once, and more surely", () => {
  const shares = (question: string) => wantedWords(question, saidWords).map(({ share }) => share);
  const whole = (question: string) => shares(question).reduce((sum, one) => sum + one, 0);
  expect(whole("tombé au sol")).toBeLessThan(2 * whole("tombé"));
  expect(whole("tombé au sol")).toBeGreaterThan(whole("tombé"));
});

test("« on redonne quand » gives again, and asks for no drain of Redon", () => {
  expect(words("ivermectine, on redonne quand")).toEqual(words("ivermectine, on donne quand"));
});
