import { expect, test } from "vitest";
import { places, requiredText } from "./phrases.ts";

test.each([
  ["score de wells", "score"],
  ["trou* anionique*", "anionique"],
  ["(score|risque) (de )?dissection( aortique)?", "ection"],
  ["hemorragie", "hemor"],
  ["co2 total*", "total"],
  ["(pals|apls)", ""],
  ["ag[ei]s?|anion", ""],
  ["fi[oO]2? haute", "haute"],
])("what a text must hold to match %s", (phrase, held) => {
  expect(requiredText(phrase)).toBe(held);
});

test("a word that doubles a letter is found when it is typed once, and the other way", () => {
  for (const text of ["hemorragie digestive", "hemoragie digestive"])
    expect(places(text, { fr: "hemorragie", en: "", es: "" })).toEqual([
      { from: 0, to: text.indexOf(" ") },
    ]);
});
