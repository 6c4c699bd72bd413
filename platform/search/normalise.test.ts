import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allowedSlips, editDistance, NearestWord } from "./edit-distance.ts";
import { fold, stem, stems, stemsOfEach, words } from "./normalise.ts";
import { phoneticKeys, soundKey } from "./phonetic.ts";

describe("folding", () => {
  test.each([
    ["Œdème aigu", "oedeme aigu"],
    ["L’ÉTAT  de\u00a0mal", "l'etat de mal"],
    ["µg et μg", "ug et ug"],
    ["SpO₂ ≥ 94 %", "spo2 ≥ 94 %"],
    ["cæcum", "caecum"],
    ["ictère", "ictere"],
  ])("%s → %s", (text, folded) => expect(fold(text)).toBe(folded));
});

describe("words", () => {
  test.each([
    ["d'asthme", ["d", "asthme"]],
    ["IDM ST+", ["idm", "st+"]],
    ["SCA ST- ?", ["sca", "st-"]],
    ["sus-décalage", ["sus", "decalage"]],
    ["K+ à 7,2", ["k+", "a", "7", "2"]],
    ["2 + 2", ["2", "2"]],
  ])("%s", (text, expected) => expect(words(text)).toEqual(expected));
});

describe("stems", () => {
  test.each([
    ["traitements", "traitement"],
    ["élevée", "élevé"],
    ["aiguës", "aigu"],
    ["rénaux", "rénal"],
    ["thoraciques", "thoracique"],
    ["personnelle", "personnel"],
  ])("%s and %s share a stem", (a, b) => expect(stems(a)).toEqual(stems(b)));
  test.each([
    ["hypokaliemie", "hyperkaliemie"],
    ["prednisone", "prednisolone"],
    ["ischemie", "ischemique"],
  ])("%s and %s do not", (a, b) => expect(stem(a)).not.toBe(stem(b)));
  test("short words are abbreviations and stay whole", () => {
    expect([stem("eme"), stem("tvs"), stem("st+")]).toEqual(["eme", "tvs", "st+"]);
  });
});

describe("edit distance", () => {
  test.each([
    ["asthme", "asthme", 0],
    ["astme", "asthme", 1],
    ["infractus", "infarctus", 1],
    ["emboli", "embolie", 1],
    ["anafilaxi", "anaphylaxi", 3],
    ["", "ep", 2],
  ])("%s, %s: %i", (a, b, distance) => {
    expect(editDistance(a, b, 5)).toBe(distance);
    expect(editDistance(b, a, 5)).toBe(distance);
  });
  test("stops at its limit", () => expect(editDistance("pancreatite", "anaphylaxie", 2)).toBe(3));
  test("abbreviations hold no slip", () =>
    expect([allowedSlips(2), allowedSlips(4), allowedSlips(5), allowedSlips(9)]).toEqual([
      0, 0, 1, 2,
    ]));
  test("the nearest word, same first letter preferred", () => {
    const nearest = new NearestWord(["infarctus", "asthme", "bpco"]);
    expect(nearest.find("infractus", 2)).toEqual({ word: "infarctus", slips: 1 });
    expect(nearest.find("pommes", 1)).toBeNull();
  });
});

describe("sounds", () => {
  test.each([
    ["amboli", "emboli"],
    ["toraciqu", "thoraciqu"],
    ["sepcis", "sepsis"],
    ["septik", "septiqu"],
    ["anafilaxi", "anaphylaxi"],
    ["choque", "choc"],
  ])("%s is heard as %s", (a, b) => expect(soundKey(a)).toBe(soundKey(b)));
  test.each([
    ["hypokaliemi", "hyperkaliemi"],
    ["morphine", "dopamine"],
  ])("%s is not %s", (a, b) => expect(soundKey(a)).not.toBe(soundKey(b)));
});

describe("many at once", () => {
  const texts = fc.array(
    fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 30 }),
      fc.constantFrom("SCA ST-", "L’œdème  aigu ", "sus-décalage", "", "K+", "µg\u00a0par\nkg"),
    ),
    { maxLength: 12 },
  );

  test("the stems of each text are those it has alone", () => {
    fc.assert(
      fc.property(texts, (all) => {
        const clean = all.map((text) => text.replaceAll("\0", ""));
        expect(stemsOfEach(clean)).toEqual(clean.map(stems));
      }),
    );
  });

  test("a word sounds as it does alone", () => {
    const letters = fc.constantFrom(..."aceghimnopqrstuxyz".split(""));
    const word = fc.oneof(
      fc.string({ unit: letters, maxLength: 8 }),
      fc.constantFrom("st+", "2a", "est"),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (all) => {
        expect([...phoneticKeys(all)]).toEqual(
          [...new Set(all)].map((one) => [one, soundKey(one)]),
        );
      }),
    );
  });
});
