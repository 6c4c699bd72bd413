import { describe, expect, test } from "vitest";
import { allergiesIn } from "./allergies.ts";
import { DrugBook } from "./drug-book.ts";
import { DrugIndex } from "./drug-index.ts";
import type { DrugText } from "./drug-text.ts";
import { kidneyFunction } from "./kidney-function.ts";
import { contraindicationsIn, linesOn, subjectsOf } from "./patient-lines.ts";
import { readProfile } from "./read-profile.ts";
import { Thesaurus } from "./thesaurus.ts";

describe("renal function comes from the calculators", () => {
  const patient = { age: 60, sex: "male", weight: 80, creatinine: "1.2 mg/dL" } as const;
  test("both formulas, the clearance of Cockcroft for the limits", () => {
    const found = kidneyFunction(patient);
    expect(found?.values.map(({ calculator }) => calculator)).toEqual([
      "cockcroft-gault",
      "ckd-epi-2009",
    ]);
    // The published case of the calculator.
    expect(found?.used?.value).toBeCloseTo(74.1, 1);
    expect(found?.used?.by).toBe("cockcroft-gault");
  });
  test("without a weight, the other one, and what is missing is said", () => {
    const found = kidneyFunction({ ...patient, weight: null });
    expect(found).toMatchObject({ used: { by: "ckd-epi-2009" }, missing: ["weight"] });
  });
  test("a figure without its unit is asked for, never guessed", () =>
    expect(kidneyFunction({ ...patient, creatinine: 98 })).toMatchObject({
      ...{ values: [], used: null, refused: ["creatinine"] },
    }));
  test("a child has no adult clearance", () =>
    expect(kidneyFunction({ ...patient, age: 8 })).toMatchObject({
      ...{ values: [], used: null, refused: ["age"] },
    }));
  test("a rate that was given is used when nothing is computed", () =>
    expect(kidneyFunction({ gfr: 25 })).toMatchObject({ used: { value: 25, by: "given" } }));
  test("nothing told, nothing computed", () => expect(kidneyFunction({ age: 60 })).toBeNull());
});

describe("what is told of a drug for a patient", () => {
  const texts: DrugText[] = [
    {
      ...{ kind: "rcp", cis: "60000001", name: "MARQUOL", readAt: new Date(0) },
      rcp: {
        updated: null,
        sections: [
          {
            ...{ number: "4.2", title: "Posologie" },
            blocks: [
              { kind: "text", text: "Clairance de 15 à 29 mL/min, insuffisance rénale : 5 mg." },
              { kind: "text", text: "Sujet âgé : 5 mg." },
            ],
          },
          {
            ...{ number: "4.3", title: "Contre-indications" },
            blocks: [{ kind: "item", text: "Allaitement." }],
          },
        ],
      },
    },
    {
      ...{ kind: "library", title: "Fiche", indication: "essai", route: "/guidelines/f#t1" },
      ...{
        grade: "issuer",
        said: { renal: "non recommandé sous 15 mL/min", pregnancy: "à éviter" },
      },
    },
  ];
  test("lines as they stand, each with its place, and whether its limit holds", () => {
    expect(linesOn("kidney", texts, 20)).toEqual([
      {
        ...{ text: "Clairance de 15 à 29 mL/min, insuffisance rénale : 5 mg.", place: "4.2" },
        ...{ source: 0, holds: true },
      },
      { text: "non recommandé sous 15 mL/min", place: "essai", source: 1, holds: false },
    ]);
    expect(linesOn("kidney", texts, null).map(({ holds }) => holds)).toEqual([null, null]);
  });
  test("pregnancy and breastfeeding are two questions", () => {
    expect(linesOn("pregnancy", texts, null).map(({ text }) => text)).toEqual(["à éviter"]);
    expect(linesOn("breastfeeding", texts, null).map(({ text }) => text)).toEqual(["Allaitement."]);
  });
  test("contraindications are all told: nobody here knows which the patient has", () =>
    expect(contraindicationsIn(texts).map(({ text }) => text)).toEqual(["Allaitement."]));
  test("only what the profile makes worth reading is asked", () => {
    expect(subjectsOf({ age: 80, sex: "male", pregnant: true, gfr: 50 }, 50)).toEqual([
      "kidney",
      "elderly",
    ]);
    expect(subjectsOf({ age: 3 }, null)).toEqual(["child"]);
    expect(subjectsOf({ sex: "female", pregnant: true, breastfeeding: true }, null)).toEqual([
      "pregnancy",
      "breastfeeding",
    ]);
    expect(subjectsOf({}, null)).toEqual([]);
  });
});

describe("allergies", () => {
  const thesaurus = new Thesaurus(
    [],
    [
      { name: "fictol", classes: ["fictifs"] },
      { name: "exempline", classes: [] },
    ],
  );
  const drug = (cis: string, name: string, atc: string | null, ...substances: string[]) => ({
    ...{ cis, name, cips: [], atc },
    parts: substances.map((substance, at) => ({ substance, link: String(at) })),
  });
  const drugs = [
    drug("60000001", "MARQUOL 10 mg, comprimé", null, "CHLORHYDRATE D'EXEMPLINE"),
    drug("60000002", "DUOMARQUE, comprimé", "J01CR02", "FICTOL", "EXEMPLINE"),
    drug("60000003", "PENOL 1 g, gélule", "J01CA04", "PENOLINE"),
    drug("60000004", "CEFOL 1 g, gélule", "J01DD04", "CEFOLINE"),
    drug("60000005", "VOISOL 1 g, gélule", "J01CA12", "VOISINE"),
    drug("60000006", "PENOL LABO 1 g, gélule", null, "PENOLINE"),
  ];
  const book = new DrugBook(thesaurus, drugs, ["fictol", "exempline"]);
  const known = { book, index: new DrugIndex(drugs), thesaurus };
  const find = (allergies: string[], ...given: string[]) =>
    allergiesIn(
      allergies,
      given.flatMap((one) => book.read(one) ?? []),
      known,
    );

  test.each([
    ["the substance, salt apart", "exempline", "Marquol", "substance"],
    ["a brand that holds it", "Marquol", "Duomarque", "substance"],
    ["the words around it", "allergie à l'exempline", "Marquol", "substance"],
    ["a class of the thesaurus", "fictifs", "Duomarque", "class"],
    ["a group by its usual name", "pénicilline", "Penol", "atc"],
    ["a neighbour of its subgroup", "Voisol", "Penol", "atc"],
    ["a drug whose substance alone has a code", "pénicillines", "Penol labo", "atc"],
  ])("%s is found", (_what, allergy, given, by) =>
    expect(find([allergy], given).found).toMatchObject([{ allergy, drug: given, by }]),
  );
  test("another group is not", () =>
    expect(find(["pénicilline"], "Cefol")).toEqual({ found: [], unverified: [] }));
  test("what nothing knows is not verified", () =>
    expect(find(["pollen de fictif"], "Penol")).toEqual({
      ...{ found: [], unverified: ["pollen de fictif"] },
    }));
});

test("a profile of the command line: what is understood, and the names of the rest", () =>
  expect(
    readProfile({ age: 80, sex: "F", pregnancy: false, weight: -3, creatinine: "98 µmol/L", x: 1 }),
  ).toEqual({
    read: { age: 80, sex: "female", pregnant: false, creatinine: "98 µmol/L" },
    notRead: ["weight", "x"],
  }));
