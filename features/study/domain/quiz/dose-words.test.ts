import { expect, test } from "vitest";
import { bandsOf, inSentence, throughRoute } from "./dose-words.ts";

test("a route is said in words", () => {
  expect(throughRoute("IV")).toBe("par voie intraveineuse");
  expect(throughRoute("IV ou IO")).toBe("par voie intraveineuse ou intra-osseuse");
  expect(throughRoute("buccale")).toBe("par voie buccale");
  expect(throughRoute("nébulisation")).toBe("en nébulisation");
  expect(throughRoute("masque à haute concentration")).toBe("au masque à haute concentration");
  expect(throughRoute("")).toBe("");
});

test.each([
  ["dose unique", ", en dose unique"],
  ["une dose", ", en une dose"],
  ["première dose", ", pour la première dose"],
  ["bolus rapide", ", en bolus rapide"],
  ["titration", ", en titration"],
  ["continue, seringue électrique", ", en perfusion continue, seringue électrique"],
  ["très lente", ", en injection très lente"],
  [
    "lente, 4 mg/min au plus ; 2,5 mg/min si insuffisance rénale sévère",
    ", en injection lente, 4 mg/min au plus (2,5 mg/min si insuffisance rénale sévère)",
  ],
  ["25 mg/min au plus", ", au débit de 25 mg/min au plus"],
  ["100 à 150 mg EP/min", ", au débit de 100 à 150 mg EP/min"],
  ["le premier jour", ", le premier jour"],
  ["toutes les 6 h", ", toutes les 6 h"],
  ["trois fois par jour", ", trois fois par jour"],
  ["1 à 2 fois par jour", ", 1 à 2 fois par jour"],
  ["à répéter après 5 min si besoin", ", à répéter après 5 min si besoin"],
  ["rinçage après chaque injection", " (rinçage après chaque injection)"],
  ["lente si IV", " (lente si IV)"],
  ["IV : en 15 min", " (IV : en 15 min)"],
])("« %s » follows a verb as « %s »", (words, said) => {
  expect(inSentence(words)).toBe(said);
});

test("a band says what it measures", () => {
  const band = { age: { over: "12 ans" }, weight: { from: 80, under: 90 } };
  expect(bandsOf(band)).toEqual([
    "âge >\u00a012\u00a0ans",
    "poids de 80\u00a0kg à moins de 90\u00a0kg",
  ]);
});
