// The figures of a relative are not of the patient; words whose last letters are a "no" deny nothing.
import { describe, expect, test } from "vitest";
import { readScoreTurns } from "./read-question.ts";

const ageIn = (question: string): unknown => {
  const age = readScoreTurns([question])?.inputs.age;
  return typeof age === "object" && age !== null ? age.value : age;
};

describe("the age of a relative", () => {
  test.each([
    "CHA2DS2-VA : HTA, diabète, pas d'AVC, sa femme a 80 ans",
    "Seuil de D-dimères ajusté à l'âge : EP à 52 ans chez le père",
    "D-dimer age-adjusted: his wife is 70 years old",
    "Dímero D ajustado a la edad: su esposa tiene 70 años",
  ])("%s: the age is asked", (question) => {
    const read = readScoreTurns([question]);
    expect(read?.inputs.age).toBeUndefined();
    expect(read?.ask).toContain("age");
  });
  test.each([
    [71, "D-dimères ajustés à l'âge : homme de 71 ans (épouse de 64 ans)"],
    [68, "CHA2DS2-VA : 68 ans, HTA, sa femme a quatre-vingts ans"],
    [47, "CKD-EPI 2021, femme de 47 ans, créatinine 70 µmol/L ; son mari dialysé a 63 ans"],
    [60, "Seuil de D-dimères ajusté : père décédé d'une EP à 52 ans, patiente de 60 ans"],
    [78, "D-dimères ajustés à l'âge ? amenée par sa fille de 50 ans, 78 ans"],
    // Of the patient, whoever is named before it.
    [78, "D-dimères ajustés à l'âge ? amené par son fils, 78 ans"],
    [84, "D-dimères ajustés : sa fille dit qu'il a 84 ans"],
    [54, "D-dimères ajustés : mère de famille de 54 ans"],
    [54, "D-dimères ajustés : mère de trois enfants, 54 ans"],
    [71, "D-dimères ajustés, son mari (63 ans) est inquiet, elle a 71 ans"],
  ])("%i is the patient's: %s", (age, question) => expect(ageIn(question)).toBe(age));
});

test("a relative's height is not that of the child", () =>
  expect(
    readScoreTurns(["Schwartz : mère de 165 cm, enfant de 102 cm, créatinine 40 µmol/L"])?.inputs
      .height,
  ).toEqual({ value: 102, unit: "cm" }));

test.each([
  [
    undefined,
    "Cockcroft : mon patient a 70 ans et pèse 80 kg, sa femme pèse 55 kg, créat 100 µmol/L",
  ],
  ["female", "CKD-EPI 2021, femme de 70 ans, son petit garçon l'accompagne, créat 100 µmol/L"],
  ["male", "CKD-EPI 2021, homme de 70 ans venu avec sa fille, créat 100 µmol/L"],
])("%s, whatever the sex of a relative: %s", (sex, question) =>
  expect(readScoreTurns([question])?.inputs.sex).toBe(sex),
);

test.each([
  ["noCough", true, "McIsaac, 7 ans : 39 °C, tousse pas, ganglions sensibles"],
  ["vomiting", false, "PECARN 5 ans : vomit pas du tout, perte de connaissance"],
  ["confusion", false, "CURB-65 : 70 ans, confus pas, FR 18, PAS 120"],
])("%s is %s when said as it is spoken: %s", (name, value, question) =>
  expect(readScoreTurns([question])?.inputs[name]).toBe(value),
);

test.each([
  ["curb-65", "confusion", "CURB-65 : 70 ans, confusion sur pneumonie, urée 5 mmol/L"],
  ["ottawa-ankle", "malleolarPain", "Ottawa tobillo: dolor en el maléolo externo"],
])("%s: %s is there, though a word after it ends like a no", (_id, name, question) =>
  expect(readScoreTurns([question])?.inputs[name]).toBe(true),
);

test.each([
  ["canadian-ct-head", undefined, "Règle CT head canadienne, 71 ans, Glasgow 15 à deux heures"],
  ["canadian-c-spine", "rotates", "Canadian C-spine : tourne la tête de 60° des deux côtés"],
  ["nihss", "leftLeg", "NIHSS : bras droit 2, bras et jambe gauches 0"],
  ["qtc", "heartRate", "QTc Fridericia : QT 420 ms, fréquence à quatre-vingt-dix"],
  ["rcri", "highRiskSurgery", "RCRI: cirugía vascular suprainguinal"],
  ["wells-dvt", "wholeLegSwollen", "Wells TVP : jambe pas enflée en entier"],
  ["add-rs", "abruptPain", "ADD-RS : douleur progressive modérée"],
])("%s reads %s: %s", (id, name, question) => {
  const read = readScoreTurns([question]);
  expect(read?.calculator.id).toBe(id);
  if (name) expect(read?.inputs).toHaveProperty(name);
});
